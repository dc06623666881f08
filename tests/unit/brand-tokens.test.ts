import { describe, expect, it } from 'vitest'
import { fillBrand } from '#web/build/plugins/brand-tokens.ts'
import { brand } from '#web/content/brand.ts'

describe('fillBrand', () => {
  it('puts the brand’s words in place of their tokens, wherever they stand', () => {
    expect(fillBrand('title: {brand.name} in {brand.city}\n[{brand.name}]({brand.siteUrl}/x)')).toBe(
      `title: ${brand.name} in ${brand.city}\n[${brand.name}](${brand.siteUrl}/x)`,
    )
  })

  it.each(['name', 'email', 'phone', 'city', 'siteUrl', 'chatLink', 'slug', 'product'] as const)(
    'knows {brand.%s}',
    (field) => {
      expect(fillBrand(`{brand.${field}}`)).toBe(brand[field])
    },
  )

  it.each(['{dose.adults}', '{label.storage}', '{table.ingredients}', '{refund.cases}', '{legal.officer}'])(
    'fills in %s from the other content files',
    (token) => {
      expect(fillBrand(`a ${token} b`)).not.toContain('{')
    },
  )

  it('stops the build at a token that tokens.ts has not', () => {
    expect(() => fillBrand('{dose.adult}')).toThrow(
      '{dose.adult}: web/content/tokens.ts has no text of that name',
    )
  })

  it('leaves every other brace as it is', () => {
    const source = 'export const a = { brand: 1 }\n{name} {brand} {brand.} { brand.name }'
    expect(fillBrand(source)).toBe(source)
  })

  it.each(['{brand.nmae}', '{brand.sample}', '{brand.devanagari}', '{brand.toString}'])(
    'stops the build at %s',
    (token) => {
      expect(() => fillBrand(`a ${token} b`)).toThrow(
        `${token}: web/content/brand.ts has no text of that name`,
      )
    },
  )
})
