import { localeOf } from '#contract/languages.ts'
import type { Content } from '#web/model/content.ts'
import type { Article } from '#web/model/schema/documents.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { type View, views } from '#web/views.ts'
import { absoluteAddress, addresses, publishedAt } from './addresses.ts'

/**
 * Returns rss.xml (RSS 2.0) with the articles, newest first. Its date is that of the newest article, not of the build:
 * the same content makes the same file.
 */
export function rssOf(articles: readonly Article[], content: Content, siteUrl: string): string {
  const { blog, brand, categories, language, pages } = content
  const newestFirst = articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  const items = newestFirst.map((article) => {
    const address = absoluteAddress(siteUrl, addresses.article(article))
    return element('item', [
      element('title', escapeXml(article.title)),
      element('link', address),
      element('guid', address),
      element('pubDate', dateOf(article)),
      element('description', escapeXml(article.excerpt)),
      ...[categories[article.category]?.name ?? '', ...article.tags].map((name) =>
        element('category', escapeXml(name)),
      ),
    ])
  })
  const channel = element('channel', [
    element('title', escapeXml(`${blog.title} | ${brand.name}`)),
    element('link', absoluteAddress(siteUrl, views.blog.path)),
    element('description', escapeXml(pages.blog.description)),
    element('language', localeOf(language)),
    ...newestFirst.slice(0, 1).map((newest) => element('lastBuildDate', dateOf(newest))),
    ...items,
  ])
  return `${XML}<rss version="2.0">${channel}</rss>\n`
}

/** Returns sitemap.xml: every page that may be listed, in every language in which somebody has read it. */
export function sitemapOf(
  articles: readonly Article[],
  languages: readonly SiteLanguage[],
  siteUrl: string,
): string {
  const published = languages.filter(({ isPublished }) => isPublished).map(({ content }) => content.language)
  // Batch pages may be indexed, but are reached by the code on a jar.
  const listed = Object.values(views).filter(
    ({ indexed, name }) => indexed && name !== 'batch' && (name !== 'blog' || articles.length > 0),
  )
  const urls = [
    ...listed.flatMap(({ path, translated }: View) => {
      if (!translated || published.length < 2) return [element('loc', absoluteAddress(siteUrl, path))]
      const links = [
        ...published.map((language) =>
          alternateLink(localeOf(language), absoluteAddress(siteUrl, path, language)),
        ),
        alternateLink('x-default', absoluteAddress(siteUrl, path)),
      ]
      return published.map((language) =>
        [element('loc', absoluteAddress(siteUrl, path, language)), ...links].join(''),
      )
    }),
    ...articles.map(
      (article) =>
        element('loc', absoluteAddress(siteUrl, addresses.article(article))) +
        element('lastmod', article.publishDate),
    ),
  ]
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${XML}<urlset ${namespaces}>${urls.map((url) => element('url', url)).join('')}</urlset>\n`
}

/** Everything may be read but the API, in which there is nothing to find. */
export const robotsOf = (siteUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${absoluteAddress(siteUrl, addresses.sitemap)}
`

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${[content].flat().join('')}</${name}>`
}

function alternateLink(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Prints a date as RFC 822 has it, which RSS requires. */
function dateOf(article: Article): string {
  return new Date(publishedAt(article)).toUTCString()
}
