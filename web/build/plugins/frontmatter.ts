import matter from 'gray-matter'
import readingTime from 'reading-time'
import type { Plugin } from 'vite'
import { articleEnds } from '#web/content/article-ends.ts'
import { slugger } from './heading-ids.ts'

const WORDS_PER_MINUTE = 200

type Document = { frontmatter: Record<string, unknown>; body: string }

/**
 * `text.mdx?frontmatter` imports a document's frontmatter without its body, so that a list of articles does not ship
 * the articles. For an article, reading time and headings are computed and added.
 */
export function markdownFrontmatter(): Plugin {
  return {
    name: 'markdown-frontmatter',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx\?frontmatter$/ },
      handler: (source, id) => {
        const document = parseDocument(source)
        const frontmatter = id.includes('/articles/') ? articleSummary(document) : document.frontmatter
        return { code: matter.stringify('', frontmatter), map: null }
      },
    },
  }
}

/**
 * @param source a Markdown or MDX file
 * @throws where the file does not begin with frontmatter
 */
export function parseDocument(source: string): Document {
  if (!matter.test(source)) throw new Error('The file has no frontmatter')
  const { data, content } = matter(source)
  return { frontmatter: Object.fromEntries(Object.entries(data).map(withIsoDay)), body: content }
}

/** gray-matter reads YAML 1.1, where an unquoted day becomes a Date; in YAML 1.2, which MDX reads, it is a string. */
function withIsoDay([key, value]: [string, unknown]): [string, unknown] {
  return [key, value instanceof Date ? value.toISOString().slice(0, 10) : value]
}

/**
 * @returns the article's frontmatter without `faqs` and `sources`, which only its own page shows, and with `readTime`
 * in minutes (at least 1) and the second-level `headings` with their ids
 */
export function articleSummary({ frontmatter, body }: Document): Record<string, unknown> {
  const { faqs, sources, ...summary } = frontmatter
  const { minutes } = readingTime(`${plainText(body)} ${textsOf(faqs)}`, { wordsPerMinute: WORDS_PER_MINUTE })
  return {
    ...summary,
    readTime: Math.max(1, Math.round(minutes)),
    headings: [
      ...headingsOf(body),
      ...(faqs ? [articleEnds.faqs] : []),
      ...(sources ? [articleEnds.sources] : []),
    ],
  }
}

function headingsOf(body: string): { id: string; text: string }[] {
  const slugOf = slugger()
  return Array.from(body.matchAll(/^(#+) (.+)$/gm), ([, marks, source = '']) => {
    const text = plainText(source)
    return { level: marks?.length, id: slugOf(text), text }
  })
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text }))
}

/** Every string in a value of the frontmatter. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value ? Object.values(value).map(textsOf).join(' ') : ''
}

/** Markdown without tags, emphasis and link targets. */
function plainText(markdown: string): string {
  return markdown
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_`]|\[|\]\([^)]*\)/g, '')
    .trim()
}
