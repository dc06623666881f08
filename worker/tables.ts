/** Every table. */
export { bills } from './bills/table.ts'
export { contactInquiries } from './inquiries/table.ts'
export { chatOrders } from './orders/table.ts'
export { reports } from './reports/table.ts'
export { dailyCounts } from './statistics/table.ts'
export { newsletterSubscriptions } from './subscriptions/table.ts'
export { customerInteractions, productAnalytics } from './tracking/table.ts'
