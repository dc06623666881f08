import { viewAt, views } from '../../views.ts'
import { closest } from '../closest.ts'

/** Marks the invisible dot of the home view. */
export const HIDDEN_DOT = 'data-hidden-dot'

/** The longest pause between the two taps of a double tap; not every phone fires `dblclick`. */
const DOUBLE_TAP_MS = 500

/** Opens the dashboard from home by Ctrl+Shift+A or by a double click on the invisible dot. */
export function openAdminByShortcut(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey && event.shiftKey && isLetterA(event) && viewAt(location.pathname).name === 'home') {
      event.preventDefault()
      location.assign(views.admin.path)
    }
  })
  let lastTap = Number.NEGATIVE_INFINITY
  page.addEventListener('click', (event) => {
    if (!closest(event, `[${HIDDEN_DOT}]`)) return
    const { timeStamp, detail } = event
    if (detail >= 2 || timeStamp - lastTap <= DOUBLE_TAP_MS) location.assign(views.admin.path)
    else lastTap = timeStamp
  })
}

/** Also accepts the key in A's place on keyboards without Latin letters. */
function isLetterA({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'a' : code === 'KeyA'
}
