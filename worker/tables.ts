/** Every table. */
export * from './inquiries/table.ts'
export * from './orders/table.ts'
export * from './runs/table.ts'
export * from './statistics/table.ts'
export * from './subscriptions/table.ts'
export * from './tracking/table.ts'
