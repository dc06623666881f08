import { CHALLENGE_ACTION, CHALLENGE_MESSAGES } from '../../worker/contract/challenge.ts'
import { MESSAGES } from '../../worker/contract/messages.ts'

/** What is said while the check runs. */
export const ASKED = {
  message: 'One short check',
  description: 'Tick the box below the address if you are asked to.',
}

/** What is said where it gives no token. */
export const NOT_PASSED = {
  message: MESSAGES.subscriptionFailed,
  description: CHALLENGE_MESSAGES.failed,
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** How long the provider may take until it has an answer, or asks the visitor for something. */
const PATIENCE_MS = 20_000

/** The provider's own widths in px: the wide form fills its place from here on. */
const WIDE_FROM_PX = 300

declare global {
  interface Window {
    /** What the provider's script leaves behind; only what is used here. */
    turnstile?: {
      render(place: HTMLElement, options: Record<string, unknown>): string | null | undefined
      remove(widget: string): void
    }
  }
}

/**
 * Runs a Turnstile check: most visitors only wait a moment, some tick a box. Nothing is fetched from the provider before.
 *
 * @param place an empty element in the page; the widget stands in it, and it is empty again afterwards
 * @param siteKey the widget's public key
 * @returns the token that proves the check; nothing where the script does not load, or the check is not passed
 * (developers.cloudflare.com/turnstile, "Widget configurations")
 */
export async function solveChallenge(place: HTMLElement, siteKey: string): Promise<string | undefined> {
  const cameFrom = document.activeElement
  const box = document.createElement('div')
  place.replaceChildren(box)
  let widget: string | null | undefined
  const token = await new Promise<string | undefined>((resolve) => {
    const giveUp = () => resolve(undefined)
    const patience = setTimeout(giveUp, PATIENCE_MS)
    loadScript()
      .then(() => {
        // It came when nobody waited any more.
        if (!box.isConnected) return
        widget = window.turnstile?.render(box, {
          sitekey: siteKey,
          action: CHALLENGE_ACTION,
          theme: 'dark',
          size: box.clientWidth < WIDE_FROM_PX ? 'compact' : 'flexible',
          retry: 'never',
          'refresh-timeout': 'never',
          'response-field': false,
          callback: resolve,
          'error-callback': () => {
            giveUp()
            // Told so, the provider does not write to the console.
            return true
          },
          'timeout-callback': giveUp,
          'unsupported-callback': giveUp,
          'before-interactive-callback': () => {
            clearTimeout(patience)
            place.scrollIntoView({ block: 'nearest' })
          },
        })
        if (!widget) giveUp()
      })
      .catch(giveUp)
  })
  const hadFocus = place.contains(document.activeElement)
  if (widget) window.turnstile?.remove(widget)
  place.replaceChildren()
  if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
  return token
}

/** Once a page; a script that did not come is asked for again the next time. */
function loadScript(): Promise<void> {
  if (window.turnstile) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The check did not load')))
    document.head.append(script)
  })
}
