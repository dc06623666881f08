/**
 * The state of a shop. `demonstration` is the sample. Any other shop is `unopened` until everything that is required for
 * the launch is there, and then `open`; the machine that builds it makes no difference. A shop that has opened is `closed`
 * while something of that is missing or has expired: it shows everything, recalls included, but takes no orders.
 */
export type ShopState = 'demonstration' | 'unopened' | 'open' | 'closed'

/** Whether an order can be placed in a shop of this state. */
export const takesOrders = (shopState: ShopState) => shopState === 'demonstration' || shopState === 'open'

/** The content of /mode.txt in each state. It never changes, because an update must recognise an open shop. */
export const PUBLISHED_STATES: Readonly<Record<ShopState, string>> = {
  demonstration: 'demonstration',
  unopened: 'preview',
  open: 'live',
  closed: 'live',
}
