import { useSyncExternalStore } from 'react'
import { fill, fillCount } from '#web/domain/fill.ts'
import { useContent } from '#web/model/context.ts'
import type { Article } from '#web/model/schema/documents.ts'
import { blogAddress, type Filter, findArticles, readFilter } from './filter.ts'

export type BlogState = {
  filter: Filter
  matches: readonly Article[]
  /** The article that the page shows; on the blog's own page none. */
  opened: Article | undefined
  /** The article at the reader's place in the list; none where nothing matches. */
  current: Article | undefined
  /** Says what the filter has found; nothing where there is none. */
  summary: string
}

/** The blog's state is its address. Prerendered HTML has no query: the filter applies from hydration on. */
export function useBlog(openedId: string | undefined): BlogState {
  const { articles, blog, categories, language } = useContent()
  const query = useSyncExternalStore(
    onAddressChange,
    () => location.search,
    () => '',
  )
  const filter = readFilter(query)
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

/**
 * Writes a search into the address without a new history entry: each letter is not a step back. The category is taken
 * from the address: while the list is hydrated, its state does not have it yet.
 */
export function replaceSearch(search: string, opened: Article | undefined): void {
  const filter = readFilter(location.search)
  history.replaceState(history.state, '', blogAddress({ ...filter, search }, opened?.id))
  // replaceState fires no event in browsers without the Navigation API.
  dispatchEvent(new PopStateEvent('popstate'))
}

function onAddressChange(changed: () => void): () => void {
  const { navigation } = window
  addEventListener('popstate', changed)
  navigation?.addEventListener('currententrychange', changed)
  return () => {
    removeEventListener('popstate', changed)
    navigation?.removeEventListener('currententrychange', changed)
  }
}
