import { viewAt } from '../views.ts'
import { hydrate } from './hydration.ts'
import { loadWholeView } from './load-view.ts'
import { leaveEntry } from './scroll-memory.ts'

/**
 * Makes plain links between views switch without a page load. One listener serves every link, in articles and in
 * sections that never hydrate too; without scripts they are ordinary links.
 *
 * @param page the document whose links are followed
 */
export function followInAppLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    const target = viewLink(event)
    if (!target) return
    event.preventDefault()
    if (target.pathname === location.pathname && target.search === location.search) {
      scrollTo({ top: 0 })
      return
    }
    // After a deploy an old tab may find its files gone: a page load gets the new ones.
    Promise.all([loadWholeView(target.pathname), hydrate()]).then(
      () => {
        leaveEntry()
        // Coming alive may have changed where the link leads, as by a search typed before.
        const { pathname, search, hash } = linkOf(event) ?? target
        // The router listens; it came with what hydrates, and would bring React into this file.
        history.pushState(null, '', pathname + search + hash)
      },
      () => location.assign(target),
    )
  })
  for (const hint of ['pointerover', 'touchstart', 'focusin']) {
    page.addEventListener(
      hint,
      (event) => {
        const target = linkOf(event)
        if (target) loadWholeView(target.pathname).catch(() => {})
      },
      { passive: true },
    )
  }
}

function viewLink(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = linkOf(event)
  // A fragment of the page now shown is the browser's to scroll to.
  if (target?.hash && target.pathname === location.pathname) return
  return target
}

/** Where a link leads, if it leads to another view of this site in this window. */
function linkOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const target = new URL(link.href)
  if (target.origin !== location.origin || viewAt(target.pathname).name === 'not-found') return
  return target
}
