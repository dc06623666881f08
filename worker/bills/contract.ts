export type { BillInput } from './input.ts'
export type { Bill, BillLine, OwnBill } from './table.ts'
