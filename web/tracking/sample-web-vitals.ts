import { whenIdle } from '../lib/when-idle.ts'
import { viewAt } from '../views.ts'
import { isOwnerDevice } from './owner-device.ts'
import { asksForPrivacy } from './privacy-control.ts'
import { trackSpeed } from './track.ts'

/** One page view of ten, as the privacy policy says. */
const SHARE = 0.1

/**
 * Measures one page view of ten, chosen at random, and tells how fast it was when the page is hidden. The code for it
 * comes when the page has loaded and the device is idle; the browser kept what happened until then.
 *
 * @param page the document to measure
 * @param draw from 0 up to 1, below a tenth to be measured
 */
export function sampleWebVitals(page: Document, draw = Math.random()): void {
  if (!isSampled(draw, location.pathname)) return
  whenIdle(page, () => {
    import('./web-vitals.ts').then(
      ({ measureSpeed }) =>
        measureSpeed(page, (vitals) => {
          // The visitor may have gone to the owner's room, and marked the device there.
          if (isMeasured(location.pathname)) trackSpeed(vitals)
        }),
      () => {},
    )
  })
}

/**
 * @param draw from 0 up to 1
 * @param path of the page
 * @returns whether a page view is one of those that tell how fast they were
 */
export function isSampled(draw: number, path: string): boolean {
  return draw < SHARE && isMeasured(path)
}

/** The owner's own visits are not, nor those of visitors who ask for privacy. */
function isMeasured(path: string): boolean {
  return viewAt(path).name !== 'admin' && !asksForPrivacy() && !isOwnerDevice()
}
