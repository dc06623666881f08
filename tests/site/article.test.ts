import { describe, expect, it } from 'vitest'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { longDate } from '#web/shop/day.ts'
import { doseTable } from '#web/shop/doses.ts'
import { ARTICLES, ARTICLES_TO_COME, articleAt, FULL_ARTICLES, GUIDE } from '../articles.ts'
import { content, doses } from '../content.ts'
import { attributesOf, expectChatLink, findNamed, page, section, textOf, textsOf } from './build-output.ts'

const WORDS_OF_A_FULL_ARTICLE = 1200
const WORDS_OF_AN_EXCERPT = 40

const wordsIn = (text: string) => text.split(/\s+/).length

describe.each(ARTICLES)('%s', (path) => {
  const $ = page(path)
  const article = $('main article')
  const { title, subtitle, publishDate, author, category, tags } = articleAt(path)

  it('shows picture, category, date, author, read time where it can be read, title, subtitle and tags', () => {
    const header = article.find('header').first()
    const words = textOf(header)
    expect(textsOf($, article.find('h1'))).toEqual([title])
    expect(words).toContain(subtitle)
    expect(words).toContain(content.categories[category]?.name)
    expect(textOf(header.find('time'))).toBe(longDate(publishDate, SOURCE_LANGUAGE))
    expect(header.find('time').attr('datetime')).toBe(publishDate)
    expect(words).toContain(author)
    expect(/\d+ min read/.test(words)).toBe(FULL_ARTICLES.includes(path))
    expect(textsOf($, header.find('ul[aria-label="Tags"] li'))).toEqual(tags)
    expect(header.find('img')).toHaveLength(1)
    expect(header.find('img').attr('alt')).toMatch(/\w{3}/)
  })

  it('has a Share button for its own address', () => {
    const share = findNamed($, article, 'button', 'Share')
    expect(share.attr('data-share')).toBe(path)
    expect(share.attr('data-title')).toBe(title)
  })

  it('calls to order in the chat and to learn more about the brand', () => {
    expectChatLink(findNamed($, article, 'a', 'Order Now'))
    expect(findNamed($, article, 'a', content.blog.order.learnMore).attr('href')).toBe('/#about')
  })

  it('ends with related articles, none of them itself', () => {
    const links = attributesOf($, section($, 'Read next').find('a'), 'href')
    expect(links).toHaveLength(2)
    for (const link of links) expect(ARTICLES.filter((one) => one !== path)).toContain(link)
  })

  it('has ways back to home and to the blog', () => {
    expect(findNamed($, 'main', 'a', 'Back to Home').attr('href')).toBe('/')
    expect(attributesOf($, $('main p a'), 'href')).toContain('/blog')
  })
})

describe.each(FULL_ARTICLES)('%s is written in full', (path) => {
  const $ = page(path)
  const article = $('main article')

  it('with sections, a picture in the text, and questions with answers', () => {
    expect(wordsIn(article.text())).toBeGreaterThan(WORDS_OF_A_FULL_ARTICLE)
    expect(article.find('h2').length).toBeGreaterThanOrEqual(8)
    expect(article.find('figure img').length).toBeGreaterThanOrEqual(1)
    expect(textsOf($, article.find('h2'))).toContain('Questions and answers')
    expect(article.find('details').length).toBeGreaterThanOrEqual(5)
    for (const answer of article.find('details').toArray()) {
      expect(wordsIn($(answer).text())).toBeGreaterThan(10)
    }
  })

  it('with the sources that it cites below it, each of them cited and a secure link', () => {
    const cited = attributesOf($, article.find('sup a'), 'href').map((href) => href?.slice(1))
    const sources = article.find('ol li[id^="source-"]')
    expect(new Set(cited)).toEqual(new Set(attributesOf($, sources, 'id')))
    expect(sources.length).toBeGreaterThanOrEqual(5)
    for (const source of sources.toArray()) {
      expect($(source).find('a').attr('href')).toMatch(/^https:/)
    }
  })
})

describe('the guide', () => {
  const $ = page(GUIDE)
  const rows = textsOf($, $('main article table tbody tr'))

  it('states what is known of our own jar, and nothing of what is not yet', () => {
    const { label, legal } = content
    const isWeighed = label.ingredients.list.every(({ gramsPer100 }) => gramsPer100 !== null)
    expect(rows.some((row) => row.startsWith('1. Ingredients with amounts'))).toBe(isWeighed)
    expect(rows).toContainEqual(
      expect.stringContaining(`FSSAI licence ${legal.licence.number}; ${legal.businessName}`),
    )
  })

  it('prints the doses by age from the one table', () => {
    for (const { who, begin } of doseTable(doses)) {
      expect(rows).toContainEqual(expect.stringContaining(`${who}${begin}`))
    }
  })
})

describe.each(ARTICLES_TO_COME)('%s is to come', (path) => {
  const $ = page(path)

  it('with an excerpt and a “Coming Soon” panel that leads to the two full articles', () => {
    const panel = section($, 'Coming Soon')
    expect(attributesOf($, panel.find('a'), 'href')).toEqual(FULL_ARTICLES)
    const [before = ''] = textOf($('main article')).split('Coming Soon')
    expect(wordsIn(before)).toBeGreaterThan(WORDS_OF_AN_EXCERPT)
  })
})
