import { categories, spellings } from 'virtual:shop/blog'
import { normaliseLine } from '#contract/text.ts'
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
const WORDS = spellings.map(([word = '', ...others]) => [word, ...others.map(normalize)] as const)

type Searched = Pick<Article, 'category' | 'title' | 'subtitle' | 'tags'>

/**
 * @returns the articles of the category whose title, subtitle or any tag holds the search, whatever the case; a word of
 * facts/search.json in any of its spellings and languages
 */
export function findArticles<Entry extends Searched>(
  articles: readonly Entry[],
  { category, search }: Filter,
): Entry[] {
  const wanted = addSpellings(normalize(normaliseLine(search)))
  return articles.filter(
    (article) =>
      (category === 'all' || article.category === category) &&
      [article.title, article.subtitle, ...article.tags].some((text) =>
        wanted.some((words) => normalize(text).includes(words)),
      ),
  )
}

/** Letters from which the beginning of a spelling stands for the word, while it is still being typed. */
const MIN_BEGINNING = 3

/** The search itself, and with each word that it has in another spelling as the articles write it. */
function addSpellings(search: string): string[] {
  const others = WORDS.flatMap(([word, ...spellings]) => {
    const written = spellings.find((spelling) => search.includes(spelling))
    if (written) return search.replace(written, word)
    const begins = spellings.some((spelling) => spelling.startsWith(search))
    return begins && search.length >= MIN_BEGINNING ? word : []
  })
  return [search, ...others]
}

/** As it is compared: keyboards have only the straight apostrophe, and many leave out or change the dots of Devanagari. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u093c', '')
}
