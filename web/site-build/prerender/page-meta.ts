import type { Batch, Content } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { mailPage } from '#web/shop/mail-page.ts'
import { pageTexts } from '#web/shop/page-texts.ts'
import { inLanguage, viewAt } from '#web/views.ts'

export type Meta = {
  title: string
  description: string
  /** Its path, missing where the page may not be indexed. */
  canonical?: string
}

/** The title and description of a page at a path as in English, for browsers, search engines and link previews. */
export function metaOf(path: string, content: Content): Meta {
  const { articles, copy } = content
  const pages = pageTexts(content)
  const view = viewAt(path)
  const canonical = inLanguage(path, content.language)
  const makeMeta = (title: string, description: string) => ({
    title: `${title} | ${copy.brand.name}`,
    description,
  })
  if (view.name === 'home') return { ...pages.home, canonical }
  const viewMeta = makeMeta(pages[view.name].title, pages[view.name].description)
  if (path === view.path) return { ...viewMeta, ...(view.indexed && { canonical }) }
  const part = path.slice(view.path.length + 1)
  if (view.name === 'blog') {
    const article = articles.find(({ id }) => id === part)
    if (!article) return makeMeta(pages['not-found'].title, pages['not-found'].description)
    const { title, subtitle, full } = article
    return { ...makeMeta(title, subtitle), ...(full && { canonical }) }
  }
  if (view.name === 'batch') {
    const batch = content.batches.find(({ lot }) => lot === part)
    if (batch) return { ...batchMeta(batch, content), canonical }
    const { title, lede } = content.words.batch.notFound
    return makeMeta(title, lede)
  }
  if (view.name === 'newsletter') {
    const { title, text } = mailPage(content, part)
    return makeMeta(title, text)
  }
  return viewMeta
}

function batchMeta({ lot, recall, retired }: Batch, { words }: Content) {
  const { meta, states } = words.batch
  const description = fill(meta.description, { lot })
  const state = recall ? states.recalled : retired ? states.retired : ''
  return { title: fill(meta.title, { lot }), description: `${state} ${description}`.trim() }
}

/** @returns the part of a page's title that names the page, for messages and breadcrumbs */
export function shortTitleOf(path: string, content: Content): string {
  const { title } = metaOf(path, content)
  return title.split(/ \| |:/)[0] ?? title
}
