/**
 * How far a shop is. `demonstration` is the sample shop. A shop of one's own is `unopened` until it has all that it cannot
 * open without, on its owner's machine and at a public address alike, and then `open`.
 */
export type ShopState = 'demonstration' | 'unopened' | 'open'

/** What /mode.txt says of each. The words never change: an update must not take an open shop for an unopened one. */
export const PUBLISHED_STATES: Readonly<Record<ShopState, string>> = {
  demonstration: 'demonstration',
  unopened: 'preview',
  open: 'live',
}
