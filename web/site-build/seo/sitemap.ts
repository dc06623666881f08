import { localeOf } from '#contract/languages.ts'
import type { Article, Content } from '#web/model/types.ts'
import { pageTexts } from '#web/shop/page-texts.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { type View, views } from '#web/views.ts'
import { absoluteAddress, addresses, publicationTime } from './addresses.ts'

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

/** Returns the blog's feed, RSS 2.0: the written articles, newest first. */
export function feedOf(articles: readonly Article[], content: Content, siteUrl: string): string {
  const entry = (title: string, path: string, description: string) =>
    element('title', escapeXml(title)) +
    element('link', absoluteAddress(siteUrl, path)) +
    element('description', escapeXml(description))
  const items = articles
    .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
    .map((article) => {
      const path = addresses.article(article)
      const date = new Date(publicationTime(article)).toUTCString()
      const item = entry(article.title, path, article.excerpt)
      return element(
        'item',
        `${item}${element('guid', absoluteAddress(siteUrl, path))}${element('pubDate', date)}`,
      )
    })
  const { title, description } = pageTexts(content).blog
  return `${XML}<rss version="2.0">${element('channel', entry(title, views.blog.path, description) + items.join(''))}</rss>\n`
}

/** Returns robots.txt, which allows everything but the API. */
export const robotsOf = (siteUrl: string) => `User-agent: *
Disallow: /api/

Sitemap: ${absoluteAddress(siteUrl, addresses.sitemap)}
`

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function alternateLink(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}
