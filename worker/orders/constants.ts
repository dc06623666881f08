/*
 * Two kinds of rows are called a click. Here, `clicked` is an order: somebody pressed an order link. In `tracking/`,
 * `whatsapp_click` is an interaction: somebody pressed any link to the chat, and each order stores one, too. So the
 * metrics `clicked:*` of `daily_counts` count orders, and `interaction:*` count interactions. A source is the same in
 * both, where the visit came from, but that of an order keeps its campaign.
 */

/** `clicked` until the owner marks the order. */
export const ORDER_STATUSES = ['clicked', 'sold', 'cancelled'] as const

/** Ways in which the money of a sale is received. */
export const WAYS_RECEIVED = ['upi', 'bank', 'cash'] as const

/** Lists of orders, by what is still to be done. */
export const ORDER_LISTS = ['open', 'to_send', 'owed', 'sold', 'not_sold'] as const
export type OrderListName = (typeof ORDER_LISTS)[number]

/** Where orders come from. */
export const ORDER_DIMENSIONS = ['source', 'page', 'placement', 'pack'] as const
export type OrderDimension = (typeof ORDER_DIMENSIONS)[number]

/** The key of delivery charges among the sums by pack. */
export const DELIVERY = 'delivery'

/** Days that a sale, a receipt or a refund may be dated back. */
export const MAX_SALE_AGE_DAYS = 400

/** Days after which an order that is still open can be closed with all others of its age. */
export const CLOSE_AFTER_DAYS = 7

/** The header of a new sale with the idempotency key that the client makes for it: a repeated request stores nothing. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
