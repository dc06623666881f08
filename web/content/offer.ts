// The running offer. Change the percentage and the last day here; after that day every page shows the MRP by itself.

import type { Sample } from './types.ts'

export type Offer = Sample & {
  /** Per cent off the MRP. */
  readonly percent: number
  /** First and last day of the offer in India, YYYY-MM-DD; both are included. */
  readonly startsOn: string
  readonly endsOn: string
}

export const offer: Offer = {
  // The percentage is the specification's; the two days stand in until the owner sets them.
  sample: true,
  percent: 15,
  startsOn: '2026-11-01',
  endsOn: '2027-03-31',
}
