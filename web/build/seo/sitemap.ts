import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { Article } from '#web/content/schema/documents.ts'
import { views } from '#web/views.ts'
import { absolute, addresses } from './addresses.ts'

/**
 * Every page that may be listed.
 *
 * @returns the text of sitemap.xml
 */
export async function sitemapOf(articles: readonly Article[]): Promise<string> {
  const pages = [
    ...Object.values(views)
      // Batch pages may be indexed, but are reached by the code on a jar.
      .filter(({ indexed, name }) => indexed && name !== 'batch')
      .map(({ path }) => ({ url: absolute(path) })),
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
