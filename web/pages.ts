import { articles } from './content/articles.ts'
import { views } from './views.ts'

/**
 * Every path that the build turns into a file of HTML.
 *
 * @returns paths such as `/blog`; `/404` is the page for addresses that lead nowhere
 */
export function pagesToPrerender(): string[] {
  return [
    ...Object.values(views).map((view) => view.path),
    ...articles.map(({ id }) => `${views.blog.path}/${id}`),
  ]
}
