import type { Plugin } from 'vite'
import { brand } from '../../content/brand.ts'

const TOKEN = /\{brand\.(\w+)\}/g

/**
 * Puts the brand's words into a text written for any brand.
 *
 * @param source text with tokens such as `{brand.name}`
 * @returns the text with every token replaced
 * @throws where a token names nothing that the brand has
 */
export function fillBrand(source: string): string {
  return source.replace(TOKEN, (token, field: string) => {
    const value = (brand as Record<string, unknown>)[field]
    if (typeof value !== 'string') throw new Error(`${token}: web/content/brand.ts has no text of that name`)
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
