import { useEffect, useRef } from 'react'
import { settleScroll } from '../lib/scroll-memory.ts'
import { showMeta } from './meta.ts'

/**
 * Stands beside a view and runs once the view is on the page: after an in-app switch the head, the scroll and the
 * focus follow (design 4). The first view of a page load is left as the browser has it.
 */
export function Arrival({ path, onArrival }: { path: string; onArrival: (() => void) | undefined }) {
  const shown = useRef(path)
  useEffect(() => {
    onArrival?.()
    if (shown.current === path) return
    shown.current = path
    showMeta(path)
    settleScroll(location.hash)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path, onArrival])
  return null
}
