import { closest } from './closest.ts'

/** From this width the folds of a phone are open: Tailwind's `md`. */
const LARGE_SCREEN = '(width >= 48rem)'

/** Marks a list that is a row to swipe on a phone, and a grid on large screens. */
export const SWIPED_ROW = 'data-swiped-row'

/**
 * Opens the folds that only a phone has (`Fold` with `phoneOnly`) where the screen is large, and takes their summaries
 * out of the tab order there: the stylesheet shows their content, in browsers with `::details-content` already before
 * this script runs. A link into a closed fold opens it, for browsers that do not by themselves. A row that scrolls must be
 * reachable by keyboard, for which not every browser provides: it is a Tab stop, but not where it does not scroll.
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
  const markRows = () => {
    for (const row of page.querySelectorAll<HTMLElement>(`[${SWIPED_ROW}]`))
      row.tabIndex = screen.matches ? -1 : 0
  }
  if (screen.matches) follow()
  else markRows()
  screen.addEventListener('change', () => {
    follow()
    markRows()
  })
  page.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href*="#"]')
    const fold = link && page.getElementById(link.hash.slice(1))?.closest('details')
    if (fold) fold.open = true
  })
}
