import { z } from 'zod'
import type { Article } from './articles.ts'
import { categories } from './categories.ts'
import { pictures } from './pictures.ts'

/**
 * Checks the heads of the articles' files.
 *
 * @param cards what each file's head says, by the file's path
 * @throws where a field is missing, unknown or wrong, or an id is given twice; the message names file and field
 */
export function checkArticles(cards: Record<string, unknown>): Article[] {
  const card = cardSchema()
  const fileOfId = new Map<string, string>()
  return Object.entries(cards).map(([path, head]) => {
    const file = path.replace(/^.*\//, '')
    const read = card.safeParse(head)
    if (!read.success) {
      const problems = read.error.issues.map(
        (issue) => `web/content/articles/${file}: ${issue.path.join('.') || 'frontmatter'}: ${issue.message}`,
      )
      throw new Error(problems.join('\n'))
    }
    const twin = fileOfId.get(read.data.id)
    if (twin) throw new Error(`web/content/articles/${file}: id: ${read.data.id} is the id of ${twin} too`)
    fileOfId.set(read.data.id, file)
    return { ...given(read.data), file: file.replace(/\.mdx$/, '') }
  })
}

/** With optional fields left out where they are not given. */
function given({
  reviewer,
  reviewedOn,
  sample,
  ...card
}: z.infer<ReturnType<typeof cardSchema>>): Omit<Article, 'file'> {
  return {
    ...card,
    ...(reviewer !== undefined && { reviewer }),
    ...(reviewedOn !== undefined && { reviewedOn }),
    ...(sample !== undefined && { sample }),
  }
}

/** A function, so that the browser's files can do without it. */
function cardSchema() {
  const text = z.string().trim().min(1)
  return z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an address: lower case letters, digits and hyphens'),
    title: text,
    subtitle: text,
    publishDate: z.iso.date(),
    author: text,
    reviewer: text.optional(),
    reviewedOn: z.iso.date().optional(),
    sample: z.boolean().optional(),
    readTime: z.int().positive(),
    category: z.enum(categories.map(({ id }) => id)),
    tags: z.array(text).min(1),
    featuredImage: z.enum(Object.keys(pictures) as (keyof typeof pictures)[]),
    excerpt: text,
    full: z.boolean(),
    headings: z.array(z.strictObject({ id: text, text })),
  })
}
