/** The width from which a row to swipe is a grid: Tailwind's `md`. */
const LARGE_SCREEN = '(width >= 48rem)'

/** Marks a list that is a row to swipe on a phone, and a grid on large screens. */
export const SWIPED_ROW = 'data-swiped-row'

/**
 * Makes rows that scroll stops of the Tab key, but not where they do not scroll: by keyboard not every browser reaches
 * them by itself.
 */
export function focusSwipedRows(page: Document): void {
  const screen = matchMedia(LARGE_SCREEN)
  const mark = () => {
    for (const row of page.querySelectorAll<HTMLElement>(`[${SWIPED_ROW}]`))
      row.tabIndex = screen.matches ? -1 : 0
  }
  mark()
  screen.addEventListener('change', mark)
}
