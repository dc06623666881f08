import { useEffect, useState, useSyncExternalStore } from 'react'

/** Pages of the dashboard, as fragments of the URL; any other fragment is the overview. */
export const pageLinks = { overview: '#overview', more: '#more', 'setup-guide': '#setup-guide' } as const

export type Page = keyof typeof pageLinks

/** The page that the URL's fragment names. Each page begins at its top. */
export function usePage(): Page {
  const fragment = useSyncExternalStore(
    onFragmentChange,
    () => location.hash,
    () => '',
  )
  useEffect(() => {
    if (fragment) scrollTo(0, 0)
  }, [fragment])
  if (fragment === pageLinks.more) return 'more'
  return fragment === pageLinks['setup-guide'] ? 'setup-guide' : 'overview'
}

function onFragmentChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * Whether the setup guide is shown: on demand, or when loading fails. A guide that a failure opened closes when the
 * next load begins, and one that the owner closed opens again with another error.
 */
export function useSetupGuide(error?: unknown) {
  const requested = usePage() === 'setup-guide'
  const [dismissed, setDismissed] = useState<unknown>()
  const open = requested || (error !== undefined && error !== dismissed)
  return {
    open,
    toggle() {
      if (open) setDismissed(error)
      // Without an entry in the session history.
      location.replace(pageLinks[open ? 'overview' : 'setup-guide'])
    },
  }
}
