/**
 * Closes a modal dialog as soon as a part of it has no box, such as by the style of a content blocker: the page
 * behind it takes no press, and nothing in sight would explain why.
 *
 * @param part what the visitor has to see, the dialog itself or an element of it
 */
export function closeWithoutBox(dialog: HTMLDialogElement, part: Element): void {
  const observer = new IntersectionObserver(() => {
    if (part.getClientRects().length === 0) dialog.close()
  })
  observer.observe(part)
  dialog.addEventListener('close', () => observer.disconnect(), { once: true })
}
