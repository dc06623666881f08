import { describe, expect, it } from 'vitest'
import {
  childRule,
  daysOfJar,
  doses,
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

  it('is what the FAQ, the footer and the products section print', () => {
    const answer = faq.find(({ id }) => id === '2')?.answer
    expect(answer).toContain(fullerDose)
    expect(answer).toContain(doses.adultsDaily.amount)
    expect(answer).toContain(childRule)
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
