import { whenIdle } from '../lib/when-idle.ts'
import { viewAt } from '../views.ts'
import { isOwnerDevice } from './owner-device.ts'
import { isTrackingAllowed } from './privacy-control.ts'
import { trackWebVitals } from './track.ts'

/** The share of page views that are measured, as the privacy policy says. */
const SHARE = 0.1

/**
 * Measures one page view of ten, chosen at random, and reports how fast it was when the page is hidden. The code is
 * loaded when the device is idle: the browser buffers the entries until then.
 *
 * @param draw from 0 up to 1; below a tenth the page view is measured
 */
export function sampleWebVitals(page: Document, draw = Math.random()): void {
  if (!isSampled(draw, location.pathname)) return
  whenIdle(page, () => {
    import('./web-vitals.ts').then(
      ({ measureWebVitals }) =>
        measureWebVitals(page, (vitals) => {
          // By then the visitor may be on the dashboard, or have marked the device as the owner's there.
          if (isMeasured(location.pathname)) trackWebVitals(vitals)
        }),
      () => {},
    )
  })
}

/**
 * @param draw from 0 up to 1
 * @param path of the page
 * @returns whether a page view is part of the sample
 */
export function isSampled(draw: number, path: string): boolean {
  return draw < SHARE && isMeasured(path)
}

/** Leaves out the owner's own visits, and visitors who are not tracked. */
function isMeasured(path: string): boolean {
  return viewAt(path).name !== 'admin' && isTrackingAllowed() && !isOwnerDevice()
}
