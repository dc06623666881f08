import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import './toaster.css'

const TOAST_GAP_PX = 14
const VISIBLE_TOASTS = 3

// The toasts live in a root of their own: whoever shows the first one brings them along.
const root = createRoot(document.body.appendChild(document.createElement('div')))
flushSync(() =>
  root.render(<Toaster position="top-right" visibleToasts={VISIBLE_TOASTS} gap={TOAST_GAP_PX} closeButton />),
)

export { toast } from 'sonner'
