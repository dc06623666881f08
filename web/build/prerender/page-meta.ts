import type { Article } from '#web/content/articles.ts'
import { batchMeta, batchText } from '#web/content/batch.ts'
import { batches } from '#web/content/batches.ts'
import { brand } from '#web/content/brand.ts'
import { wordsOfMailPage } from '#web/content/mail.ts'
import { viewAt, views } from '#web/views.ts'

export type Meta = {
  title: string
  description: string
  /** Absolute address, missing where the page may not be indexed. */
  canonical?: string
}

/**
 * The title and description of a page, for browsers, search engines and link previews.
 *
 * @param path a URL's path
 * @param all the articles
 */
export function metaOf(path: string, all: readonly Article[]): Meta {
  const view = viewAt(path)
  if (isArticle(path)) {
    const article = all.find(({ id }) => path === `${view.path}/${id}`)
    if (!article) return views['not-found']
    const { title, subtitle, full } = article
    return {
      title: `${title} | ${brand.name}`,
      description: subtitle,
      ...(full && { canonical: brand.siteUrl + path }),
    }
  }
  if (view.name === 'batch' && path !== view.path) {
    const batch = batches.find(({ lot }) => path === `${view.path}/${lot}`)
    if (batch) return { ...batchMeta(batch), canonical: brand.siteUrl + path }
    const { title, lede } = batchText.notFound
    return { title: `${title} | ${brand.name}`, description: lede }
  }
  if (view.name === 'newsletter' && path !== view.path) {
    const { title, text } = wordsOfMailPage(path.slice(view.path.length + 1))
    return { title: `${title} | ${brand.name}`, description: text }
  }
  const { title, description, indexed } = view
  return { title, description, ...(indexed && { canonical: brand.siteUrl + view.path }) }
}

/** @returns the part of a page's title that names the page, for messages and breadcrumbs */
export function shortTitleOf(path: string, all: readonly Article[]): string {
  const { title } = metaOf(path, all)
  return title.split(/ \| |:/)[0] ?? title
}

function isArticle(path: string): boolean {
  return path.startsWith(`${views.blog.path}/`) && path.length > views.blog.path.length + 1
}
