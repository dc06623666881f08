import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'

/**
 * Hydrates the prerendered view, or draws it where nothing is prerendered (the development server).
 *
 * @returns settles once the view's effects have run
 */
export function hydrateApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <App onArrival={resolve} />
      </StrictMode>
    )
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      bringBack(root).then(resolve, resolve)
    }
    if (root.firstElementChild) hydrateRoot(root, app, { onUncaughtError })
    else createRoot(root, { onUncaughtError }).render(app)
  })
}

/** React takes down a page in which something throws. As it came, without React, it still has its words and its links. */
async function bringBack(root: HTMLElement): Promise<void> {
  const page = await (await fetch(location.href)).text()
  const came = new DOMParser().parseFromString(page, 'text/html').getElementById(root.id)
  if (came) root.replaceChildren(...came.childNodes)
}
