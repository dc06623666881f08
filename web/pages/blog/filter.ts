import { normaliseLine } from '#contract/text.ts'
import type { Article } from '#web/model/types.ts'
import { views } from '#web/views.ts'

export type Filter = {
  /** `all`, or a category. */
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
  return { category: given.get(CATEGORY) ?? 'all', search: given.get(SEARCH) ?? '' }
}

/** The address of an article under a filter; without an id, of the blog's own page. */
export function blogAddress({ category, search }: Filter, id?: string): string {
  const query = new URLSearchParams()
  if (category !== 'all') query.set(CATEGORY, category)
  if (search) query.set(SEARCH, search)
  const path = id ? `${views.blog.path}/${id}` : views.blog.path
  return query.size > 0 ? `${path}?${query}` : path
}

type Searched = Pick<Article, 'category' | 'title' | 'subtitle' | 'tags'>

/** @returns the articles of the category with the search in the title, the subtitle or a tag, whatever the case */
export function findArticles<Entry extends Searched>(
  articles: readonly Entry[],
  { category, search }: Filter,
): Entry[] {
  const wanted = normaliseLine(search).toLowerCase()
  return articles.filter(
    (article) =>
      (category === 'all' || article.category === category) &&
      [article.title, article.subtitle, ...article.tags].some((text) => text.toLowerCase().includes(wanted)),
  )
}
