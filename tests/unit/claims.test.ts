import { afterEach, describe, expect, it, vi } from 'vitest'
import { claims } from '#web/content/claims.ts'
import { surveySource } from '#web/content/survey.ts'

afterEach(() => {
  vi.doUnmock('../../web/content/claims.ts')
  vi.resetModules()
})

describe('the pages without any claim', () => {
  it('hold, and print none', async () => {
    const off = Object.fromEntries(
      Object.values(claims).map((claim) => [claim.id, { ...claim, shown: false }]),
    )
    vi.resetModules()
    vi.doMock('../../web/content/claims.ts', () => ({ claims: off }))
    const { hero } = await import('#web/content/hero.ts')
    const { about } = await import('#web/content/about.ts')
    const { benefits } = await import('#web/content/benefits.ts')
    const { shop } = await import('#web/content/shop.ts')
    const { products } = await import('#web/content/products.ts')
    const { testimonialsText } = await import('#web/content/testimonials.ts')
    expect([hero.badges, hero.proofs, hero.stats, about.checklist, benefits.cards, benefits.results]).toEqual(
      Array(6).fill([]),
    )
    expect(testimonialsText.summary).toEqual([])
    expect(hero.lede).not.toContain('34')
    expect(shop.card.title).not.toContain('34')
    expect([products.tradition.value, products.herbs.value, products.amla.fact]).toEqual(['', '', ''])
    expect(products.tradition.text).not.toBe('')
  })
})

describe('the ledger', () => {
  it('has a qualifier beside every conditional claim', () => {
    const bare = Object.values(claims).filter(
      (claim) => claim.status === 'conditional' && !('qualifier' in claim),
    )
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('names the other claim on both sides of a contradiction: only the two of the specification', () => {
    const pairs = Object.values(claims).flatMap((claim) =>
      'conflictsWith' in claim ? [[claim.id, claim.conflictsWith]] : [],
    )
    expect(pairs).toEqual([
      ['herbs34', 'herbs40'],
      ['herbs40', 'herbs34'],
      ['dosageFaq', 'dosageDaily'],
      ['dosageDaily', 'dosageFaq'],
    ])
  })

  it('prints who answered a survey and when, or nothing', () => {
    expect(surveySource({ n: 1840, asked: 4100, date: '2026-09', question: 'How many?' })).toBe(
      '1,840 of 4,100 customers answered, September 2026',
    )
    expect(surveySource({ n: null, asked: null, date: '2026-09', question: null })).toBe('')
  })
})
