import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { LISTED, page } from './build-output.ts'

const { brand } = content

it('shows every word of the brand on some page', () => {
  const {
    slug: _,
    siteUrl: __,
    popup: ___,
    social,
    copyrightYear,
    devanagari,
    partMeanings,
    ...shown
  } = brand
  const { parts, ...word } = devanagari
  const pages = LISTED.map((path) => page(path).html().toLowerCase())
  const texts = [
    ...Object.values(shown),
    ...Object.values(word),
    ...parts.flatMap((part) => Object.values(part)),
    ...partMeanings,
    social?.handle ?? '',
    `© ${copyrightYear} ${brand.name}`,
  ]
  // A phrase may begin a sentence.
  expect(texts.filter((text) => !pages.some((html) => html.includes(text.toLowerCase())))).toEqual([])
})
