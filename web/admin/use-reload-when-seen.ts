import { useEffect, useEffectEvent, useRef } from 'react'
import { MINUTE_MS } from '#contract/days.ts'

/** Numbers and lists that are older are loaded again when the tab is seen again. */
const STALE_MS = 10 * MINUTE_MS

/** Calls `reload` when the tab is seen again, or its network is back, ten minutes after the last time or more. */
export function useReloadWhenSeen(reload: () => Promise<unknown>): void {
  const loadedAt = useRef<number>(undefined)
  const onSeen = useEffectEvent(() => {
    const age = Date.now() - (loadedAt.current ?? 0)
    if (document.visibilityState === 'hidden' || !navigator.onLine || age < STALE_MS) return
    loadedAt.current = Date.now()
    void reload()
  })
  useEffect(() => {
    loadedAt.current = Date.now()
    const removal = new AbortController()
    const listen = () => onSeen()
    document.addEventListener('visibilitychange', listen, removal)
    for (const type of ['focus', 'pageshow', 'online']) addEventListener(type, listen, removal)
    return () => removal.abort()
  }, [])
}
