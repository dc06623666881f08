import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { findDeadLinks } from '../dead-links.ts'
import { file, LISTED_PAGES, removeOrigin, textsOf } from './build-output.ts'

const xml = (address: string) => load(file(address).toString(), { xml: true })

it('every link of the site leads somewhere', () => {
  expect(findDeadLinks('dist/site')).toEqual([])
})

it('sitemap.xml lists every page that may be listed, and no other', () => {
  const $ = xml('/sitemap.xml')
  expect(textsOf($, $('loc')).map(removeOrigin).sort()).toEqual([...LISTED_PAGES].sort())
  expect(file('/robots.txt').toString()).toMatch(`Disallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml`)
})

it.each([
  ['/favicon.ico', 32],
  ['/apple-touch-icon.png', 180],
])('%s is a picture of %i px', (address, size) => {
  const png = file(address)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
})
