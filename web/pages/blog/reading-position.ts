/** A heading counts as reached in the upper 30 % of the window, and above it. */
const REACHED_MARGIN = '1000000px 0px -70%'

/** Marks in the table of contents, `data-contents`, the last heading that the reader has reached. */
export function markReadingPosition(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')]
  const headingOf = ({ hash }: HTMLAnchorElement) => page.getElementById(decodeURIComponent(hash.slice(1)))
  const reached = new Set<Element | null>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target)
        else reached.delete(target)
      }
      const current = links.findLast((link) => reached.has(headingOf(link)))
      for (const link of links) link.ariaCurrent = link === current ? 'location' : null
    },
    { rootMargin: REACHED_MARGIN },
  )
  for (const link of links) {
    const heading = headingOf(link)
    if (heading) observer.observe(heading)
  }
}
