import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Pages of the dashboard, as fragments of the URL; any other fragment is the overview. */
export const pageLinks = {
  overview: '#overview',
  orders: '#orders',
  more: '#more',
  'setup-guide': '#setup-guide',
} as const

export type DashboardPage = keyof typeof pageLinks

/** Parts of a page that a link leads to, as fragments below it: `#orders/to-send`, `#more/SY-26-02`. */
const PART = '/'

/** The page that the URL's fragment names. Each page begins at its top. */
export function useDashboardPage(): DashboardPage {
  const [page] = useFragment()
  useEffect(() => {
    // A link into the overview leads to its place there.
    if (page !== 'overview' || location.hash === pageLinks.overview) scrollTo(0, 0)
  }, [page])
  return page
}

/** The part of the page that the URL's fragment names, such as a lot; undefined for its beginning. */
export function usePart(): string | undefined {
  return useFragment()[1]
}

/**
 * Focuses the heading of what a link has led to, where the link is gone with what was around it: a keyboard would start again
 * at the top of the page, and a screen reader would say nothing.
 */
export function useFocusOfPart(): void {
  const shown = useFragment().join(PART)
  const link = useRef<Element>(null)
  useEffect(() => {
    // Before the page follows, which may be before the event of the fragment.
    const note = () => {
      link.current = document.activeElement?.closest('a') ?? null
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part that is shown
  useEffect(() => {
    if (!link.current || link.current.checkVisibility()) return
    const headings = [...document.querySelectorAll<HTMLElement>('h2')]
    const heading = headings.find((each) => each.checkVisibility())
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [shown])
}

export function partLink(page: DashboardPage, part: string): string {
  return `${pageLinks[page]}${PART}${part}`
}

function useFragment(): [DashboardPage, string | undefined] {
  const fragment = useSyncExternalStore(
    onFragmentChange,
    () => location.hash,
    () => '',
  )
  const [name = '', part] = fragment.slice(1).split(PART)
  return name in pageLinks ? [name as DashboardPage, part] : ['overview', undefined]
}

function onFragmentChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * Whether the setup guide is shown: on demand, or in the place of the overview's numbers while these cannot be loaded. One
 * that the owner closed opens again with another error.
 */
export function useSetupGuide(error?: unknown) {
  const page = useDashboardPage()
  const [dismissed, setDismissed] = useState<unknown>()
  const isInNumbersPlace = page === 'overview' && error !== undefined && error !== dismissed
  const open = page === 'setup-guide' || isInNumbersPlace
  return {
    open,
    /** The props of its button, which each place has. */
    button: {
      'data-control': 'setup-guide',
      onClick() {
        if (open) setDismissed(error)
        // Without an entry in the session history.
        location.replace(pageLinks[open ? 'overview' : 'setup-guide'])
      },
    },
  }
}
