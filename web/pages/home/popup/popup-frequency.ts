import { slug } from 'virtual:shop'
import { readStorage, writeStorage } from '#web/browser/storage.ts'

const SEEN_KEY = `${slug}_popup_seen`

/**
 * Decides whether the launch popup may open now, and records that it does.
 *
 * @param frequency the brand's setting: `every-visit`, `once-per-session` or `off`
 * @returns true always, once a browser session, or never; where storage is blocked, `once-per-session` counts as `off`
 */
export function claimPopup(frequency: string): boolean {
  if (frequency !== 'once-per-session') return frequency === 'every-visit'
  return readStorage('sessionStorage', SEEN_KEY) === null && writeStorage('sessionStorage', SEEN_KEY, 'yes')
}
