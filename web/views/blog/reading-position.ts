/** A heading counts as reached in the upper part of the window, as a share of its height. */
const REACHED = 0.3

/** Marks in the table of contents, `data-contents`, the last heading that the reader has reached. */
export function markReadingPosition(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')]
  if (links.length === 0) return
  let current: HTMLAnchorElement | undefined
  const mark = () => {
    const reached = links.findLast((link) => {
      const heading = page.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading && heading.getBoundingClientRect().top <= innerHeight * REACHED
    })
    if (reached === current) return
    current?.removeAttribute('aria-current')
    reached?.setAttribute('aria-current', 'location')
    current = reached
  }
  mark()
  addEventListener('scroll', mark, { passive: true })
}
