import type { Article } from '#web/content/articles.ts'

/**
 * @returns such as `8 min read`
 */
export function minutes({ readTime }: Article): string {
  return `${readTime} min read`
}
