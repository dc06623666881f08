import type { Inquiry } from '../inquiries/contract.ts'
import type { Order } from '../orders/contract.ts'
import type { Interaction, ProductEvent } from '../tracking/contract.ts'

/** All stored rows of one browser session. */
export type MyData = {
  interactions: Interaction[]
  productEvents: ProductEvent[]
  inquiries: Inquiry[]
  /** Without the owner's note. */
  orders: Omit<Order, 'note'>[]
}
