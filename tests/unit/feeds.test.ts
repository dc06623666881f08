import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import RssParser from 'rss-parser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from '#web/build/checks/links.ts'
import { feedsOf } from '#web/build/seo/feeds.ts'
import { iconFiles } from '#web/build/seo/icons.ts'
import { markdownOf } from '#web/build/seo/markdown.ts'
import { sitemapOf } from '#web/build/seo/sitemap.ts'
import type { Article } from '#web/content/articles.ts'
import { brand } from '#web/content/brand.ts'

const article = (id: string, change: Partial<Article> = {}): Article => ({
  id,
  title: `The ${id}`,
  subtitle: 'A subtitle',
  publishDate: '2025-02-11',
  author: 'The kitchen',
  readTime: 3,
  category: 'product-guide',
  tags: ['tag & tag'],
  featuredImage: 'honey',
  excerpt: 'An excerpt with <angles> & more.',
  full: true,
  headings: [],
  file: id,
  ...change,
})

describe('feeds', () => {
  const articles = [article('old'), article('new', { publishDate: '2025-10-07' })]

  it.each(['rss', 'atom'] as const)(
    '%s has the newest first, with dates of India and every word kept',
    async (kind) => {
      const feed = await new RssParser().parseString(feedsOf(articles)[kind])
      expect(feed.items.map(({ title }) => title)).toEqual(['The new', 'The old'])
      expect(feed.items[0]?.isoDate).toBe('2025-10-06T18:30:00.000Z')
      expect(feed.items[0]?.link).toBe(`${brand.siteUrl}/blog/new`)
      expect(feed.items[0]?.content ?? feed.items[0]?.summary).toBe('An excerpt with <angles> & more.')
    },
  )

  it('is the same file for the same articles, whenever it is built', () => {
    expect(feedsOf(articles)).toEqual(feedsOf(articles))
    expect(feedsOf(articles).atom).toContain('<updated>2025-10-06T18:30:00.000Z</updated>')
  })
})

it('the sitemap leaves out what may not be listed, and dates the articles', async () => {
  const sitemap = await sitemapOf([article('spoon')])
  expect(sitemap).toContain(`<loc>${brand.siteUrl}/blog/spoon</loc><lastmod>2025-02-11</lastmod>`)
  expect(sitemap).not.toContain('/admin')
  expect(sitemap).not.toContain('/404')
})

describe('an article as Markdown', () => {
  const details = {
    faqs: [{ question: 'Why?', answer: 'Because.' }],
    sources: [
      { id: 'charaka', title: 'Charaka', publisher: 'A press', year: 1949, url: 'https://example.org/' },
    ],
  }

  it('turns the tags of MDX into Markdown', () => {
    const body = `First.<Source id="charaka" />

<PullQuote>Loud.</PullQuote>

<Callout title="Mind">

Two
lines

</Callout>

<Figure name="honey" caption="Slow." />`
    const text = markdownOf(article('spoon'), body, details)
    expect(text).toContain('First.[^charaka]')
    expect(text).toContain('\n> Loud.\n')
    expect(text).toContain('> **Mind**\n>\n> Two\n> lines\n')
    expect(text).toContain('*Picture: Honey running from a wooden dipper into a glass bowl.* Slow.')
    expect(text).toContain('### Why?\n\nBecause.')
    expect(text).toContain('[^charaka]: [Charaka](https://example.org/). A press, 1949.')
  })

  it('throws at a tag that it knows no Markdown for, rather than print it', () => {
    expect(() => markdownOf(article('spoon'), '<Chart data="x" />', details)).toThrow('<Chart data="x" />')
  })
})

it('favicon.ico holds a picture of 32 px', () => {
  const file = Buffer.from(iconFiles()['/favicon.ico'] ?? '')
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const png = file.subarray(file.readUInt32LE(18))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBe(file.readUInt32LE(14))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32])
})

describe('checkLinks', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    await writeFile(join(folder, 'picture.avif'), '')
    await writeFile(join(folder, 'blog.html'), '<h1 id="top">Blog</h1>')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const home = (html: string) => writeFile(join(folder, 'index.html'), html)

  it('is content where every link leads somewhere', async () => {
    await home(`<main id="main"><a href="#main">a</a><a href="/blog?q=1#top">b</a><a href="https://example.org/x">c</a>
      <a href="mailto:a@example.org">d</a><img src="data:image/gif;base64," srcSet="/picture.avif 1w, /picture.avif 2w"></main>`)
    await writeFile(join(folder, 'llms.txt'), `[Blog](${brand.siteUrl}/blog#top)`)
    await expect(checkLinks(folder)).resolves.toBeUndefined()
  })

  it.each([
    ['a page', '<a href="/nowhere">a</a>', 'index.html: /nowhere leads nowhere'],
    ['an anchor of another page', '<a href="/blog#end">a</a>', 'index.html: /blog#end has no such anchor'],
    ['an anchor of its own', '<a href="#end">a</a>', 'index.html: #end has no such anchor'],
    ['a picture', '<img srcSet="/gone.avif 400w">', 'index.html: /gone.avif leads nowhere'],
    [
      'a preview',
      `<meta content="${brand.siteUrl}/cards/x.jpg">`,
      `${brand.siteUrl}/cards/x.jpg leads nowhere`,
    ],
  ])('names %s that is not there', async (_, html, message) => {
    await home(html)
    await expect(checkLinks(folder)).rejects.toThrow(message)
  })

  it('follows the addresses in feeds and texts too', async () => {
    await home('')
    await writeFile(join(folder, 'rss.xml'), `<link>${brand.siteUrl}/blog/gone</link>`)
    await expect(checkLinks(folder)).rejects.toThrow('rss.xml')
  })
})
