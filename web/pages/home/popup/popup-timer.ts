import { popup, slug } from 'virtual:shop'
import { readStorage, writeStorage } from '#web/browser/storage.ts'

/** The time from the appearance of home to the opening of the launch popup. */
const POPUP_DELAY_MS = 1000

/** Scrolled further than this, in px, the visitor is not at the start of home: a link to a text, a reload or Back led there. */
const MAX_SCROLL_PX = 300

/** Marks the popup's dialog, which the home view has in its HTML. */
export const LAUNCH_POPUP = 'data-launch-popup'

/**
 * What a visitor does who is not to be interrupted. The keyup is that of a Tab from the browser's own bar; assistive
 * technology may press by a click alone. Not the focus itself: a script may move it.
 */
const ACTS = ['keydown', 'keyup', 'pointerdown', 'touchstart', 'click', 'wheel'] as const

/**
 * Opens the launch popup, where the view has one, `POPUP_DELAY_MS` from now, if the brand's setting allows it and orders are
 * taken: it greets with “live”. It does not open over what the visitor has begun to do or came for: after a key, a press or
 * a turn of the wheel until then, where the address leads to a section below the first, or where home is then scrolled. Its
 * code is loaded then; where that fails the popup does not open.
 *
 * @returns cancels or closes it, to be called when the page is hidden
 */
export function openPopupAfterDelay(page: Document): () => void {
  const dialog = page.querySelector<HTMLDialogElement>(`:root:not([data-closed]) dialog[${LAUNCH_POPUP}]`)
  if (!dialog || popup === 'off' || !['', '#hero'].includes(location.hash)) return () => {}
  const waiting = new AbortController()
  const open = async () => {
    const code = await import('./open-popup.ts').catch(() => undefined)
    // The visitor may have begun something while it was loaded.
    if (!code || waiting.signal.aborted) return
    waiting.abort()
    if (scrollY <= MAX_SCROLL_PX && claimPopup(popup)) code.openPopup(dialog)
  }
  const timer = setTimeout(open, POPUP_DELAY_MS)
  const cancel = () => {
    clearTimeout(timer)
    waiting.abort()
  }
  for (const act of ACTS)
    page.addEventListener(act, cancel, { capture: true, passive: true, signal: waiting.signal })
  return () => {
    cancel()
    dialog.close()
  }
}

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
