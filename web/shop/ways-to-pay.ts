/** The ways to pay that a shop, or one of its zones, may take, in the order in which they are named. */
export const WAYS_TO_PAY = ['upi', 'bankTransfer', 'cashOnDelivery'] as const
export type WayToPay = (typeof WAYS_TO_PAY)[number]
