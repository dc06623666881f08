import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app.tsx'

export { headOf } from './build/found/head.ts'
export { articles } from './content/articles.ts'
export { pagesToPrerender } from './pages.ts'
export { detailsOf } from './views/blog/article-texts.tsx'

/**
 * The HTML of one path, as the browser will hydrate it.
 *
 * @param path a URL's path, such as `/blog`
 * @throws what a component throws, so that a broken page fails the build
 */
export async function render(path: string): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
    {
      // All in its place: a part that is sent after the rest is put there by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  return html
}
