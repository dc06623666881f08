import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import type { Article, Content } from '#web/model/types.ts'
import { problemLine } from '#web/model/validation.ts'
import { ALL, blogAddress, findArticles, readFilter } from '#web/pages/blog/filter.ts'
import { scheduledArticles } from '#web/site-build/checks/advice.ts'
import { contentProblems } from '#web/site-build/checks/refusals.ts'
import { copyContent } from '../changed-content.ts'
import { content } from '../content.ts'

const HEAD = `id: a-spoon-a-day
title: A Spoon a Day
subtitle: What one spoon is
publishDate: 2025-02-11
author: The kitchen of {brand.name}
category: product-guide
tags: [spoon, amla]
featuredImage: honey
excerpt: A spoon is a spoon.
faqs:
  - question: How many?
    answer: One. And then another one.
`
const BODY = `${'word '.repeat(390)}

## A *first* heading[^charaka]

### Not this one

{table.doses}

[^charaka]: [Charaka Samhita](https://example.org/a?b=1). A press, Pune, 1949.
`

/** The content with an article more, as it is shown at a time. */
function withArticle(head: string, body = BODY, time?: string): Content {
  const folder = copyContent()
  writeFileSync(join(folder, 'en/articles/spoon.md'), `---\n${head}---\n\n${body}`)
  return loadContent('en', folder, 'open', time ? new Date(time) : undefined)
}

describe('an article', () => {
  const { articles, articleTexts } = withArticle(HEAD)
  const spoon = articles.find(({ id }) => id === 'a-spoon-a-day')
  const text = articleTexts['a-spoon-a-day']

  it('has the fields of its head, a minute for 200 words, its headings and its sources', () => {
    expect(spoon).toMatchObject({
      title: 'A Spoon a Day',
      author: `The kitchen of ${content.facts.brand.name}`,
      publishDate: '2025-02-11',
    })
    expect(spoon?.readTime).toBe(3)
    expect(spoon).not.toHaveProperty('faqs')
    expect(text?.faqs).toEqual([{ question: 'How many?', answer: 'One. And then another one.' }])
    const { questions, sources } = content.words.blog.ends
    expect(spoon?.headings).toEqual([
      { id: 'a-first-heading', text: 'A first heading' },
      { id: 'questions', text: questions },
      { id: 'sources', text: sources },
    ])
    const source = { id: 'charaka', title: 'Charaka Samhita', url: 'https://example.org/a?b=1' }
    expect(text?.sources).toEqual([{ ...source, publisher: 'A press, Pune', year: 1949, references: 1 }])
  })

  it('comes before those that are only announced; both are sorted by day', () => {
    const late = withArticle(HEAD.replace('2025-02-11', '2026-11-01')).articles
    const dated = late.map(({ full, publishDate }) => `${full ? 0 : 1} ${publishDate}`)
    expect(dated).toEqual(dated.toSorted())
  })
})

describe('an article of a day to come', () => {
  const TITLED = HEAD.replace('2025-02-11', '2027-06-01')

  it.each([
    ['2027-05-31T23:59:59+05:30', false],
    ['2027-06-01T00:00:00+05:30', true],
  ])('is shown from its midnight in India on: at %s %j', (time, isShown) => {
    const { articles, articleTexts, scheduled } = withArticle(TITLED, BODY, time)
    const shown = [articles.map(({ id }) => id), Object.keys(articleTexts)]
    expect(shown.map((ids) => ids.includes('a-spoon-a-day'))).toEqual([isShown, isShown])
    const waiting = { file: 'en/articles/spoon.md', id: 'a-spoon-a-day', publishDate: '2027-06-01' }
    expect(scheduled).toEqual(isShown ? [] : [waiting])
  })

  it('makes no blog, to which links would lead, where it is the only one, and is named to the owner', () => {
    const folder = copyContent()
    const file = join(folder, 'en/articles/spoon.md')
    rmSync(join(folder, 'en/articles'), { recursive: true })
    mkdirSync(join(folder, 'en/articles'))
    writeFileSync(file, `---\n${TITLED}---\n`)
    const linksOn = (day: string) => {
      const { articles, words } = loadContent('en', folder, 'open', new Date(day))
      const hasLink = JSON.stringify(words.navigation).includes('"blog"')
      return [articles.length, hasLink, scheduledArticles(folder, new Date(day))]
    }
    const waiting = 'article a-spoon-a-day of 2027-06-01: with the next deploy after that day'
    expect(linksOn('2027-05-31')).toEqual([0, false, [waiting]])
    expect(linksOn('2027-06-01')).toEqual([1, true, []])
  })

  it('is checked at once, with the links that it has on its day; no other may lead there before', () => {
    const folder = copyContent()
    const problemsWith = (day: string, body: string) => {
      for (const [name, publishDate, text] of [
        ['first', day, body],
        ['later', '2027-06-01', 'So [it](/blog/first) is, and [here](/blog/later).'],
      ] as const) {
        const head = HEAD.replace('a-spoon-a-day', name).replace('2025-02-11', publishDate)
        writeFileSync(join(folder, `en/articles/${name}.md`), `---\n${head}---\n\n${text}`)
      }
      return contentProblems(folder, new Date('2026-12-01')).map(problemLine).join('\n')
    }
    expect(problemsWith('2027-05-01', 'Yes.')).toBe('')
    expect(problemsWith('2026-11-01', 'So [it](/blog/later) is.')).toMatch(
      /^en\/.*first\.md: leads to \/blog\/later, which is no page of this site.*$/,
    )
    expect(problemsWith('2027-05-01', 'So [it](/blog/nowhere) is.\n\n![So](nobody)')).toMatch(
      /shows “nobody”.*\n.*\/blog\/nowhere/,
    )
  })
})

describe('what is wrong with an article fails with its file', () => {
  const [first] = content.articles
  const withTitle = (title: string) => HEAD.replace(/^title: .*/m, `title: ${title}`)

  it.each<[what: string, head: string, message: string | RegExp, body?: string]>([
    ['an id that makes no address', HEAD.replace('a-spoon', 'A Spoon'), 'spoon.md: id must be an address'],
    ['the id of another', HEAD.replace('a-spoon-a-day', first?.id ?? ''), 'is the id of two articles'],
    ['a source that is not there', HEAD, 'spoon.md: [^nobody]: there is no such source', 'One.[^nobody]'],
    [
      'a source of another form',
      HEAD,
      'spoon.md: [^a]: write it as [Title](address). Publisher, year.',
      'One.[^a]\n\n[^a]: A book of 1949.',
    ],
    ['a colon in its head', withTitle('Amla: the fruit'), /line 3 is wrong: write .* quotes, as in title: "/],
    ['a # in its head', withTitle('Amla #1'), /what follows # on line 3 would be left out: write/],
  ])('%s', (_, head, message, body) => {
    expect(() => withArticle(head, body)).toThrow(message)
  })

  it('a file without a head', () => {
    const folder = copyContent()
    writeFileSync(join(folder, 'en/policies/disclaimer.md'), '## Only a text')
    expect(() => loadContent('en', folder)).toThrow('disclaimer.md: it does not begin with a head')
  })
})

describe('the blog’s filter', () => {
  const {
    articles: [card = expect.fail()],
  } = content
  const articleOn = (id: string, change: Partial<Article>): Article => {
    return { ...card, id, title: `On ${id.toUpperCase()}`, subtitle: 'What one spoon is', ...change }
  }
  const articles = [
    articleOn('honey', { category: 'immunity-health', tags: ['amla'], excerpt: 'Warm water' }),
    articleOn('ghee', { category: 'product-guide', tags: ['Reader’s'] }),
  ]

  it.each<[search: string, category: Article['category'] | 'all', found: string]>([
    ['honey', 'all', 'honey'],
    ['  reader’s ', 'all', 'ghee'],
    // Of an excerpt.
    ['water', 'all', ''],
    ['on', 'immunity-health', 'honey'],
    [' ONE spoon', 'all', 'honey ghee'],
  ])('finds “%s” in title, subtitle and tags, within %s', (search, category, found) => {
    const filter = category === 'all' ? { ...ALL, search } : { category, search }
    const ids = findArticles(articles, filter).map(({ id }) => id)
    expect(ids.join(' ')).toBe(found)
  })

  it('is written into the address, and read back from it', () => {
    const filter = { category: 'product-guide', search: 'a & b' } as const
    const address = blogAddress(filter, 'ghee')
    expect(address).toBe('/blog/ghee?category=product-guide&q=a+%26+b')
    expect(readFilter(new URL(address, 'https://example.org').search)).toEqual(filter)
    expect(blogAddress(ALL)).toBe('/blog')
  })
})
