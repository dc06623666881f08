import { viewAt } from '../views.ts'
import { fetchPage, prefetchOnIntent } from './fetch-page.ts'
import { showPage } from './show-page.ts'

/**
 * Switches between views without a page load, by the Navigation API: the view's own HTML is fetched and takes the place
 * of the current one within a view transition. Scroll follows the API's rules, and the new heading gets the
 * focus. Without the API, or when anything fails, the page loads.
 *
 * @param page the document whose links are intercepted
 * @param startView called for the first view and after each switch; returns what undoes it
 */
export function switchViews(page: Document, startView: () => () => void): void {
  let leaveView = startView()
  const { navigation } = window
  if (!navigation) return
  let shown = location.pathname
  prefetchOnIntent(page)
  navigation.addEventListener('navigatesuccess', () => animateScrollingAfterNextFrame(page))
  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!isSwitch(event, to)) return
    // Only the query differs: an island shows it.
    if (to.pathname === shown) return event.intercept({ focusReset: 'manual' })
    page.documentElement.style.scrollBehavior = 'auto'
    event.intercept({
      focusReset: 'manual',
      async handler() {
        try {
          const next = await fetchPage(to.pathname, event.signal)
          event.signal.throwIfAborted()
          await showPage(page, next, {
            leave: () => leaveView(),
            enter: () => {
              // Before the first layout: fitting the old position to the new view's height would overwrite the one that
              // the browser restores.
              if (event.navigationType === 'traverse') event.scroll()
              shown = to.pathname
              leaveView = startView()
            },
          })
        } catch {
          if (!event.signal.aborted) location.reload()
        }
      },
    })
  })
}

function isSwitch(event: NavigateEvent, to: URL): boolean {
  if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null)
    return false
  if (event.navigationType === 'reload') return false
  // history.pushState and replaceState change the address only.
  if (event.destination.sameDocument && event.navigationType !== 'traverse') return false
  return viewAt(to.pathname).name !== 'not-found'
}

/**
 * While views are switched the page scrolls without the animation that the stylesheet gives to anchors: the browser
 * carries out the API's scrolling with the next frame.
 */
function animateScrollingAfterNextFrame({ documentElement: { style } }: Document): void {
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')))
}
