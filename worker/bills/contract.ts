export { billNumber } from './number.ts'
export type { Bill, OwnBill } from './table.ts'
