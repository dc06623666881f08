import type { Article } from '../../content/articles.ts'
import { brand } from '../../content/brand.ts'
import { categories } from '../../content/categories.ts'
import { metaOf } from '../../layout/meta.ts'
import { viewAt } from '../../views.ts'
import { addresses, articleAt, CARD, cardOf, publishedAt } from '../seo/addresses.ts'
import { structuredData } from '../seo/structured-data.ts'

/** Of the browser's own bars; the page's paper. */
const THEME_COLOUR = '#fbf6ea'

type Tag = [name: 'meta' | 'link', attributes: Record<string, string>]

/**
 * The tags of a path's head: what search engines, chats that preview a link, feed readers and home screens look for.
 *
 * @param path a URL's path
 * @param articles all of them
 * @returns HTML, escaped
 */
export function headOf(path: string, articles: readonly Article[]): string {
  const { title, description, canonical } = metaOf(path, articles)
  const article = articleAt(path, articles)
  const tags: Tag[] = [
    ['meta', { name: 'description', content: description }],
    canonical
      ? ['link', { rel: 'canonical', href: canonical }]
      : ['meta', { name: 'robots', content: 'noindex' }],
    ...(canonical ? previewTags({ title, description, canonical, card: cardOf(path, articles) }) : []),
    ...(article ? articleTags(article) : []),
    ['link', { rel: 'icon', href: addresses.iconIco, sizes: '32x32' }],
    ['link', { rel: 'icon', href: addresses.icon, type: 'image/svg+xml' }],
    ['link', { rel: 'apple-touch-icon', href: addresses.touchIcon }],
    ['meta', { name: 'theme-color', content: THEME_COLOUR }],
    ['link', { rel: 'alternate', type: 'application/rss+xml', href: addresses.rss, title: feedTitle('RSS') }],
    [
      'link',
      { rel: 'alternate', type: 'application/atom+xml', href: addresses.atom, title: feedTitle('Atom') },
    ],
  ]
  const found = canonical ? [script(structuredData(path, articles))] : []
  return [`<title>${escapeHtml(title)}</title>`, ...tags.map(html), ...found].join('\n    ')
}

function previewTags(page: { title: string; description: string; canonical: string; card: string }): Tag[] {
  const type = page.canonical.startsWith(`${brand.siteUrl}${viewAt('/blog').path}/`) ? 'article' : 'website'
  const properties = {
    'og:type': type,
    'og:site_name': brand.name,
    'og:locale': 'en_IN',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.canonical,
    'og:image': brand.siteUrl + page.card,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': page.title,
  }
  return [
    ...Object.entries(properties).map(([property, content]): Tag => ['meta', { property, content }]),
    // Twitter reads the rest from Open Graph.
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:title', content: page.title }],
    ['meta', { name: 'twitter:description', content: page.description }],
    ['meta', { name: 'twitter:image', content: brand.siteUrl + page.card }],
  ]
}

function articleTags(article: Article): Tag[] {
  const section = categories.find(({ id }) => id === article.category)
  return [
    ['meta', { property: 'article:published_time', content: publishedAt(article) }],
    ['meta', { property: 'article:author', content: article.author }],
    ['meta', { property: 'article:section', content: section?.name ?? article.category }],
    ...article.tags.map((tag): Tag => ['meta', { property: 'article:tag', content: tag }]),
    ['link', { rel: 'alternate', type: 'text/markdown', href: addresses.markdown(article) }],
  ]
}

function feedTitle(kind: string): string {
  return `${brand.name}, ${kind}`
}

function html([name, attributes]: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${written.join(' ')}>`
}

/** JSON in a script element ends where `</` stands, so no `<` may. */
function script(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
