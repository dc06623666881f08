import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { SITE_URL } from '#web/build/site-url.ts'
import { articleAt, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { findDeadLinks } from '../dead-links.ts'
import { file, LISTED_PAGES, removeOrigin, textsOf } from './build-output.ts'

const xml = (address: string) => load(file(address).toString(), { xml: true })

it('rss.xml has every written article, the newest first, with its day in India', () => {
  const $ = xml('/rss.xml')
  const textsIn = (name: string) => textsOf($, $(`item > ${name}`))
  const articles = FULL_ARTICLES.map((path) => ({ path, ...articleAt(path) })).toSorted((a, b) =>
    b.publishDate.localeCompare(a.publishDate),
  )
  const days = articles.map(({ publishDate }) => new Date(`${publishDate}T00:00+05:30`).toUTCString())
  expect(textsIn('link').map(removeOrigin)).toEqual(articles.map(({ path }) => path))
  expect(textsIn('title')).toEqual(articles.map(({ title }) => title))
  expect(textsIn('description')).toEqual(articles.map(({ excerpt }) => excerpt))
  expect(textsIn('pubDate')).toEqual(days)
  expect($('lastBuildDate').text()).toBe(days[0])
})

it('every link of the site leads somewhere', () => {
  expect(findDeadLinks('dist/site')).toEqual([])
})

it('sitemap.xml lists every page that may be listed, and no other', () => {
  const $ = xml('/sitemap.xml')
  expect(textsOf($, $('loc')).map(removeOrigin).sort()).toEqual([...LISTED_PAGES].sort())
  expect(file('/robots.txt').toString()).toMatch(`Disallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml`)
})

it('the icons of the web manifest and of old browsers have the size that they are asked for', () => {
  const { icons, ...manifest } = JSON.parse(file('/site.webmanifest').toString())
  expect(manifest).toMatchObject({ short_name: content.brand.name, start_url: '/' })
  expect(icons.some(({ purpose = '' }) => purpose.includes('maskable'))).toBe(true)
  for (const { src, sizes } of [...icons, { src: '/favicon.ico', sizes: '32x32' }]) {
    const png = file(src)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})
