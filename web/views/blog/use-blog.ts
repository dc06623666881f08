import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { type Article, articles } from '../../content/articles.ts'
import { views } from '../../views.ts'
import { type Filter, matching, readFilter } from './filter.ts'

export type BlogState = {
  filter: Filter
  matches: readonly Article[]
  /** The article that the address names; on the blog's own page none. */
  opened: Article | undefined
  /** The article at the reader's place in the list; none where nothing matches. */
  current: Article | undefined
  /** Whether the address names an article that there is not. */
  lost: boolean
}

/** What the address says of the blog. Prerendered pages know no query: it counts from hydration on. */
export function useBlog(): BlogState {
  const [path] = useLocation()
  const query = useLocationProperty(
    () => location.search,
    () => '',
  )
  const filter = readFilter(query)
  const matches = matching(articles, filter)
  const id = path.slice(views.blog.path.length).replaceAll('/', '')
  const opened = articles.find((article) => article.id === id)
  return { filter, matches, opened, current: opened ?? matches[0], lost: id !== '' && !opened }
}
