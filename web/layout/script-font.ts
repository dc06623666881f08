/** As long as words may keep a visitor with a slow connection waiting. */
const WAIT_TIMEOUT_MS = 2000

/**
 * Hides the page of a device that has no face for the page's script until the web fonts have loaded: it would show boxes,
 * twice as wide as the words, and move everything when these came.
 */
export function waitForScriptFont(page: Document): void {
  const { documentElement: root, fonts } = page
  const { sample } = root.dataset
  if (!sample) return
  const text = ['1em "Web Scripts"', sample] as const
  const loading = fonts.load(...text)
  // The device's own face is there at once.
  if (fonts.check(...text)) return
  const show = () => root.style.removeProperty('visibility')
  root.style.visibility = 'hidden'
  setTimeout(show, WAIT_TIMEOUT_MS)
  const parsed = new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }))
  Promise.all([loading, parsed])
    .then(() => fonts.ready)
    .then(show, show)
}
