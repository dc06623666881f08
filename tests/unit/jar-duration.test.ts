import { describe, expect, it } from 'vitest'
import { type Household, presetHousehold } from '#web/content/doses.ts'
import { costADay, jarDurations, packToTake } from '#web/views/home/calculator/jar-duration.ts'
import { adviceText, costText, daysText } from '#web/views/home/calculator/result-texts.ts'

const household = (change: Partial<Household>): Household => ({ ...presetHousehold, ...change })
const days = (change: Partial<Household>) =>
  Object.fromEntries(jarDurations(household(change)).map(({ pack, days }) => [pack.id, days]))

describe('how long a jar lasts', () => {
  it('is 33 and 16 days for two adults with a level teaspoon each', () => {
    expect(days({})).toEqual({ '500g': 33, '250g': 16 })
  })

  it('counts the children’s spoons too', () => {
    expect(days({ adults: 1, children: 2, childTeaspoons: 0.5 })).toEqual({ '500g': 33, '250g': 16 })
  })

  it('has no answer where nobody eats', () => {
    expect(jarDurations(household({ adults: 0 }))).toEqual([])
    expect(packToTake([])).toBeUndefined()
    expect(adviceText([])).toBe('Choose at least one person.')
  })

  it('costs what the household eats of the jar in a day', () => {
    const [large] = jarDurations(presetHousehold)
    expect(large && costADay(large, 633)).toBe(19)
    expect(large && [daysText(large), costText(large, 745)]).toEqual(['33 days', '₹22 a day'])
  })
})

describe('which pack to take', () => {
  const advice = (change: Partial<Household>) => adviceText(jarDurations(household(change)))

  it('is the largest that is eaten within three months of opening', () => {
    expect(advice({ adults: 1 })).toBe('Take 500g')
    expect(advice({ adults: 0, children: 1 })).toBe('Take 250g')
  })

  it('is the smallest one where no pack is eaten in time', () => {
    const slow = jarDurations(household({ adults: 0, children: 1, childTeaspoons: 0.1 }))
    expect(packToTake(slow)?.pack.id).toBe('250g')
  })

  it('is several jars where one does not last a month', () => {
    expect(advice({ adults: 4 })).toBe('Take 2 × 500g for a month')
    expect(advice({ adults: 8, adultTeaspoons: 2 })).toBe('Take 8 × 500g for a month')
  })
})
