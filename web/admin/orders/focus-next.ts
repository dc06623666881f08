/** The selector of the button in a row that waits to be marked. */
const MARK_BUTTON = '[data-mark]'

/**
 * Moves the focus from a row that was marked to the next one that waits, or else to another one above it.
 *
 * @param fallback takes the focus where no row waits
 */
export function focusNext(row: Element | null, fallback: HTMLElement | null): void {
  const list = row?.parentElement
  const waiting = [...(list?.querySelectorAll<HTMLElement>(MARK_BUTTON) ?? [])].filter(
    (button) => !row?.contains(button),
  )
  const isBelow = (button: Element) =>
    Boolean(row && row.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = waiting.find(isBelow) ?? waiting[0]
  if (next) next.focus()
  else fallback?.focus({ preventScroll: true })
}
