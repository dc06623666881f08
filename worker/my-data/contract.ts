import type { OwnBill } from '../bills/contract.ts'
import type { Inquiry } from '../inquiries/contract.ts'
import type { OwnOrder } from '../orders/contract.ts'
import type { Interaction, ProductEvent } from '../tracking/contract.ts'

/** Stored rows of one browser session, newest first, orders by reference. */
export type MyData = {
  interactions: Interaction[]
  productEvents: ProductEvent[]
  inquiries: Inquiry[]
  /** Without the owner's note. */
  orders: OwnOrder[]
  /** Of these orders, and the notes that cancel them. */
  bills: OwnBill[]
}

/** At most `MY_DATA_ROWS` of each kind; `next` is the cursor `before` of the next page, null on the last one. */
export type MyDataPage = { data: MyData; next: string | null }

/** Rows of each kind in one response. */
export const MY_DATA_ROWS = 100

/** Rows of each kind that one call deletes. */
export const MY_DATA_DELETED_ROWS = 500
