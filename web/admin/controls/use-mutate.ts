import { useCallback, useEffect, useRef } from 'react'
import { type ScopedMutator, useSWRConfig } from 'swr'

/**
 * Returns SWR's `mutate`, which does nothing once the component is gone: SWR throws where the cache is gone, too, as when the
 * owner signs out before a call is answered.
 */
export function useMutate(): ScopedMutator {
  const { mutate } = useSWRConfig()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(
    async (...values: Parameters<ScopedMutator>) => (isMounted.current ? mutate(...values) : undefined),
    [mutate],
  ) as ScopedMutator
}
