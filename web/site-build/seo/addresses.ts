import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Article } from '#web/model/types.ts'
import { inLanguage, viewAt, views } from '#web/views.ts'

/** The folder of the pictures for shared links. */
export const CARDS = '/cards'

/** Addresses of the files that the build makes for machines. */
export const addresses = {
  sitemap: '/sitemap.xml',
  feed: '/rss.xml',
  icon: '/favicon.svg',
  iconIco: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  article: ({ id }: Article) => `${views.blog.path}/${id}`,
  card: (name: string, language: LanguageId) => `${CARDS}/${language}/${name}.jpg`,
} as const

/** The size of the pictures for shared links that chats and social sites agree on, in px. */
export const CARD = { width: 1200, height: 630 } as const

/** The article at a path as in English, if one is there. */
export function articleAt(path: string, articles: readonly Article[]): Article | undefined {
  return articles.find((article) => addresses.article(article) === path)
}

/** The address of a page's social card. */
export function cardOf(path: string, articles: readonly Article[], language: LanguageId): string {
  return addresses.card(articleAt(path, articles)?.id ?? viewAt(path).name, language)
}

/**
 * The full address of a path as in English, in a language.
 *
 * @param siteUrl without a slash at its end; empty for the path alone
 */
export function absoluteAddress(siteUrl: string, path: string, language = SOURCE_LANGUAGE): string {
  return siteUrl + inLanguage(path, language)
}

/** The moment at which an article's day began in India, as ISO 8601 has it. */
export function publicationTime({ publishDate }: Article): string {
  return `${publishDate}T00:00:00+05:30`
}
