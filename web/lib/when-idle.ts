/**
 * Runs a task once the page has loaded and the browser is idle.
 *
 * @param page the document that is loading
 */
export function whenIdle(page: Document, act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => act())
    else setTimeout(act)
  }
  if (page.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
