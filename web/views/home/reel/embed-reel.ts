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
 * near the viewport (spec 2). Until then nothing is requested from the provider; if its script fails, the poster stays.
 *
 * @returns removes the player and the script, to be called before the view is replaced
 */
export function embedReel(page: Document): () => void {
  const frame = page.querySelector<HTMLElement>('[data-reel]')
  if (!frame) return () => {}
  let script: HTMLScriptElement | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      frame.replaceChildren(embedMarkup(frame.dataset.reel ?? ''))
      script = page.createElement('script')
      script.src = EMBED_SCRIPT
      script.async = true
      script.addEventListener('load', processEmbeds)
      page.body.append(script)
    },
    { rootMargin: VISIBLE_MARGIN },
  )
  observer.observe(frame)
  return () => {
    observer.disconnect()
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
