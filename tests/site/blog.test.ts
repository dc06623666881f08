import type { CheerioAPI } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { longDate } from '#web/shop/day.ts'
import { ARTICLES, ARTICLES_TO_COME, articleAt, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'
import { attributesOf, expectChatLink, findNamed, page, section, textOf, textsOf } from './build-output.ts'

const categories = Object.entries(content.categories)

const nav = ($: CheerioAPI, name: string) => findNamed($, 'main', 'nav', name)

describe.each(['/blog', ...ARTICLES])('the left panel of %s', (path) => {
  const $ = page(path)

  it('has a search that works without script, categories, articles, and “n of total” between Previous and Next', () => {
    const box = $('main input[type="search"]')
    expect(box.attr('aria-label')).toMatch(/^Search articles/)
    expect([box.attr('name'), box.closest('form').attr('action')]).toEqual(['q', '/blog'])
    const links = nav($, 'Categories').find('a')
    const countOf = (id: string) => content.articles.filter(({ category }) => category === id).length
    expect(textsOf($, links)).toEqual([
      `${content.words.blog.allArticles}(${ARTICLES.length})`,
      ...categories.map(([id, { name }]) => `${name}(${countOf(id)})`),
    ])
    expect(attributesOf($, links, 'href')).toEqual([
      '/blog',
      ...categories.map(([id]) => `/blog?category=${id}`),
    ])
    const disclosure = findNamed($, 'main', 'summary', 'Categories').parent('details')
    expect(disclosure.attr('open')).toBeUndefined()
    expect(disclosure.find('nav')).toHaveLength(2)
    const listed = nav($, 'Articles').find('a')
    expect(attributesOf($, listed, 'href')).toEqual(ARTICLES)
    for (const [index, address] of ARTICLES.entries()) {
      const { title } = articleAt(address)
      expect(textOf(listed.eq(index))).toContain(title)
      expect(textOf(listed.eq(index))).toMatch(/\d+ min read$/)
    }
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
})

it('/blog begins with the first article; shows the written ones large, the others as lines with their excerpt', () => {
  const $ = page('/blog')
  const article = $('main article')
  expect(textOf(article.find('h2').first())).toBe(articleAt(ARTICLES[0] ?? '').title)
  expect(attributesOf($, article.find('h2 a'), 'href')).toEqual(FULL_ARTICLES)
  expect(article.find('img')).toHaveLength(FULL_ARTICLES.length)
  const lines = section($, content.words.blog.more).find('li')
  expect(attributesOf($, lines.find('a'), 'href')).toEqual(ARTICLES_TO_COME)
  for (const [index, address] of ARTICLES_TO_COME.entries()) {
    expect(textOf(lines.eq(index))).toContain(articleAt(address).excerpt)
    expect(textOf(lines.eq(index))).toMatch(/Coming Soon$/)
  }
  expect(nav($, 'Contents')).toHaveLength(0)
})

describe.each(ARTICLES)('%s', (path) => {
  const $ = page(path)
  const article = $('main article')
  const { title, subtitle, publishDate, author, category, tags } = articleAt(path)

  it('shows the facts of the article, and has Share, an order in the chat, and the ways to the brand and home', () => {
    const header = article.find('header').first()
    expect(textsOf($, article.find('h1'))).toEqual([title])
    for (const said of [subtitle, content.categories[category]?.name, author])
      expect(textOf(header)).toContain(said)
    expect(textOf(header.find('time'))).toBe(longDate(publishDate, SOURCE_LANGUAGE))
    expect(header.find('time').attr('datetime')).toBe(publishDate)
    expect(textOf(header)).toMatch(/\d+ min read/)
    expect(textsOf($, article.find('ul[aria-label="Tags"] li'))).toEqual(tags)
    expect(header.find('img')).toHaveLength(1)
    const share = findNamed($, article, 'button', 'Share')
    expect([share.attr('data-share'), share.attr('data-title')]).toEqual([path, title])
    expectChatLink(findNamed($, article, 'a', 'Order Now'))
    expect(findNamed($, article, 'a', content.words.blog.order.learnMore).attr('href')).toBe('/#about')
    expect(findNamed($, 'main', 'a', 'Back to Home').attr('href')).toBe('/')
  })
})

describe.each(FULL_ARTICLES)('%s is written in full', (path) => {
  const $ = page(path)
  const article = $('main article')

  it('with its title before the panel, which nothing pushes down while the page loads', () => {
    expect(
      article
        .children()
        .map((_, { name }) => name)
        .get(),
    ).toEqual(['header', 'div', 'div'])
    expect(article.children().eq(1).find('input[type="search"]')).toHaveLength(1)
  })

  it('with questions, contents that lead to every section, and sources that lead back to each place citing them', () => {
    expect(article.find('details').length).toBeGreaterThan(0)
    const links = nav($, 'Contents').find('a')
    const sections = $('article h2[id]')
    expect(textsOf($, links)).toEqual(textsOf($, sections))
    expect(attributesOf($, links, 'href')).toEqual(attributesOf($, sections, 'id').map((id) => `#${id}`))
    expect(links.length).toBeGreaterThan(5)
    const cited = attributesOf($, article.find('sup a'), 'href').map((href) => href?.slice(1))
    const sources = article.find('ol li[id^="source-"]')
    expect(new Set(cited)).toEqual(new Set(attributesOf($, sources, 'id')))
    expect(sources.length).toBeGreaterThan(0)
    const signs = sources.toArray().map((source) => {
      expect($(source).find('a').attr('href')).toMatch(/^https:/)
      return textsOf($, $(source).find('a[href^="#to-"]')).join('')
    })
    expect(signs.filter((sign) => sign !== '↩' && !'abcdefghij'.startsWith(sign))).toEqual([])
    expect(signs.some((sign) => sign.startsWith('ab'))).toBe(true)
  })
})

it.each(ARTICLES_TO_COME)(
  '%s has an excerpt and a “Coming Soon” panel that leads to the two full articles',
  (path) => {
    const $ = page(path)
    expect(attributesOf($, section($, 'Coming Soon').find('a'), 'href')).toEqual(FULL_ARTICLES)
    expect(textOf($('main article'))).toContain(articleAt(path).excerpt)
    expect(nav($, 'Contents')).toHaveLength(0)
  },
)
