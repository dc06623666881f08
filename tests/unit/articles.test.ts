import { readdirSync, readFileSync } from 'node:fs'
import matter from 'gray-matter'
import { describe, expect, it } from 'vitest'
import { fillBrand } from '#web/build/plugins/brand-tokens.ts'
import { articleSummary, parseDocument } from '#web/build/plugins/frontmatter.ts'
import { headingIds, slugger } from '#web/build/plugins/heading-ids.ts'
import type { Article } from '#web/content/articles.ts'
import { checkArticles } from '#web/content/check-articles.ts'
import { ALL, blogAddress, matching, readFilter } from '#web/views/blog/filter.ts'

const card = {
  id: 'a-spoon-a-day',
  title: 'A Spoon a Day',
  subtitle: 'What one spoon is',
  publishDate: '2025-02-11',
  author: 'The kitchen',
  readTime: 3,
  category: 'product-guide',
  tags: ['spoon', 'amla'],
  featuredImage: 'honey',
  excerpt: 'A spoon is a spoon.',
  full: true,
  headings: [{ id: 'the-spoon', text: 'The spoon' }],
}

const article = (change: Partial<Article> = {}) => ({ ...card, file: 'spoon', ...change }) as Article

describe('checkArticles', () => {
  it('gives the article and the name of its file', () => {
    expect(checkArticles({ './articles/spoon.mdx': card })).toEqual([{ ...card, file: 'spoon' }])
  })

  it.each([
    ['a field that is missing', { title: undefined }, 'spoon.mdx: title:'],
    ['a title without letters', { title: '  ' }, 'spoon.mdx: title:'],
    ['a category that there is not', { category: 'astrology' }, 'spoon.mdx: category:'],
    ['a day that there is not', { publishDate: '2025-02-30' }, 'spoon.mdx: publishDate:'],
    ['a picture that there is not', { featuredImage: 'sunset' }, 'spoon.mdx: featuredImage:'],
    ['an id that makes no address', { id: 'A Spoon' }, 'spoon.mdx: id:'],
    ['an article without tags', { tags: [] }, 'spoon.mdx: tags:'],
    ['a field that nobody asked for', { colour: 'green' }, 'spoon.mdx: frontmatter:'],
  ])('names file and field of %s', (_, change, message) => {
    expect(() => checkArticles({ './articles/spoon.mdx': { ...card, ...change } })).toThrow(message)
  })

  it('names both files that have the same id', () => {
    expect(() => checkArticles({ './articles/a.mdx': card, './articles/b.mdx': card })).toThrow(
      /b\.mdx: id: a-spoon-a-day .* a\.mdx/,
    )
  })
})

describe('articleSummary', () => {
  const source = `---
id: spoon
publishDate: 2025-04-22
faqs:
  - question: How many?
    answer: >-
      One. And then

      another one.
tags:
  - a
sources:
  - id: charaka
    url: https://example.org/
full: true
---

${'word '.repeat(400)}

## A *first* heading<Source id="charaka" />

### Not this one

## Karana’s “second”

## Not this one
`
  const summary = articleSummary(parseDocument(source))

  it('keeps the frontmatter except what only the page of the article shows', () => {
    expect(Object.keys(summary)).toEqual(['id', 'publishDate', 'tags', 'full', 'readTime', 'headings'])
    expect(summary).toMatchObject({ id: 'spoon', tags: ['a'], full: true })
  })

  it('leaves a day as it is written', () => {
    expect(summary).toHaveProperty('publishDate', '2025-04-22')
  })

  it('computes the reading time at 200 words a minute, at least one minute', () => {
    expect(summary).toHaveProperty('readTime', 2)
    expect(articleSummary(parseDocument('---\nid: spoon\n---\n'))).toHaveProperty('readTime', 1)
  })

  it('lists the headings with the ids that the text gives them', () => {
    expect(summary.headings).toEqual([
      { id: 'a-first-heading', text: 'A first heading' },
      { id: 'karanas-second', text: 'Karana’s “second”' },
      { id: 'not-this-one-1', text: 'Not this one' },
      { id: 'questions', text: 'Questions and answers' },
      { id: 'sources', text: 'Sources' },
    ])
  })

  it('throws where a file has no frontmatter', () => {
    expect(() => parseDocument('## Only a text')).toThrow('no frontmatter')
  })
})

describe('headingIds', () => {
  const heading = (...texts: string[]) => ({
    type: 'heading',
    children: texts.map((value) => ({ type: 'strong', children: [{ type: 'text', value }] })),
  })

  it('gives headings the id of their text, nested text included, and leaves other nodes alone', () => {
    const first = heading('How much, ', 'and for whom?')
    const second = heading('How much, and for whom?')
    const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'How much?' }] }
    headingIds()({ type: 'root', children: [first, paragraph, second] })
    expect(first).toHaveProperty('data.hProperties.id', 'how-much-and-for-whom')
    expect(second).toHaveProperty('data.hProperties.id', 'how-much-and-for-whom-1')
    expect(paragraph).not.toHaveProperty('data')
  })

  it.each([
    ['The “twenty times more vitamin C” line', 'the-twenty-times-more-vitamin-c-line'],
    ['Āyu, Samā', 'ayu-sama'],
    ["Charaka's pillars", 'charakas-pillars'],
  ])('makes of %s the id %s', (text, slug) => {
    expect(slugger()(text)).toBe(slug)
  })
})

describe('the blog’s filter', () => {
  const honey = article({ id: 'honey', title: 'On HONEY', category: 'immunity-health' })
  const ghee = article({ id: 'ghee', title: 'On ghee', tags: ['Reader’s choice'] })

  it('finds a part of title, subtitle or any tag, whatever the case', () => {
    expect(matching([honey, ghee], { ...ALL, search: 'honey' })).toEqual([honey])
    expect(matching([honey, ghee], { ...ALL, search: 'ONE SPOON' })).toEqual([honey, ghee])
    expect(matching([honey, ghee], { ...ALL, search: "  reader's " })).toEqual([ghee])
    expect(matching([honey, ghee], { ...ALL, search: 'is a spoon.' })).toEqual([])
  })

  it('finds only within the category', () => {
    expect(matching([honey, ghee], { category: 'immunity-health', search: 'on' })).toEqual([honey])
    expect(matching([honey, ghee], ALL)).toEqual([honey, ghee])
  })

  it('says in the address what it is, and reads it back', () => {
    const filter = { category: 'product-guide', search: 'a & b' } as const
    const address = blogAddress(filter, 'ghee')
    expect(address).toBe('/blog/ghee?category=product-guide&q=a+%26+b')
    expect(readFilter(new URL(address, 'https://example.org').search)).toEqual(filter)
    expect(blogAddress(ALL)).toBe('/blog')
  })

  it.each([
    'seasonal',
    'seasonal wellness',
    'summer',
    'product guide',
    'immunity',
    'ayurvedic wellness',
    'vitamin c',
    'kids',
  ])('finds an article for “%s”, by the tags of the six', (search) => {
    const all = readdirSync('web/content/articles').map((file) => {
      const { data } = matter(fillBrand(readFileSync(`web/content/articles/${file}`, 'utf8')))
      return article(data)
    })
    expect(all).toHaveLength(6)
    expect(matching(all, { ...ALL, search })).not.toEqual([])
  })

  it('passes over a category that there is not', () => {
    expect(readFilter('?category=astrology')).toEqual(ALL)
  })
})
