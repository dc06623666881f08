/**
 * Copies a text.
 *
 * @returns whether it worked; browsers refuse without a click, a focused page or an encrypted connection
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** The old way, for browsers without the clipboard's own interface. */
function copySelection(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'fixed top-0 opacity-0'
  // A dialog that is open lets nothing outside it be selected.
  const home = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  home.append(box)
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
