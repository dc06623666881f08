import type { Plugin } from 'vite'
import { articleEnds } from '../content/article-ends.ts'
import { slugOf } from './heading-ids.ts'

const WORDS_PER_MINUTE = 200

/**
 * Lets a list of texts be had without the texts: `text.mdx?card` is the head of the file alone, without what only the
 * page of the text shows, and with what has to be found out by reading it.
 */
export function textCards(): Plugin {
  return {
    name: 'text-cards',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx\?card$/ },
      handler: (source, id) => ({
        code: id.includes('/articles/') ? articleCard(source) : `---\n${split(source).head}\n---\n`,
        map: null,
      }),
    },
  }
}

/**
 * @param source an article's file
 * @returns a file with nothing but a head: without `faqs` and `sources`, with `readTime` in minutes and `headings`
 * @throws where the file does not begin with a head
 */
export function articleCard(source: string): string {
  const { head, body } = split(source)
  const faqs = block(head, 'faqs')
  const sources = block(head, 'sources')
  const headings = [
    ...Array.from(body.matchAll(/^## (.+)$/gm), ([, text = '']) => plain(text)).map((text) => ({
      id: slugOf(text),
      text,
    })),
    ...(faqs ? [articleEnds.faqs] : []),
    ...(sources ? [articleEnds.sources] : []),
  ]
  const words = plain(`${body} ${faqs}`).match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0
  const computed = {
    readTime: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    // JSON is YAML too.
    headings: JSON.stringify(headings),
  }
  return [
    '---',
    head.replace(faqs, '').replace(sources, '').trim(),
    ...Object.entries(computed).map(([key, value]) => `${key}: ${value}`),
    '---\n',
  ].join('\n')
}

function split(source: string): { head: string; body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n?(.*)$/s.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error('The file has no frontmatter')
  return { head, body }
}

/** One entry of the head with the lines that belong to it, or nothing. */
function block(head: string, key: string): string {
  return new RegExp(`^${key}:.*\n(?:[ -].*\n?|\n)*`, 'm').exec(`${head}\n`)?.[0].trimEnd() ?? ''
}

function plain(markdown: string): string {
  return markdown
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_`]|\[|\]\([^)]*\)/g, '')
    .trim()
}
