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

// Toasts have a React root of their own, mounted with the first toast.
const container = document.body.appendChild(document.createElement('div'))
const root = createRoot(container)
const { notifications, closeNotification } = siteWords()
flushSync(() =>
  root.render(
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

/** Decides whether screen readers say the toasts that follow. */
export function announceToasts(areSaid: boolean): void {
  container.querySelector('section')?.setAttribute('aria-live', areSaid ? 'polite' : 'off')
}

export { toast } from 'sonner'
