import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { localeOf } from '#contract/languages.ts'
import type { Article } from '#web/content/schema/documents.ts'
import type { SiteLanguage } from '#web/ui/page.ts'
import { views } from '#web/views.ts'
import { absolute, addresses } from './addresses.ts'

/**
 * Every page that may be listed, in every language in which somebody has read it.
 *
 * @returns the text of sitemap.xml
 */
export async function sitemapOf(
  articles: readonly Article[],
  languages: readonly SiteLanguage[],
): Promise<string> {
  const reviewed = languages.filter(({ isReviewed }) => isReviewed).map(({ content }) => content.language)
  const pages = [
    ...Object.values(views)
      // Batch pages may be indexed, but are reached by the code on a jar.
      .filter(({ indexed, name }) => indexed && name !== 'batch')
      .flatMap(({ path, translated }) => {
        if (!translated || reviewed.length < 2) return [{ url: absolute(path) }]
        const links = [
          ...reviewed.map((language) => ({ lang: localeOf(language), url: absolute(path, language) })),
          { lang: 'x-default', url: absolute(path) },
        ]
        return reviewed.map((language) => ({ url: absolute(path, language), links }))
      }),
    ...articles.map((article) => ({
      url: absolute(addresses.article(article)),
      lastmodISO: article.publishDate,
    })),
  ]
  const stream = Readable.from(pages).pipe(
    new SitemapStream({ hostname: absolute('/'), lastmodDateOnly: true }),
  )
  return (await streamToPromise(stream)).toString()
}

/** Everything may be read but the API, in which there is nothing to find. */
export const robots = `User-agent: *
Disallow: /api/

Sitemap: ${absolute(addresses.sitemap)}
`
