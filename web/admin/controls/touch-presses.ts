import { useEffect } from 'react'

/** The control that a press on an element acts on; a label acts on its field. */
const controlOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest('label') ?? target.closest<HTMLElement>('button, a, summary'))
    : null

/**
 * Makes a tap count for what was under the finger when it began. Browsers click what is there when it ends, which is
 * another row where the page scrolls meanwhile. A mouse needs nothing: it clicks only where it was pressed.
 */
export function useTouchPresses(): void {
  useEffect(() => {
    let began: { control: HTMLElement | null } | undefined
    const removal = new AbortController()
    const options = { capture: true, signal: removal.signal }
    document.addEventListener(
      'pointerdown',
      ({ pointerType, target }) => {
        began = pointerType === 'touch' ? { control: controlOf(target) } : undefined
      },
      options,
    )
    document.addEventListener(
      'click',
      (event) => {
        const press = began
        began = undefined
        const clicked = controlOf(event.target)
        // A click by key or script has no pointer, nor has the browser's click on a field after its label.
        const isTap = press && event.isTrusted && event.detail > 0
        if (!isTap || !clicked || clicked === press.control) return
        event.preventDefault()
        event.stopImmediatePropagation()
        press.control?.click()
      },
      options,
    )
    return () => removal.abort()
  }, [])
}
