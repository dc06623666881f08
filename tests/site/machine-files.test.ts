import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { ARTICLES, articleAt, FULL_ARTICLES } from '../articles.ts'
import { findDeadLinks } from '../dead-links.ts'
import { file, LISTED_PAGES, page, removeOrigin, textsOf } from './build-output.ts'

const xml = (address: string) => load(file(address).toString(), { xml: true })

it('every link of the site leads somewhere', () => {
  expect(findDeadLinks('dist/site')).toEqual([])
})

it('sitemap.xml lists every page that may be listed, and no other', () => {
  const $ = xml('/sitemap.xml')
  expect(textsOf($, $('loc')).map(removeOrigin).sort()).toEqual([...LISTED_PAGES].sort())
  expect(file('/robots.txt').toString()).toMatch(`Disallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml`)
})

it('the blog and its articles name a feed, which has the written articles, newest first', () => {
  const $ = xml('/rss.xml')
  const written = FULL_ARTICLES.map(articleAt).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  expect(textsOf($, $('item > title'))).toEqual(written.map(({ title }) => title))
  expect(textsOf($, $('item > description'))).toEqual(written.map(({ excerpt }) => excerpt))
  expect(textsOf($, $('item > link')).map((link) => link.replace(SITE_URL, ''))).toEqual(
    written.map(({ id }) => `/blog/${id}`),
  )
  expect(textsOf($, $('item > pubDate')).map((date) => Date.parse(date))).toEqual(
    written.map(({ publishDate }) => Date.parse(`${publishDate}T00:00:00+05:30`)),
  )
  const feedOf = (path: string) => page(path)('link[type="application/rss+xml"]').attr('href')
  expect(['/blog', ...ARTICLES].map(feedOf)).toEqual(['/blog', ...ARTICLES].map(() => '/rss.xml'))
  expect(feedOf('/')).toBeUndefined()
})
