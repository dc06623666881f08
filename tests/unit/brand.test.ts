import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'

const { brand } = content

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The words themselves, not parts of longer ones. */
function wholeWord(text: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}])${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{M}])`,
    'iu',
  )
}

const sources = ['web', 'worker'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) =>
        /\.(tsx?|mdx|css|svg|json|txt)$/.test(file) &&
        !/demonstration\/\w+\/(brand|launch)\.json$/.test(file) &&
        !file.startsWith('web/content'),
    ),
)

describe('another brand', () => {
  // The product's name is also the common noun of every article, and the popup's setting is no text.
  const { product: _, popup: __, ...named } = brand
  const words = [
    ...textsOf(named),
    brand.name.normalize('NFD').replace(/\p{M}/gu, ''),
    `© ${brand.copyrightYear}`,
  ]

  it('is written into facts/launch.json and the brand.json of facts and of each language: no other source and no file name has a word of it', () => {
    expect(sources.length).toBeGreaterThan(300)
    const found = sources.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return words.filter((word) => wholeWord(word).test(text)).map((word) => `${file}: ${word}`)
    })
    expect(found).toEqual([])
    expect(sources.filter((file) => file.includes(brand.slug))).toEqual([])
  })
})
