/** `clicked` until the owner marks the order. */
export const ORDER_STATUSES = ['clicked', 'sold', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]
