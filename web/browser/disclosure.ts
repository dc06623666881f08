import { closest } from './closest.ts'

/**
 * Makes buttons marked `data-disclosure` open and close what they control: their `aria-expanded` is all the state there
 * is, and the stylesheet follows it.
 */
export function toggleDisclosures(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = closest(event, '[data-disclosure]')
    if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true')
  })
}
