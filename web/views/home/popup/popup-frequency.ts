import { brand, type PopupFrequency } from '#web/content/brand.ts'

const SEEN_KEY = `${brand.slug}_popup_seen`

/**
 * Decides whether the launch popup may open now, and records that it does.
 *
 * @param frequency the brand's setting
 * @returns true always, once a browser session, or never; where storage is blocked, `once-per-session` counts as `off`
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
