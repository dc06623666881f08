import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenVisible } from '#web/browser/schedule.ts'

/**
 * Whether an element has been within `margin` of the viewport, by default one screen, or the page has been printed. It
 * stays true.
 */
export function useVisible<E extends Element>(margin = '100%') {
  const ref = useRef<E>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    // A transition is rendered in slices, between which the browser responds.
    const show = () => startTransition(() => setVisible(true))
    const print = () => flushSync(() => setVisible(true))
    const stop = ref.current && whenVisible(ref.current, margin, show)
    addEventListener('beforeprint', print)
    return () => {
      stop?.()
      removeEventListener('beforeprint', print)
    }
  }, [margin])
  return { isVisible, ref }
}
