import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from '#web/build/checks/links.ts'
import { iconFiles } from '#web/build/seo/icons.ts'
import { rssOf, sitemapOf } from '#web/build/seo/rss-and-sitemap.ts'
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

it('RSS has the newest first, with dates of India and every word kept, the same whenever it is built', () => {
  const articles = [article('old'), article('new', { publishDate: '2025-10-07' })]
  const $ = load(rssOf(articles, content), { xml: true })
  const ofItems = (name: string) =>
    $(`item > ${name}`)
      .toArray()
      .map((element) => $(element).text())
  expect(ofItems('title')).toEqual(['The new', 'The old'])
  expect(ofItems('link')).toEqual([`${brand.siteUrl}/blog/new`, `${brand.siteUrl}/blog/old`])
  expect(ofItems('pubDate')[0]).toBe('Mon, 06 Oct 2025 18:30:00 GMT')
  expect(ofItems('description')[0]).toBe('An excerpt with <angles> & more.')
  expect(ofItems('category')).toContain('tag & tag')
  expect($('lastBuildDate').text()).toBe(ofItems('pubDate')[0])
})

it('the sitemap leaves out what may not be listed, and dates the articles', () => {
  const sitemap = sitemapOf([article('spoon')], [{ content, isPublished: true }])
  expect(sitemap).toContain(`<loc>${brand.siteUrl}/blog/spoon</loc><lastmod>2025-02-11</lastmod>`)
  expect(sitemap).not.toContain('/admin')
  expect(sitemap).not.toContain('/404')
  expect(sitemap).not.toContain('hreflang')
})

it('the sitemap has each page in the languages in which it was read, and each names the others', () => {
  const languages = [
    { content, isPublished: true },
    { content: loadContent('mr'), isPublished: true },
    { content: loadContent('hi'), isPublished: false },
  ]
  const sitemap = sitemapOf([], languages)
  const links = ['en-IN', 'mr-IN', 'x-default'].map((language) => {
    const path = language === 'mr-IN' ? '/mr/disclaimer' : '/disclaimer'
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${brand.siteUrl}${path}"/>`
  })
  for (const path of ['/disclaimer', '/mr/disclaimer'])
    expect(sitemap).toContain(`<url><loc>${brand.siteUrl}${path}</loc>${links.join('')}</url>`)
  expect(sitemap).not.toContain('/hi')
  expect(sitemap).not.toContain('/mr/blog')
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
    await writeFile(join(folder, 'robots.txt'), `Blog: ${brand.siteUrl}/blog#top`)
    await expect(checkLinks(folder)).resolves.toBeUndefined()
  })

  it.each([
    ['a page', '<a href="/nowhere">a</a>', 'index.html: “/nowhere” leads to no page'],
    [
      'an anchor of another page',
      '<a href="/blog#end">a</a>',
      'index.html: “/blog#end” leads to no such heading',
    ],
    ['an anchor of its own', '<a href="#end">a</a>', 'index.html: “#end” leads to no such heading'],
    ['a picture', '<img srcSet="/gone.avif 400w">', 'index.html: “/gone.avif” leads to no page'],
    [
      'a preview',
      `<meta content="${brand.siteUrl}/cards/x.jpg">`,
      `${brand.siteUrl}/cards/x.jpg” leads to no page`,
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
