import { slug } from '../content/facts/opening.json'
import { oncePerSession } from '../lib/storage.ts'
import { isTrackingAllowed } from './privacy-control.ts'
import { trackBatchView } from './track.ts'

const RECORDED_KEY = `${slug}_batch_view`

/**
 * Records `batch_view` when a visit from outside the site, such as the scan of a jar's code, begins at a batch's page:
 * once a browser session, with the lot alone. To be called once a page load.
 *
 * @param page the document that was loaded; its batch has the lot in `data-lot`
 */
export function recordBatchView(page: Document): void {
  const lot = page.querySelector<HTMLElement>('article[data-lot]')?.dataset.lot
  if (!lot || !isTrackingAllowed() || !isFromOutside(page)) return
  oncePerSession(RECORDED_KEY, () => {
    trackBatchView(lot)
    return '1'
  })
}

/** A camera or a messenger names no referrer. */
function isFromOutside({ referrer }: Document): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && 'type' in entry && entry.type !== 'navigate') return false
  return referrer === '' || new URL(referrer).host !== location.host
}
