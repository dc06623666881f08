import type { Plugin } from 'vite'
import { brand } from '../../content/brand.ts'

const TOKEN = /\{brand\.(\w+)\}/g

/**
 * Replaces the brand tokens of a text.
 *
 * @param source text with tokens such as `{brand.name}`
 * @returns the text with every token replaced
 * @throws where the brand has no text of a token's name
 */
export function fillBrand(source: string): string {
  return source.replace(TOKEN, (token, field: string) => {
    const value = (brand as Record<string, unknown>)[field]
    if (typeof value !== 'string') throw new Error(`${token}: web/content/brand.ts has no text of that name`)
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
