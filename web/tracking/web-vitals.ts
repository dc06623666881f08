import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { Vitals } from '../../worker/contract/vitals.ts'

/** CLS is told to three places. */
const CLS_PARTS = 1000
/** What is known when a page is hidden counts, whether or not it could still change. */
const AS_IT_CHANGES = { reportAllChanges: true }

/**
 * Gathers how fast a page view was, and tells it once, when the page is first hidden: what comes later is left out.
 *
 * @param page the document to measure
 * @param tell takes what the browser measured, times in whole milliseconds; not called where it measured nothing
 */
export function measureSpeed(page: Document, tell: (vitals: Vitals) => void): void {
  const measured: Vitals = {}
  const keepMs = (name: 'lcp' | 'inp') => (metric: Metric) => {
    measured[name] = Math.round(metric.value)
  }
  onLCP(keepMs('lcp'), AS_IT_CHANGES)
  onINP(keepMs('inp'), AS_IT_CHANGES)
  onCLS(({ value }) => {
    measured.cls = Math.round(value * CLS_PARTS) / CLS_PARTS
  }, AS_IT_CHANGES)
  // The library settles its numbers while this event is still on its way down to the document. A page that is left is
  // hidden as well, and by `pagehide`, which comes before, they would not be settled.
  const hidden = () => {
    if (page.visibilityState !== 'hidden') return
    page.removeEventListener('visibilitychange', hidden)
    if (Object.keys(measured).length > 0) tell(measured)
  }
  page.addEventListener('visibilitychange', hidden)
}
