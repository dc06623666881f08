import { z } from 'zod'
import { type CategoryId, categories } from './categories.ts'
import { type PictureName, pictures } from './pictures.ts'

type Heading = { readonly id: string; readonly text: string }

export type Article = {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** YYYY-MM-DD */
  readonly publishDate: string
  readonly author: string
  /** Who has checked the facts, with what entitles them to. */
  readonly reviewer?: string
  /** YYYY-MM-DD, when the text was last checked. */
  readonly reviewedOn?: string
  /** Author and reviewer are made up. */
  readonly sample?: boolean
  /** Minutes, at 200 words a minute. */
  readonly readTime: number
  readonly category: CategoryId
  readonly tags: readonly string[]
  readonly featuredImage: PictureName
  readonly excerpt: string
  /** Whether there is more than the excerpt. */
  readonly full: boolean
  readonly headings: readonly Heading[]
  /** The name of its file, without the extension. */
  readonly file: string
}

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
