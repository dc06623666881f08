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
    if (root.firstElementChild) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
