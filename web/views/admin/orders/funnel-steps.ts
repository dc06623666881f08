import { showShare } from '../format.ts'

/** Of fewer, a share is left out: it would change by several percent with each one. */
const MIN_SHARE_SAMPLE = 30

type FunnelStep = {
  name: string
  count: number
  /** Share of the step before; undefined for the first. */
  share?: string
}

/** @returns the three steps from a price to a sale, in order */
export function funnelSteps(seen: number, clicked: number, sold: number): FunnelStep[] {
  const share = (count: number, before: number) =>
    before < MIN_SHARE_SAMPLE ? 'too few to tell' : `${showShare(count / before)} of the step before`
  return [
    { name: 'Price seen', count: seen },
    { name: 'Order click', count: clicked, share: share(clicked, seen) },
    { name: 'Sold', count: sold, share: share(sold, clicked) },
  ]
}
