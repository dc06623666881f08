import { Readable } from 'node:stream'
import RssParser from 'rss-parser'
import { parseSitemap } from 'sitemap'
import { describe, expect, it } from 'vitest'
import { type View, views } from '#web/views.ts'
import { ARTICLES_TO_COME, articleAt, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { exists, file, LISTED, ownPath, POLICIES, page } from './build-output.ts'

const { brand } = content

describe('sitemap.xml', () => {
  it('is read by a sitemap parser and lists every page that may be listed, and no other', async () => {
    const items = await parseSitemap(Readable.from([file('/sitemap.xml')]))
    expect(items.map(({ url }) => ownPath(url)).sort()).toEqual([...LISTED].sort())
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

describe.each(['/rss.xml', '/atom.xml'])('%s', (path) => {
  it('is read by a feed parser: every written article, newest first, each with a title and a summary', async () => {
    const feed = await new RssParser().parseString(file(path).toString())
    expect(feed.title).toContain(brand.name)
    expect(feed.items.map(({ link }) => ownPath(link)).sort()).toEqual([...FULL_ARTICLES].sort())
    const dates = feed.items.map(({ isoDate }) => isoDate ?? '')
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { title, contentSnippet, summary } of feed.items) {
      expect(title).toBeTruthy()
      expect(contentSnippet ?? summary).toMatch(/\w{3}/)
    }
  })
})

describe('llms.txt', () => {
  it('names every written article by its Markdown twin, and every policy', () => {
    const text = file('/llms.txt').toString()
    expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `))
    for (const path of FULL_ARTICLES) expect(text).toContain(`(${brand.siteUrl}${path}.md)`)
    for (const path of POLICIES) expect(text).toContain(`(${brand.siteUrl}${path})`)
  })
})

it('no file for machines names an article that is not written yet', () => {
  for (const path of ARTICLES_TO_COME) {
    for (const name of ['/sitemap.xml', '/rss.xml', '/atom.xml', '/llms.txt']) {
      expect(file(name).toString(), name).not.toContain(path)
    }
    expect(exists(`${path}.md`)).toBe(false)
  }
})

describe.each(FULL_ARTICLES)('%s.md', (path) => {
  const text = file(`${path}.md`).toString()

  it('is the article as Markdown, under its title', () => {
    expect(text.startsWith(`# ${articleAt(path).title}\n`)).toBe(true)
  })

  it('has no component, no placeholder and no picture without an address left in it', () => {
    expect(text).not.toMatch(/^::|\{\w+\.\w+\}|\]\([\w-]+( |\))/m)
  })

  it('has a footnote for every source that it cites', () => {
    for (const [, id = ''] of text.matchAll(/\[\^([\w-]+)\](?!:)/g)) expect(text).toContain(`[^${id}]: `)
  })
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
