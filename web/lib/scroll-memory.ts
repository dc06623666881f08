const positions = new Map<string, number>()
let restoring: number | undefined

/**
 * Remembers how far each history entry was scrolled, so that Back and Forward between views come back to the same
 * place (design 4). The browser's own restoring runs before a view is drawn, so it is taken over from the first
 * in-app switch on, and given back when the page is left.
 */
export function rememberScroll(): void {
  addEventListener('scroll', () => positions.set(currentEntry(), scrollY), { passive: true })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('popstate', () => {
    restoring = positions.get(currentEntry())
    if (restoring !== undefined) scrollTo({ top: restoring, behavior: 'instant' })
  })
}

/** To be called just before an in-app switch adds a history entry. */
export function leaveEntry(): void {
  history.scrollRestoration = 'manual'
  positions.set(currentEntry(), scrollY)
}

/**
 * Scrolls to where a view that has just been drawn is to be read from: the remembered place after Back or Forward,
 * else the section that the hash names, else the top.
 *
 * @param hash the address's fragment, such as `#faq`, or an empty string
 */
export function settleScroll(hash: string): void {
  const remembered = restoring
  restoring = undefined
  const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (remembered === undefined && section) section.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: remembered ?? 0, behavior: 'instant' })
}

let named = 0

/** The name of the history entry now shown; one without a name is given one that no page load before this one gave. */
function currentEntry(): string {
  const known = (history.state as { entry?: string } | null)?.entry
  if (known) return known
  named += 1
  const entry = `${performance.timeOrigin}/${named}`
  history.replaceState({ ...history.state, entry }, '')
  return entry
}
