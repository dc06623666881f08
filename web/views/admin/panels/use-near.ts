import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenVisible } from '#web/lib/when.ts'

/**
 * Whether an element has come as near to the viewport as `margin`, by default within a screen of it, or the page is
 * printed; once it has, it stays so.
 */
export function useNear<E extends Element>(margin = '100%') {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    // A transition is rendered in slices, between which the browser responds.
    const approach = () => startTransition(() => setNear(true))
    const print = () => flushSync(() => setNear(true))
    const stop = ref.current && whenVisible(ref.current, margin, approach)
    addEventListener('beforeprint', print)
    return () => {
      stop?.()
      removeEventListener('beforeprint', print)
    }
  }, [margin])
  return { isNear, ref }
}
