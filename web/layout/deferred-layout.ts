/** Marks the root element while the layout of bands outside the viewport is deferred; ui/band.css has the rule. */
export const DEFERRED = 'data-layout-deferred'
/** Types of navigations, of documents and within one, that restore a scroll position. */
const RESTORING = /^(reload|back_forward|traverse)$/

/**
 * Lets the browser skip style and layout of bands that are far from the viewport. Their heights are estimates until
 * then, so that nothing is skipped where a scroll position depends on them: at an anchor, on a reload, and when a visitor
 * goes back or forward. Part of the inline script; browsers without the Navigation API skip nothing.
 */
export function deferLayout({ documentElement }: Document): void {
  const { navigation } = window
  if (!navigation) return
  const defer = (type: string | undefined, address: string) =>
    documentElement.toggleAttribute(DEFERRED, !RESTORING.test(type ?? '') && new URL(address).hash === '')
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  defer(load?.type, location.href)
  // Fires before the browser scrolls.
  navigation.addEventListener('navigate', ({ navigationType, destination }) =>
    defer(navigationType, destination.url),
  )
}
