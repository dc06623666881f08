import { startTransition, useEffect, useState } from 'react'
import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { blogAddress, type Filter, findArticles, readFilter } from './filter.ts'
import type { panelTopics } from './topics.ts'

export type BlogState = {
  filter: Filter
  matches: readonly Article[]
  /** The article that the page shows; on the blog's own page none. */
  opened: Article | undefined
  /** The article at the reader's place in the list; none where nothing matches. */
  current: Article | undefined
  /** A sentence about what the filter has found; undefined without a filter. */
  summary: string
}

/** The blog's state is its address. Prerendered HTML has no query: the filter applies from hydration on. */
export function useBlog(openedId: string | undefined): BlogState {
  const { articles, categories, language, words } = useTopics<typeof panelTopics>()
  const { blog } = words
  const written = readFilter(useQuery())
  const filter = written.category in categories ? written : { ...written, category: 'all' }
  const matches = findArticles(articles, filter)
  const opened = articles.find(({ id }) => id === openedId)
  const { category, search } = filter
  const kind = category === 'all' ? search && 'search' : search ? 'both' : 'category'
  const summary =
    kind &&
    fill(blog.filtered[kind], {
      category: categories[category]?.name ?? category,
      search: search.trim(),
      found: fillCount(blog.found, matches.length, language),
    })
  return { filter, matches, opened, current: opened ?? matches[0], summary }
}

/** The event that is dispatched after a script has changed the address, also in browsers without the Navigation API. */
const ADDRESS_EVENT = 'addresswritten'

/** The address's query. A new one is rendered in a transition: a key or press is painted before the list that follows it. */
function useQuery(): string {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const read = () => startTransition(() => setQuery(location.search))
    read()
    const { navigation } = window
    addEventListener('popstate', read)
    addEventListener(ADDRESS_EVENT, read)
    navigation?.addEventListener('currententrychange', read)
    return () => {
      removeEventListener('popstate', read)
      removeEventListener(ADDRESS_EVENT, read)
      navigation?.removeEventListener('currententrychange', read)
    }
  }, [])
  return query
}

/**
 * Writes a search into the address without a new history entry: each letter is not a step back. The category is taken
 * from the address: while the list is hydrated, its state does not have it yet.
 */
export function replaceSearch(search: string, opened: Article | undefined): void {
  const filter = readFilter(location.search)
  history.replaceState(history.state, '', blogAddress({ ...filter, search }, opened?.id))
  dispatchEvent(new Event(ADDRESS_EVENT))
}
