import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { ARTICLES, ARTICLES_TO_COME, articleAt, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { attributesOf, findNamed, page, textOf, textsOf } from './build-output.ts'

const categories = Object.entries(content.categories)

const nav = ($: CheerioAPI, name: string) => findNamed($, 'main', 'nav', name)

describe.each(['/blog', ...ARTICLES])('the left panel of %s', (path) => {
  const $ = page(path)

  it('has a search box with the placeholder of the specification, which works without script', () => {
    const box = $('main input[type="search"]')
    expect(box.attr('placeholder')).toBe('Search articles...')
    expect(box.attr('aria-label')).toMatch(/^Search articles/)
    expect(box.attr('name')).toBe('q')
    expect(box.closest('form').attr('action')).toBe('/blog')
  })

  it('lists the categories, each with the number of its articles', () => {
    const links = nav($, 'Categories').find('a')
    expect(textsOf($, links)).toEqual([
      `${content.blog.allArticles}(${ARTICLES.length})`,
      ...categories.map(
        ([id, { name }]) => `${name}(${content.articles.filter(({ category }) => category === id).length})`,
      ),
    ])
    expect(attributesOf($, links, 'href')).toEqual([
      '/blog',
      ...categories.map(([id]) => `/blog?category=${id}`),
    ])
  })

  it('lists the articles with their read time, or as to come', () => {
    const links = nav($, 'Articles').find('a')
    expect(attributesOf($, links, 'href')).toEqual(ARTICLES)
    for (const [index, address] of ARTICLES.entries()) {
      expect(textOf(links.eq(index))).toContain(articleAt(address).title)
      const isFull = articleAt(address).full
      expect(textOf(links.eq(index))).toMatch(isFull ? /\d+ min read$/ : /Coming Soon$/)
    }
  })

  it('shows the position as “n of total”, with Previous and Next on either side', () => {
    const place = Math.max(ARTICLES.indexOf(path), 0)
    const pager = nav($, 'Article by article')
    expect(textsOf($, pager.children())).toEqual(['Previous', `${place + 1} of ${ARTICLES.length}`, 'Next'])
    const hrefs = ['Previous', 'Next'].map((name) => findNamed($, pager, 'a', name).attr('href'))
    expect(hrefs).toEqual([ARTICLES[place - 1], ARTICLES[place + 1]])
    const disabled = textsOf($, pager.find('button[disabled]'))
    expect(disabled).toEqual([
      ...(place === 0 ? ['Previous'] : []),
      ...(place === ARTICLES.length - 1 ? ['Next'] : []),
    ])
  })

  it('discloses the categories and articles on small screens', () => {
    const disclosure = findNamed($, 'main', 'summary', 'Categories').parent('details')
    expect(disclosure.attr('open')).toBeUndefined()
    expect(disclosure.find('nav')).toHaveLength(2)
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

  it.each(ARTICLES_TO_COME)('is not there on %s, which is not written yet', (path) => {
    expect(nav(page(path), 'Contents')).toHaveLength(0)
  })
})

describe('/blog', () => {
  const $ = page('/blog')
  const article = $('main article')

  it('begins with the first article, and leads to its text', () => {
    const [first = ''] = ARTICLES
    expect(textOf(article.find('h2').first())).toBe(articleAt(first).title)
    expect(attributesOf($, article.find('h2 a, p a'), 'href')).toContain(first)
  })
})
