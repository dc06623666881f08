import type { Article } from '../content/articles.ts'
import { brand } from '../content/brand.ts'
import { viewAt, views } from '../views.ts'

export type Meta = {
  title: string
  description: string
  /** Absolute address, or none where the page may not be listed. */
  canonical?: string
}

/**
 * What a path says of itself to browsers, search engines and chats that preview a link.
 *
 * @param path a URL's path
 * @param articles all of them; they may be left out where the path is none of an article
 */
export function metaOf(path: string, articles: readonly Article[] = []): Meta {
  const view = viewAt(path)
  if (isArticle(path)) {
    const article = articles.find(({ id }) => path === `${view.path}/${id}`)
    if (!article) return views['not-found']
    const { title, subtitle } = article
    return { title: `${title} | ${brand.name}`, description: subtitle, canonical: brand.siteUrl + path }
  }
  const { title, description, indexed } = view
  return { title, description, ...(indexed && { canonical: brand.siteUrl + view.path }) }
}

/**
 * Brings the document's head up to date after an in-app switch.
 *
 * @param path the path now shown
 */
export async function showMeta(path: string): Promise<void> {
  if (import.meta.env.SSR) return
  // Views without articles do without the list of them.
  const { articles } = isArticle(path) ? await import('../content/articles.ts') : {}
  // The next switch may have overtaken this one.
  if (location.pathname !== path) return
  const { title, description, canonical } = metaOf(path, articles)
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  for (const old of document.querySelectorAll('link[rel="canonical"], meta[name="robots"]')) old.remove()
  document.head.appendChild(
    canonical
      ? Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical })
      : Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }),
  )
}

function isArticle(path: string): boolean {
  return path.startsWith(`${views.blog.path}/`) && path.length > views.blog.path.length + 1
}
