import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import styles from './toaster.css?inline'

const TOAST_GAP_PX = 14
const VISIBLE_TOASTS = 3

// With the toasts, so that no page carries what only they need.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

// The toasts live in a root of their own: whoever shows the first one brings them along.
const root = createRoot(document.body.appendChild(document.createElement('div')))
flushSync(() =>
  root.render(<Toaster position="top-right" visibleToasts={VISIBLE_TOASTS} gap={TOAST_GAP_PX} closeButton />),
)

export { toast } from 'sonner'
