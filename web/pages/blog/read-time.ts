import type { Content } from '#web/model/content.ts'
import type { Article } from '#web/model/schema/documents.ts'
import { fill } from '#web/shop/fill.ts'

/** How long an article takes to read, or that it is still to come. */
export function readTimeText({ full, readTime }: Article, { blog }: Pick<Content, 'blog'>): string {
  return full ? fill(blog.minutes, { minutes: readTime }) : blog.comingSoon.title
}
