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
import type { Content } from '#web/content/content.ts'
import { loadContent } from '#web/content/load.ts'
import { content } from '../content.ts'

const { brand } = content

type Article = Content['articles'][number]

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
  ...change,
})

describe('feeds', () => {
  const articles = [article('old'), article('new', { publishDate: '2025-10-07' })]

  it.each(['rss', 'atom'] as const)(
    '%s has the newest first, with dates of India and every word kept',
    async (kind) => {
      const feed = await new RssParser().parseString(feedsOf(articles, content)[kind])
      expect(feed.items.map(({ title }) => title)).toEqual(['The new', 'The old'])
      expect(feed.items[0]?.isoDate).toBe('2025-10-06T18:30:00.000Z')
      expect(feed.items[0]?.link).toBe(`${brand.siteUrl}/blog/new`)
      expect(feed.items[0]?.content ?? feed.items[0]?.summary).toBe('An excerpt with <angles> & more.')
    },
  )

  it('is the same file for the same articles, whenever it is built', () => {
    expect(feedsOf(articles, content)).toEqual(feedsOf(articles, content))
    expect(feedsOf(articles, content).atom).toContain('<updated>2025-10-06T18:30:00.000Z</updated>')
  })
})

it('the sitemap leaves out what may not be listed, and dates the articles', async () => {
  const sitemap = await sitemapOf([article('spoon')], [{ content, isReviewed: true }])
  expect(sitemap).toContain(`<loc>${brand.siteUrl}/blog/spoon</loc><lastmod>2025-02-11</lastmod>`)
  expect(sitemap).not.toContain('/admin')
  expect(sitemap).not.toContain('/404')
  expect(sitemap).not.toContain('hreflang')
})

it('the sitemap has each page in the languages in which it was read, and each names the others', async () => {
  const languages = [
    { content, isReviewed: true },
    { content: loadContent('mr'), isReviewed: true },
    { content: loadContent('hi'), isReviewed: false },
  ]
  const sitemap = await sitemapOf([], languages)
  const links = ['en-IN', 'mr-IN', 'x-default'].map((language) => {
    const path = language === 'mr-IN' ? '/mr/disclaimer' : '/disclaimer'
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${brand.siteUrl}${path}"/>`
  })
  for (const path of ['/disclaimer', '/mr/disclaimer'])
    expect(sitemap).toContain(`<url><loc>${brand.siteUrl}${path}</loc>${links.join('')}</url>`)
  expect(sitemap).not.toContain('/hi')
  expect(sitemap).not.toContain('/mr/blog')
})

describe('an article as Markdown', () => {
  const details = {
    faqs: [{ question: 'Why?', answer: 'Because.' }],
    sources: [
      { id: 'charaka', title: 'Charaka', publisher: 'A press', year: 1949, url: 'https://example.org/' },
    ],
  }
  const markdownWith = (markdown: string) => markdownOf(article('spoon'), { markdown, ...details }, content)

  it('says what its pictures show, which have no address there', () => {
    const text = markdownWith('First.[^charaka]\n\n![](honey "Slow.")\n\n::label-drawing::\n\nLast.')
    expect(text).toContain(`\n\nFirst.[^charaka]\n\n*Picture: ${content.pictures.honey.alt}.* Slow.\n\n`)
    expect(text).toContain(`*Picture: ${content.documents.labelDrawing.alt}*\n\nLast.`)
  })

  it('ends with questions and sources', () => {
    const text = markdownWith('First.[^charaka]')
    expect(text).toContain('### Why?\n\nBecause.')
    expect(text).toContain('[^charaka]: [Charaka](https://example.org/). A press, 1949.')
  })

  it('throws at a component that has no form in Markdown, rather than print it', () => {
    expect(() => markdownWith('::chart::')).toThrow('::chart::')
  })
})

it('favicon.ico holds a picture of 32 px', () => {
  const png = Buffer.from(iconFiles()['/favicon.ico'] ?? '')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
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
