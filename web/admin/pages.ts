export { Details } from './Details.tsx'
export { More } from './More.tsx'
export { OrdersPage } from './orders/OrdersPage.tsx'
export { SetupGuide } from './setup-guide/SetupGuide.tsx'
