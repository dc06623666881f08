import { describe, expect, it } from 'vitest'
import { daysOfJar, doseTable, gramsADay, gramsADayText, rupeesADay } from '#web/domain/doses.ts'
import { content } from '../content.ts'

/** Words as the tests need them, and spoons of 10 and 30 g. */
const doses = {
  ...content.doses,
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
    const rows = doseTable({ doses })
    expect(rows.map(({ who }) => who)).toEqual(Object.values(doses.table).map(({ who }) => who))
    expect(rows.map(({ fuller }) => fuller !== undefined)).toEqual([false, false, true, true, true])
    const adults = rows.at(-1)
    expect(adults?.begin).toBe(`${doses.adultsDaily.amount}: ${gramsADayText(doses.adultsDaily, doses)}`)
    expect(adults?.fuller).toBe(`${doses.adultsFuller.amount}: ${gramsADayText(doses.adultsFuller, doses)}`)
  })
})

describe('the calculator', () => {
  const household = { adults: 2, children: 0, adultTeaspoons: 1, childTeaspoons: 0.5 }

  it('says how long a jar lasts and what a day costs', () => {
    const eaten = gramsADay(household, 7.5)
    expect(eaten).toBe(15)
    expect(daysOfJar(500, eaten)).toBe(33)
    expect(rupeesADay(633, 500, eaten)).toBe(19)
  })

  it('counts children with their own spoons', () => {
    expect(gramsADay({ adults: 1, children: 2, adultTeaspoons: 2, childTeaspoons: 0.5 }, 7.5)).toBe(22.5)
  })

  it('says nothing where nobody eats', () => {
    expect(daysOfJar(500, gramsADay({ ...household, adults: 0 }, 7.5))).toBeUndefined()
  })
})
