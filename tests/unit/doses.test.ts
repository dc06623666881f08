import { describe, expect, it } from 'vitest'
import {
  daysOfJar,
  doses,
  doseTable,
  everydayDose,
  fullerDose,
  gramsADay,
  gramsADayText,
  presetHousehold,
  rupeesADay,
} from '#web/content/doses.ts'
import { faq } from '#web/content/faq.ts'
import { footer } from '#web/content/footer.ts'
import { products } from '#web/content/products.ts'

describe('the table of doses', () => {
  it('gives both readings of the specification', () => {
    expect(everydayDose).toBe('Adults 1-2 teaspoons daily; children over 5 years half to 1 teaspoon')
    expect(fullerDose).toBe('Adults 1 tablespoon twice a day; ages 3 to 12 half teaspoon twice a day')
  })

  it('has the grams of each, and one to begin with for adults and for children', () => {
    expect(gramsADayText(doses.adultsDaily)).toBe('about 8 to 15 g')
    expect(gramsADayText(doses.adultsFuller)).toBe('about 45 g')
    expect(gramsADayText(doses.threeToTwelve)).toBe('about 8 g')
    const first = Object.values(doses).filter(({ beginWith }) => beginWith)
    expect(first.map(({ id }) => id)).toEqual(['adultsDaily', 'overFive'])
  })

  it('says what holds at every age once: none under 3, the paediatrician to 5, adults from 13', () => {
    expect(doseTable.map(({ who, begin }) => `${who}: ${begin}`)).toEqual([
      'Under 1 year: Never: it contains honey',
      '1 and 2 years: No',
      '3 to 5 years: Ask your paediatrician first; then half a teaspoon, about 4 g',
      '6 to 12 years: half to 1 teaspoon, about 4 to 8 g',
      '13 years and over, as adults: 1-2 teaspoons daily, about 8 to 15 g',
    ])
  })

  it('names the fuller reading beside the one to begin with', () => {
    expect(doseTable.flatMap(({ fuller }) => fuller ?? [])).toEqual([
      'half teaspoon twice a day, about 8 g',
      'half teaspoon twice a day, about 8 g',
      '1 tablespoon twice a day, about 45 g',
    ])
  })

  it('is what the FAQ, the footer and the products section print', () => {
    const answer = faq.find(({ id }) => id === '2')?.answer
    expect(answer).toContain(fullerDose)
    expect(answer).toContain(doses.adultsDaily.amount)
    expect(footer.dosage.text).toBe(`${everydayDose}.`)
    expect(products.consume.steps[0]?.title).toBe(doses.adultsDaily.amount)
  })
})

describe('the calculator', () => {
  it('says how long a jar lasts and what a day costs', () => {
    const eaten = gramsADay(presetHousehold)
    expect(eaten).toBe(15)
    expect(daysOfJar(500, eaten)).toBe(33)
    expect(rupeesADay(633, 500, eaten)).toBe(19)
  })

  it('counts children with their own spoons', () => {
    expect(gramsADay({ adults: 1, children: 2, adultTeaspoons: 2, childTeaspoons: 0.5 })).toBe(22.5)
  })

  it('says nothing where nobody eats', () => {
    expect(daysOfJar(500, gramsADay({ ...presetHousehold, adults: 0 }))).toBeUndefined()
  })
})
