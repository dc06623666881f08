import { closest } from '../lib/closest.ts'

/** From this width the folds of a phone have room to be open: Tailwind's `md`. */
const LARGE_SCREEN = '(width >= 48rem)'

/**
 * Opens the folds that only a phone has (`Fold` with `phoneOnly`) where the screen is large, and takes their summaries
 * out of the tab order there: the stylesheet shows their content, in browsers with `::details-content` already before
 * this script runs. A link into a closed fold opens it, for browsers that do not by themselves.
 */
export function openFolds(page: Document): void {
  const screen = matchMedia(LARGE_SCREEN)
  const follow = () => {
    for (const fold of page.querySelectorAll<HTMLDetailsElement>('.fold-phone')) {
      fold.open = screen.matches
      const summary = fold.querySelector('summary')
      if (summary) summary.tabIndex = screen.matches ? -1 : 0
    }
  }
  if (screen.matches) follow()
  screen.addEventListener('change', follow)
  page.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]')
    const fold = link && page.getElementById(link.hash.slice(1))?.closest('details')
    if (fold) fold.open = true
  })
}
