/** Marks the script element that loads the entry script. */
export const ENTRY_SCRIPT = 'data-entry'

/**
 * Watches the entry script, which is an ordinary module script of the page. A browser does not repeat a request for a
 * module that failed, so each retry has an address of its own. `onError` is called, and the `unstarted:` classes apply,
 * when it could not be loaded, or its hash is not the expected one. Returns what repeats the request after a failure, and
 * does nothing otherwise.
 */
export function watchEntryScript(page: Document, onError: () => void): () => void {
  let failed: HTMLScriptElement | undefined
  let tries = 0
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.hasAttribute(ENTRY_SCRIPT))) return
      failed = target
      page.documentElement.dataset.islands = 'false'
      onError()
    },
    { capture: true },
  )
  return () => {
    if (!failed) return
    const retry = page.createElement('script')
    for (const { name, value } of failed.attributes) retry.setAttribute(name, value)
    tries += 1
    retry.src = `${failed.src.split('?')[0]}?retry=${tries}`
    failed.replaceWith(retry)
    failed = undefined
  }
}
