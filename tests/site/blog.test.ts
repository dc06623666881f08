import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { categories } from '#web/content/categories.ts'
import { ARTICLE_IDS, ARTICLES, FULL_ARTICLES, frontmatterOf, GUIDE } from '../articles.ts'
import { attributesOf, named, page, textOf, textsOf } from './build-output.ts'

/** Ids and counts of the specification. */
const CATEGORIES: [id: string, count: number][] = [
  ['ayurvedic-wellness', 2],
  ['product-guide', 2],
  ['immunity-health', 1],
  ['seasonal-wellness', 1],
]

const nav = ($: CheerioAPI, name: string) => named($, 'main', 'nav', name)

describe.each(['/blog', ...ARTICLES])('the left panel of %s', (path) => {
  const $ = page(path)

  it('has a search box with the placeholder of the specification, which works without script', () => {
    const box = $('main input[type="search"]')
    expect(box.attr('placeholder')).toBe('Search articles...')
    expect(box.attr('aria-label')).toMatch(/^Search articles/)
    expect(box.attr('name')).toBe('q')
    expect(box.closest('form').attr('action')).toBe('/blog')
  })

  it('lists the categories with their counts: all 6, then 2, 2, 1 and 1', () => {
    const links = nav($, 'Categories').find('a')
    const counts = textsOf($, links).map((text) => Number(/\((\d)\)$/.exec(text)?.[1]))
    expect(counts).toEqual([6, ...CATEGORIES.map(([, count]) => count)])
    expect(attributesOf($, links, 'href')).toEqual([
      '/blog',
      ...CATEGORIES.map(([id]) => `/blog?category=${id}`),
    ])
    for (const [index, { name }] of categories.entries()) {
      expect(textOf(links.eq(index + 1))).toContain(name)
    }
  })

  it('lists the six articles of the specification, in its order, with their read time', () => {
    const links = nav($, 'Articles').find('a')
    expect(attributesOf($, links, 'href')).toEqual(ARTICLES)
    for (const [index, id] of ARTICLE_IDS.entries()) {
      expect(textOf(links.eq(index))).toContain(frontmatterOf(id).title)
      expect(textOf(links.eq(index))).toMatch(/\d+ min read$/)
    }
  })

  it('says the position as “n of total”, with Previous and Next on either side', () => {
    const place = Math.max(ARTICLES.indexOf(path), 0)
    const pager = nav($, 'Article by article')
    expect(textsOf($, pager.children())).toEqual(['Previous', `${place + 1} of 6`, 'Next'])
    const hrefs = ['Previous', 'Next'].map((name) => named($, pager, 'a', name).attr('href'))
    expect(hrefs).toEqual([ARTICLES[place - 1], ARTICLES[place + 1]])
    const disabled = textsOf($, pager.find('button[disabled]'))
    expect(disabled).toEqual([...(place === 0 ? ['Previous'] : []), ...(place === 5 ? ['Next'] : [])])
  })

  it('has buttons that disclose the categories and articles on small screens', () => {
    const toggle = named($, 'main', 'button', 'Categories')
    expect(toggle.attr('aria-expanded')).toBe('false')
    const disclosed = $(`[id="${toggle.attr('aria-controls')}"]`)
    expect(disclosed.find('nav')).toHaveLength(2)
  })
})

describe('the table of contents', () => {
  it.each(FULL_ARTICLES)('of %s leads to every section', (path) => {
    const $ = page(path)
    const links = nav($, 'Contents').find('a')
    const sections = $('article h2[id]')
    expect(textsOf($, links)).toEqual(textsOf($, sections))
    expect(attributesOf($, links, 'href')).toEqual(attributesOf($, sections, 'id').map((id) => `#${id}`))
    expect(links.length).toBeGreaterThanOrEqual(6)
  })

  it.each(ARTICLES.slice(2))('is not there on %s, which is not written yet', (path) => {
    expect(nav(page(path), 'Contents')).toHaveLength(0)
  })
})

describe('/blog', () => {
  const $ = page('/blog')
  const article = $('main article')

  it('has one main heading and a way back home', () => {
    expect($('h1')).toHaveLength(1)
    expect(named($, 'main', 'a', 'Back to Home').attr('href')).toBe('/')
  })

  it('begins with the first article, and leads to its text', () => {
    const { title } = frontmatterOf('best-chyawanprash-guide')
    expect(textOf(article.find('h2').first())).toBe(title)
    expect(attributesOf($, article.find('h2 a, p a'), 'href')).toContain(GUIDE)
  })

  it('has the calls to order in the chat and to learn more about the brand', () => {
    expect(named($, 'main', 'a', 'Order Now')).toHaveLength(1)
    expect(named($, 'main', 'a', `Learn More About ${brand.name}`).attr('href')).toBe('/#about')
  })

  it('brings no article’s text along', () => {
    const text = textOf(page(GUIDE)('article h2').first().prev('p'))
    expect(text.length).toBeGreaterThan(100)
    expect(textOf($('body'))).not.toContain(text)
  })
})
