/** Copies a text, and returns whether it did: browsers refuse without a user gesture, focus or a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** Copies a text in browsers without the asynchronous clipboard API. */
function copySelection(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'fixed top-0 opacity-0'
  // While a modal dialog is open, nothing outside it can be selected.
  const container = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  container.appendChild(box)
  box.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    box.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
