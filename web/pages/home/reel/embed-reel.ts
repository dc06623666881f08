import { OWNER_WAS_HERE } from '#web/browser/owner-was-here.ts'
import { whenVisible } from '#web/browser/schedule.ts'
import { readStorage } from '#web/browser/storage.ts'
import { isTrackingAllowed } from '#web/browser/tracking/tracking-switch.ts'

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js'

/** How near the viewport a reel must come for its player to be worth a request. */
const VISIBLE_MARGIN = '400px'

declare global {
  interface Window {
    /** Defined by the provider's script. */
    instgrm?: { Embeds: { process(): void } }
  }
}

/**
 * Puts the provider's player of a reel into its frame, marked `data-reel` with the reel's address, once the frame comes
 * near the viewport. Until then nothing is requested from the provider; if its script fails, the poster stays.
 * For a visitor who is not tracked the player is loaded by a tap on the poster's link only; where the owner has signed in,
 * never, because the provider's script could read what the dashboard keeps.
 *
 * @returns removes the player and the script, to be called when the page is hidden
 */
export function embedReel(page: Document): () => void {
  const frame = page.querySelector<HTMLElement>('[data-reel]')
  if (!frame || readStorage('localStorage', OWNER_WAS_HERE)) return () => {}
  let script: HTMLScriptElement | undefined
  const load = () => {
    if (script) return
    frame.replaceChildren(embedMarkup(frame.dataset.reel ?? ''))
    script = page.createElement('script')
    script.src = EMBED_SCRIPT
    script.async = true
    script.addEventListener('load', processEmbeds)
    page.body.append(script)
  }
  const stopObserving = whenVisible(frame, VISIBLE_MARGIN, () => isTrackingAllowed() && load())
  const link = frame.parentElement?.querySelector('a')
  const loadOnTap = (event: MouseEvent) => {
    // A second tap, after a player that could not be loaded, opens the reel at the provider.
    if (script || isTrackingAllowed()) return
    event.preventDefault()
    load()
  }
  link?.addEventListener('click', loadOnTap)
  return () => {
    stopObserving()
    link?.removeEventListener('click', loadOnTap)
    frame.replaceChildren()
    script?.remove()
  }
}

function processEmbeds(): void {
  try {
    window.instgrm?.Embeds.process()
  } catch {
    // An error of the provider's script: the poster stays.
  }
}

/** The markup that the provider's script looks for and replaces by a player. */
function embedMarkup(permalink: string): HTMLQuoteElement {
  const quote = document.createElement('blockquote')
  quote.className = 'instagram-media'
  quote.dataset.instgrmPermalink = permalink
  quote.dataset.instgrmVersion = '14'
  return quote
}
