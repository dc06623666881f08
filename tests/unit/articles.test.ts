import { readdirSync, readFileSync } from 'node:fs'
import matter from 'gray-matter'
import { describe, expect, it } from 'vitest'
import { fillBrand } from '../../web/build/brand-tokens.ts'
import { headingIds, slugOf } from '../../web/build/heading-ids.ts'
import { articleCard } from '../../web/build/text-cards.ts'
import type { Article } from '../../web/content/articles.ts'
import { checkArticles } from '../../web/content/check-articles.ts'
import { ALL, blogAddress, matching, readFilter } from '../../web/views/blog/filter.ts'

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

describe('articleCard', () => {
  const source = `---
id: spoon
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
`

  it('keeps the head without what only the page of the article needs', () => {
    const made = articleCard(source)
    expect(made.split('\n').filter(Boolean).slice(0, 5)).toEqual([
      '---',
      'id: spoon',
      'tags:',
      '  - a',
      'full: true',
    ])
    expect(made).not.toContain('question:')
    expect(made).not.toContain('charaka')
    expect(made).not.toContain('word word')
  })

  it('computes the read time at 200 words a minute, at least one', () => {
    expect(articleCard(source)).toContain('\nreadTime: 2\n')
    expect(articleCard('---\nid: spoon\n---\n')).toContain('\nreadTime: 1\n')
  })

  it('lists the headings with the ids that the text gives them', () => {
    const headings = JSON.parse(/^headings: (.*)$/m.exec(articleCard(source))?.[1] ?? '')
    expect(headings).toEqual([
      { id: 'a-first-heading', text: 'A first heading' },
      { id: 'karanas-second', text: 'Karana’s “second”' },
      { id: 'questions', text: 'Questions and answers' },
      { id: 'sources', text: 'Sources' },
    ])
  })

  it('throws where a file has no head', () => {
    expect(() => articleCard('## Only a text')).toThrow('no frontmatter')
  })
})

describe('headingIds', () => {
  it('gives headings the id of their words, nested ones too, and leaves the rest alone', () => {
    const text = { type: 'text', value: 'How much, ' }
    const strong = { type: 'strong', children: [{ type: 'text', value: 'and for whom?' }] }
    const heading = { type: 'heading', children: [text, strong] }
    const paragraph = { type: 'paragraph', children: [text] }
    headingIds()({ type: 'root', children: [heading, paragraph] })
    expect(heading).toHaveProperty('data.hProperties.id', 'how-much-and-for-whom')
    expect(paragraph).not.toHaveProperty('data')
  })

  it.each([
    ['The “twenty times more vitamin C” line', 'the-twenty-times-more-vitamin-c-line'],
    ['Āyu & Samā', 'ayu-sama'],
    ["Charaka's pillars", 'charakas-pillars'],
  ])('makes of %s the address %s', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug)
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
