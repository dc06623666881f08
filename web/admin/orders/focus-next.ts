/** Moves the focus from a row that was marked to the next one that waits, or one above it, or else to their list. */
export function focusNext(row: Element | null): void {
  const list = row?.parentElement
  const waiting = [...(list?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])].filter(
    (button) => !row?.contains(button),
  )
  const isBelow = (button: Element) =>
    Boolean(row && row.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = waiting.find(isBelow) ?? waiting[0]
  if (next) next.focus()
  else list?.focus({ preventScroll: true })
}
