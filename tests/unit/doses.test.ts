import { describe, expect, it } from 'vitest'
import { type Doses, doseTable, gramsADayText } from '#web/shop/doses.ts'
import { content } from '../content.ts'

/** Words as the tests need them, and spoons of 10 and 30 g. */
const doses: Doses = {
  ...(content.doses as Doses),
  spoons: { teaspoon: 10, tablespoon: 30 },
  grams: { one: '{grams} grams', range: '{from} to {to} grams' },
  amountAndGrams: '{amount}: {grams}',
}

describe('the table of doses', () => {
  it('gives grams by the spoon: one number, or from the least to the most', () => {
    const twoSpoons = { from: 2, to: 2 }
    expect(gramsADayText({ spoon: 'tablespoon', spoonsADay: twoSpoons }, doses)).toBe('60 grams')
    expect(gramsADayText({ spoon: 'teaspoon', spoonsADay: { from: 0.5, to: 1 } }, doses)).toBe(
      '5 to 10 grams',
    )
  })

  it('has every age once, with the fuller reading beside the one to begin with', () => {
    const rows = doseTable(doses)
    expect(rows.map(({ who }) => who)).toEqual(Object.values(doses.table).map(({ who }) => who))
    expect(rows.map(({ fuller }) => fuller !== undefined)).toEqual([false, false, true, true, true])
    const adults = rows.at(-1)
    expect(adults?.begin).toBe(`${doses.adultsDaily.amount}: ${gramsADayText(doses.adultsDaily, doses)}`)
    expect(adults?.fuller).toBe(`${doses.adultsFuller.amount}: ${gramsADayText(doses.adultsFuller, doses)}`)
  })
})
