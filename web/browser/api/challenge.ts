import { CHALLENGE_ACTION } from '#contract/challenge.ts'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** How long the provider may take to answer, or to show a checkbox. */
const CHALLENGE_TIMEOUT_MS = 20_000

/** The provider's own widths in px: the wide form fills its place from here on. */
const WIDE_FROM_PX = 300

declare global {
  interface Window {
    /** Defined by the provider's script; only what is used here. */
    turnstile?: {
      render(place: HTMLElement, options: Record<string, unknown>): string | null | undefined
      remove(widget: string): void
    }
  }
}

/**
 * Runs a Turnstile check in an empty element: most visitors only wait a moment, some tick a box. Nothing is requested from
 * the provider before. Returns the token that proves the check; nothing where the script does not load, or the check is
 * not passed (developers.cloudflare.com/turnstile, "Widget configurations").
 */
export async function solveChallenge(place: HTMLElement, siteKey: string): Promise<string | undefined> {
  const cameFrom = document.activeElement
  const box = document.createElement('div')
  place.replaceChildren(box)
  let widget: string | null | undefined
  const token = await new Promise<string | undefined>((resolve) => {
    const giveUp = () => resolve(undefined)
    const timeout = setTimeout(giveUp, CHALLENGE_TIMEOUT_MS)
    loadScript()
      .then(() => {
        // The script was loaded after the timeout.
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
            // Returning true keeps the provider from writing to the console.
            return true
          },
          'timeout-callback': giveUp,
          'unsupported-callback': giveUp,
          'before-interactive-callback': () => {
            clearTimeout(timeout)
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

/** Once a page; after a failure the next call repeats the request. */
function loadScript(): Promise<void> {
  if (window.turnstile) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The check did not load')))
    document.head.appendChild(script)
  })
}
