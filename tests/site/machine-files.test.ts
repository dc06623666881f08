import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { checkLinks } from '#web/build/checks/links.ts'
import { type View, views } from '#web/views.ts'
import { ARTICLES_TO_COME, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { file, LISTED, ownPath, page, textsOf } from './build-output.ts'

const { brand } = content

it('every link of the site leads somewhere', () => checkLinks('dist/site'))

describe('sitemap.xml', () => {
  it('lists every page that may be listed, and no other', () => {
    const $ = load(file('/sitemap.xml').toString(), { xml: true })
    expect(textsOf($, $('loc')).map(ownPath).sort()).toEqual([...LISTED].sort())
    const indexed = Object.values<View>(views).filter((view) => view.indexed && view.name !== 'batch')
    for (const { path } of indexed) expect(LISTED).toContain(path)
  })
})

describe('robots.txt', () => {
  it('leads to the sitemap and keeps robots out of the API alone', () => {
    expect(file('/robots.txt').toString().trim().split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      '',
      `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    ])
  })
})

it('rss.xml lists every written article with a title and a summary', () => {
  const $ = load(file('/rss.xml').toString(), { xml: true })
  expect($('channel > title').text()).toContain(brand.name)
  expect(textsOf($, $('item > link')).map(ownPath).sort()).toEqual([...FULL_ARTICLES].sort())
  for (const name of ['title', 'description'])
    expect(textsOf($, $(`item > ${name}`)).filter(Boolean)).toHaveLength(FULL_ARTICLES.length)
})

it('no file for machines names an article that is not written yet', () => {
  for (const path of ARTICLES_TO_COME)
    for (const name of ['/sitemap.xml', '/rss.xml']) expect(file(name).toString(), name).not.toContain(path)
})

describe('the web manifest', () => {
  const manifest = JSON.parse(file('/site.webmanifest').toString())

  it('names the brand and begins at home', () => {
    expect(manifest).toMatchObject({ short_name: brand.name, start_url: '/' })
  })

  it('names icons of the size that they have, one of them maskable', () => {
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
    for (const { src, sizes } of manifest.icons) {
      const png = file(src)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(manifest.icons.some(({ purpose = '' }) => purpose.includes('maskable'))).toBe(true)
  })

  it('has the colour of the browser’s bars that the pages name', () => {
    expect(page('/')('meta[name="theme-color"]').attr('content')).toMatch(/^#[0-9a-f]{6}$/)
  })
})
