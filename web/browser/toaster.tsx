import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import { siteWords } from './site-words.ts'
import styles from './toaster.css?inline'

const TOAST_GAP_PX = 14
const VISIBLE_TOASTS = 3

// Part of this chunk, so that no page carries styles that only toasts need.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

let container: HTMLElement | undefined

/** Prepares the page for a toast, announced by screen readers or not. */
export function announceToasts(areSaid: boolean): void {
  container ??= mount()
  container.querySelector('section')?.setAttribute('aria-live', areSaid ? 'polite' : 'off')
}

/** Toasts have a React root of their own, mounted with the first toast. */
function mount(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  // From a press to its release the library stops the time of every toast, and it misses a release outside of a loading
  // toast, or a touch that the device ends.
  element.addEventListener('pointerdown', ({ target, pointerId }) => {
    ;(target as Element).setPointerCapture(pointerId)
  })
  element.addEventListener('lostpointercapture', ({ target }) => {
    target?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  })
  const { notifications, closeNotification } = siteWords()
  flushSync(() =>
    createRoot(element).render(
      <Toaster
        position="top-right"
        visibleToasts={VISIBLE_TOASTS}
        gap={TOAST_GAP_PX}
        closeButton
        containerAriaLabel={notifications}
        toastOptions={{ closeButtonAriaLabel: closeNotification }}
      />,
    ),
  )
  return element
}

export { toast } from 'sonner'
