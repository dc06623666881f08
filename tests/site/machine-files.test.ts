import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { sitemapOf } from '#web/build/seo/sitemap.ts'
import { SITE_URL } from '#web/build/site-url.ts'
import { loadContent } from '#web/model/load.ts'
import { content } from '../content.ts'
import { checkLinks } from '../dead-links.ts'
import { file, LISTED_PAGES, removeOrigin, textsOf } from './build-output.ts'

const xml = (address: string) => load(file(address).toString(), { xml: true })

it('every link of the site leads somewhere', () => checkLinks('dist/site'))

describe('sitemap.xml', () => {
  it('lists every page that may be listed, and no other', () => {
    const $ = xml('/sitemap.xml')
    expect(textsOf($, $('loc')).map(removeOrigin).sort()).toEqual([...LISTED_PAGES].sort())
    expect(file('/robots.txt').toString()).toMatch(`Disallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml`)
  })

  it('has each page in the languages in which it was read, and each names the others', () => {
    const languages = ['mr', 'hi'] as const
    const contents = [content, ...languages.map((id) => loadContent(id))]
    const sitemap = sitemapOf(
      [],
      contents.map((each) => ({ content: each, isPublished: each.language !== 'hi', noticeVersion: '' })),
      SITE_URL,
    )
    const addressOf = (language: string) => `${SITE_URL}${language === 'mr-IN' ? '/mr' : ''}/disclaimer`
    const links = ['en-IN', 'mr-IN', 'x-default'].map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(language)}"/>`,
    )
    for (const language of ['en-IN', 'mr-IN'])
      expect(sitemap).toContain(`<url><loc>${addressOf(language)}</loc>${links.join('')}</url>`)
    for (const path of ['/hi', '/mr/blog']) expect(sitemap).not.toContain(path)
  })
})

it.each([
  ['/favicon.ico', 32],
  ['/apple-touch-icon.png', 180],
])('%s is a picture of %i px', (address, size) => {
  const png = file(address)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
})
