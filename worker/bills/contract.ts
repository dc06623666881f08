export type { Bill, OwnBill } from './table.ts'
