const EMBED_SCRIPT = 'https://www.instagram.com/embed.js'

/** How near the viewport a reel must come for its player to be worth fetching. */
const NEAR = '400px'

declare global {
  interface Window {
    /** What the provider's script leaves behind. */
    instgrm?: { Embeds: { process(): void } }
  }
}

/**
 * Puts the provider's player of a reel into a frame once the frame comes near the viewport. Until then nothing is
 * fetched from the provider; if its script fails, the frame stays without a player and the poster in view, as it does
 * where the browser can't tell what is near.
 *
 * @param frame an empty element
 * @param permalink the reel's address
 * @returns takes the player and the script away again
 */
export function embedReel(frame: HTMLElement, permalink: string): () => void {
  if (!('IntersectionObserver' in window)) return () => {}
  let script: HTMLScriptElement | undefined
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      near.disconnect()
      frame.replaceChildren(quoteOf(permalink))
      script = document.createElement('script')
      script.src = EMBED_SCRIPT
      script.async = true
      script.addEventListener('load', drawPlayer)
      document.body.append(script)
    },
    { rootMargin: NEAR },
  )
  near.observe(frame)
  return () => {
    near.disconnect()
    script?.remove()
    frame.replaceChildren()
  }
}

function drawPlayer(): void {
  try {
    window.instgrm?.Embeds.process()
  } catch {
    // The provider's fault: the poster stays.
  }
}

/** The markup that the provider's script looks for and replaces by a player. */
function quoteOf(permalink: string): HTMLQuoteElement {
  const quote = document.createElement('blockquote')
  quote.className = 'instagram-media'
  quote.dataset.instgrmPermalink = permalink
  quote.dataset.instgrmVersion = '14'
  return quote
}
