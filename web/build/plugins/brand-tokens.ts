import type { Plugin } from 'vite'
import { brand } from '#web/content/brand.ts'
import { tokens } from '#web/content/tokens.ts'

const TOKEN = new RegExp(`\\{(brand|${Object.keys(tokens).join('|')})\\.(\\w+)\\}`, 'g')

/**
 * Replaces the tokens of a text by the brand's words and those of content/tokens.ts.
 *
 * @param source text with tokens such as `{brand.name}` or `{dose.adults}`
 * @returns the text with every token replaced
 * @throws where a token names no text
 */
export function fillBrand(source: string): string {
  return source.replace(TOKEN, (token, group: string, field: string) => {
    const file = group === 'brand' ? 'brand.ts' : 'tokens.ts'
    const words: Record<string, unknown> = group === 'brand' ? brand : (tokens[group] ?? {})
    const value = words[field]
    if (typeof value !== 'string') throw new Error(`${token}: web/content/${file} has no text of that name`)
    return value
  })
}

/** Replaces brand tokens in articles and policies, frontmatter included, before MDX parses the file. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      handler: (source) => ({ code: fillBrand(source), map: null }),
    },
  }
}
