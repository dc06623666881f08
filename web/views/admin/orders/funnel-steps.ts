import { orderText } from '#web/content/admin.ts'
import { showShare } from '../format.ts'

/** Below this count, a share of it says nothing (issue 13). */
const ENOUGH_TO_TELL = 30

type FunnelStep = {
  name: string
  count: number
  /** Share of the step before; undefined for the first. */
  share?: string
}

/** @returns the three steps from a price to a sale, in order */
export function funnelSteps(seen: number, clicked: number, sold: number): FunnelStep[] {
  const { funnel } = orderText
  const share = (count: number, before: number) =>
    before < ENOUGH_TO_TELL ? funnel.tooFew : funnel.share(showShare(count / before))
  return [
    { name: funnel.seen, count: seen },
    { name: funnel.clicked, count: clicked, share: share(clicked, seen) },
    { name: funnel.sold, count: sold, share: share(sold, clicked) },
  ]
}
