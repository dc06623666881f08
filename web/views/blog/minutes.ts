import type { Content } from '#web/content/content.ts'
import { fill } from '#web/domain/fill.ts'

/**
 * @returns such as `8 min read`
 */
export function minutes(
  { readTime }: Pick<Content['articles'][number], 'readTime'>,
  blog: Pick<Content['blog'], 'minutes'>,
): string {
  return fill(blog.minutes, { minutes: readTime })
}
