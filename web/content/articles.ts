// The blog's articles. To add one, put a file into articles/; nothing else names it.

import { type Article, checkArticles } from './check-articles.ts'

export type { Article }

export type Faq = { readonly question: string; readonly answer: string }

export type Source = {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly year: number
  readonly url: string
}

/** What only the page of a full article needs; it comes with the text. */
export type ArticleDetails = { readonly faqs: readonly Faq[]; readonly sources: readonly Source[] }

const cards = import.meta.glob<object>('./articles/*.mdx', {
  query: '?frontmatter',
  import: 'frontmatter',
  eager: true,
})

/** Every article, without its text: first what can be read in full, then by date. */
export const articles = (
  import.meta.env.SSR || import.meta.env.DEV ? checkArticles(cards) : trusted(cards)
).toSorted((a, b) => Number(b.full) - Number(a.full) || a.publishDate.localeCompare(b.publishDate))

/** The build has checked them, so the browser need not. */
function trusted(found: Record<string, object>): Article[] {
  return Object.entries(found).map(([path, card]) => ({ ...card, file: fileOf(path) }) as Article)
}

/**
 * @param path such as `./articles/name.mdx`
 * @returns `name`
 */
function fileOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx$/, '')
}
