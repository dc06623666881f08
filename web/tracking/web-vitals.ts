import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { Vitals } from '#contract/vitals.ts'

/** CLS is reported with three decimals. */
const CLS_STEPS = 1000
/** What is measured by the time a page is hidden counts, whether or not it is final. */
const OPTIONS = { reportAllChanges: true }

/**
 * Measures how fast a page view is and reports it once, when the page is first hidden. Later changes are left out.
 *
 * @param report takes the measured values, times in whole milliseconds; not called where nothing was measured
 */
export function measureWebVitals(page: Document, report: (vitals: Vitals) => void): void {
  const measured: Vitals = {}
  const keepMs = (name: 'lcp' | 'inp') => (metric: Metric) => {
    measured[name] = Math.round(metric.value)
  }
  onLCP(keepMs('lcp'), OPTIONS)
  onINP(keepMs('inp'), OPTIONS)
  onCLS(({ value }) => {
    measured.cls = Math.round(value * CLS_STEPS) / CLS_STEPS
  }, OPTIONS)
  // The library finalizes its values in the capture phase of this event. `pagehide` fires before it.
  const onHidden = () => {
    if (page.visibilityState !== 'hidden') return
    page.removeEventListener('visibilitychange', onHidden)
    if (Object.keys(measured).length > 0) report(measured)
  }
  page.addEventListener('visibilitychange', onHidden)
}
