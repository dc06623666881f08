import { categories, spellings } from 'virtual:shop/blog'
import type { Content } from '#web/model/content.ts'
import { views } from '#web/views.ts'

type Article = Content['articles'][number]
export type Filter = {
  /** `all`, or one of the categories. */
  category: string
  /** The text of the search box. */
  search: string
}

/** Every article. */
export const ALL: Filter = { category: 'all', search: '' }

/** The parameters of the address's query. */
export const CATEGORY = 'category'
export const SEARCH = 'q'

/** Reads the filter from an address's query, where it survives Back, Forward and sharing. */
export function readFilter(query: string): Filter {
  const given = new URLSearchParams(query)
  const category = categories.find((id) => id === given.get(CATEGORY))
  return { category: category ?? 'all', search: given.get(SEARCH) ?? '' }
}

/** The address of an article under a filter; without an id, of the blog's own page. */
export function blogAddress({ category, search }: Filter, id?: string): string {
  const query = new URLSearchParams()
  if (category !== 'all') query.set(CATEGORY, category)
  if (search) query.set(SEARCH, search)
  const path = id ? `${views.blog.path}/${id}` : views.blog.path
  return query.size > 0 ? `${path}?${query}` : path
}

/** Each word as the articles write it, and its other spellings. */
const WORDS = spellings.map(([word = '', ...others]) => [normalize(word), ...others.map(normalize)] as const)

type Searched = Pick<Article, 'category' | 'title' | 'subtitle' | 'tags'>

/**
 * @returns the articles of the category whose title, subtitle and tags hold every word of the search, whatever the case and
 * the punctuation; a word of facts/search.json in any of its spellings and languages
 */
export function findArticles<Entry extends Searched>(
  articles: readonly Entry[],
  { category, search }: Filter,
): Entry[] {
  const wanted = addSpellings(normalize(search)).map((words) => words.split(' '))
  return articles.filter((article) => {
    if (category !== 'all' && article.category !== category) return false
    const text = normalize([article.title, article.subtitle, ...article.tags].join(' '))
    return wanted.some((words) => words.every((word) => text.includes(word)))
  })
}

/** Minimum letters for the beginning of a spelling to match its word while it is typed. */
const MIN_BEGINNING = 3

/**
 * Returns the search, the search with every word spelt as in the articles, and the one in which an unfinished last
 * spelling is completed.
 */
function addSpellings(search: string): string[] {
  const written = WORDS.reduce((words, [word, ...spellings]) => {
    const matchingSpelling = spellings.find((spelling) => words.includes(spelling))
    return matchingSpelling ? words.replace(matchingSpelling, () => word) : words
  }, search)
  const beginnings = [search, search.slice(search.lastIndexOf(' ') + 1)].filter(
    ({ length }) => length >= MIN_BEGINNING,
  )
  const begun = WORDS.flatMap(([word, ...spellings]) =>
    beginnings
      .filter((beginning) => spellings.some((spelling) => spelling.startsWith(beginning)))
      .map((beginning) => search.slice(0, -beginning.length) + word),
  )
  return [search, written, ...begun]
}

/**
 * Normalises a text for comparison: words with single spaces between them. Apostrophes within a word and invisible
 * marks are removed, other punctuation becomes a space; many keyboards leave out or change the dots of Devanagari.
 */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u093c', '')
    .replace(/['’\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
