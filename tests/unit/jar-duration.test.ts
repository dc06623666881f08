import { describe, expect, it } from 'vitest'
import type { Household } from '#web/domain/doses.ts'
import { rupeesADay } from '#web/domain/doses.ts'
import { type JarFacts, jarDurations, packToTake } from '#web/views/home/calculator/jar-duration.ts'
import { adviceText, costText, daysText } from '#web/views/home/calculator/result-texts.ts'

const pack = (grams: number, mrp: number) => ({
  id: `${grams}g`,
  grams,
  mrp,
  soldOut: false,
})
const facts: JarFacts = {
  packs: { list: [pack(500, 745), pack(250, 388)] },
  spoons: { teaspoon: 7.5 },
  keeping: { monthsAfterOpening: 3 },
}
const words = {
  days: { one: '{count} day', other: '{count} days' },
  cost: '{amount} a day',
  take: 'Take {size}',
  takeSeveral: 'Take {jars} × {size} for a month',
  nobody: 'Choose at least one person.',
}
const sizes = { '500g': '500g', '250g': '250g' }
const preset: Household = { adults: 2, children: 0, adultTeaspoons: 1, childTeaspoons: 0.5 }
const lasting = (change: Partial<Household>) => jarDurations({ ...preset, ...change }, facts)
const days = (change: Partial<Household>) =>
  Object.fromEntries(lasting(change).map((duration) => [duration.pack.id, duration.days]))

describe('how long a jar lasts', () => {
  it('is 33 and 16 days for two adults with a level teaspoon each', () => {
    expect(days({})).toEqual({ '500g': 33, '250g': 16 })
  })

  it('counts the children’s spoons too', () => {
    expect(days({ adults: 1, children: 2, childTeaspoons: 0.5 })).toEqual({ '500g': 33, '250g': 16 })
  })

  it('has no answer where nobody eats', () => {
    expect(lasting({ adults: 0 })).toEqual([])
    expect(packToTake([], facts)).toBeUndefined()
    expect(adviceText(undefined, words, sizes)).toBe(words.nobody)
  })

  it('costs what the household eats of the jar in a day', () => {
    const [large] = lasting({})
    expect(large && rupeesADay(633, large.pack.grams, large.gramsADay)).toBe(19)
    expect(large && [daysText(large, words, 'en'), costText(large, 745, words)]).toEqual([
      '33 days',
      '₹22 a day',
    ])
  })
})

describe('which pack to take', () => {
  const advice = (change: Partial<Household>) => adviceText(packToTake(lasting(change), facts), words, sizes)

  it('is the largest that is eaten within three months of opening', () => {
    expect(advice({ adults: 1 })).toBe('Take 500g')
    expect(advice({ adults: 0, children: 1 })).toBe('Take 250g')
  })

  it('is the largest where nobody knows how long an open jar keeps', () => {
    const slow = lasting({ adults: 0, children: 1 })
    expect(packToTake(slow, { ...facts, keeping: { monthsAfterOpening: null } })?.pack.id).toBe('500g')
  })

  it('is the smallest one where no pack is eaten in time', () => {
    const slow = lasting({ adults: 0, children: 1, childTeaspoons: 0.1 })
    expect(packToTake(slow, facts)?.pack.id).toBe('250g')
  })

  it('is several jars where one does not last a month', () => {
    expect(advice({ adults: 4 })).toBe('Take 2 × 500g for a month')
    expect(advice({ adults: 8, adultTeaspoons: 2 })).toBe('Take 8 × 500g for a month')
  })
})
