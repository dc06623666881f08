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
const root = createRoot(document.body.appendChild(document.createElement('div')))
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

export { toast } from 'sonner'
