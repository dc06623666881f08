import type { Plugin } from 'vite'
import { brand } from '../../content/brand.ts'
import { tokens } from '../../content/tokens.ts'

const TOKEN = new RegExp(`\\{(brand|${Object.keys(tokens).join('|')})\\.(\\w+)\\}`, 'g')

/**
 * Puts the brand's words, and those of content/tokens.ts, into a text that names them.
 *
 * @param source text with tokens such as `{brand.name}` or `{dose.adults}`
 * @returns the text with every token replaced
 * @throws where a token names nothing that there is
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

/** Articles and policies name the brand by tokens, in their frontmatter too; this fills them before MDX sees the file. */
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
