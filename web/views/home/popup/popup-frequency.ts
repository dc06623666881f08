import { brand, type PopupFrequency } from '../../../content/brand.ts'

const SEEN_KEY = `${brand.slug}_popup_seen`

/**
 * Asks whether the launch popup may open now, and takes note that it does.
 *
 * @param frequency the brand's setting
 * @returns always, once a browser session, or never; where storage is forbidden `once-per-session` is `off`
 */
export function claimPopup(frequency: PopupFrequency): boolean {
  if (frequency !== 'once-per-session') return frequency === 'every-visit'
  try {
    if (sessionStorage.getItem(SEEN_KEY)) return false
    sessionStorage.setItem(SEEN_KEY, 'yes')
    return true
  } catch {
    return false
  }
}
