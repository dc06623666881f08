// How much to take: the one table that the FAQ, the footer, the products section, the articles and the calculator print from.

import { lowerFirst } from './lower-first.ts'
import type { Sample } from './types.ts'

/** Grams of jam in a level spoon: 5 ml and 15 ml at about 1.5 g/ml. Weigh your own and take the mark away. */
export const spoons: Sample & { readonly teaspoon: number; readonly tablespoon: number } = {
  sample: true,
  teaspoon: 7.5,
  tablespoon: 22.5,
}

type Range = { readonly from: number; readonly to: number }

export type Dose = {
  readonly id: string
  readonly who: string
  /** In years; `to` is open for adults. */
  readonly ages: { readonly from: number; readonly to?: number }
  /** The amount in the specification's own words. */
  readonly amount: string
  readonly timesADay: number
  readonly gramsADay: Range
  /** The amount to begin with where two readings are given. */
  readonly beginWith: boolean
}

/** Both readings of the specification. */
export const doses = {
  adultsDaily: {
    id: 'adultsDaily',
    who: 'Adults',
    ages: { from: 13 },
    amount: '1-2 teaspoons daily',
    timesADay: 1,
    gramsADay: { from: spoons.teaspoon, to: 2 * spoons.teaspoon },
    beginWith: true,
  },
  adultsFuller: {
    id: 'adultsFuller',
    who: 'Adults',
    ages: { from: 13 },
    amount: '1 tablespoon twice a day',
    timesADay: 2,
    gramsADay: { from: 2 * spoons.tablespoon, to: 2 * spoons.tablespoon },
    beginWith: false,
  },
  overFive: {
    id: 'overFive',
    who: 'Children over 5 years',
    ages: { from: 6, to: 12 },
    amount: 'half to 1 teaspoon',
    timesADay: 1,
    gramsADay: { from: spoons.teaspoon / 2, to: spoons.teaspoon },
    beginWith: true,
  },
  threeToTwelve: {
    id: 'threeToTwelve',
    who: 'Ages 3 to 12',
    ages: { from: 3, to: 12 },
    amount: 'half teaspoon twice a day',
    timesADay: 2,
    gramsADay: { from: spoons.teaspoon, to: spoons.teaspoon },
    beginWith: false,
  },
} as const satisfies Record<string, Dose>

/** What holds for every child, wherever children are named. */
export const childRule =
  'Never under 1 year: it contains honey. Not before 3 years. From 3 to 5 years, ask your paediatrician first.'

/** The trials in adults gave 15 g (New Delhi, 2001) and 24 g a day (ages 15 to 75); see the immunity article. */
const studied: Range = { from: 15, to: 24 }

/** Goes with the fuller amount for adults, wherever it is named. */
export const fullerNote = `two to three times what the studies in adults used (${studied.from} to ${studied.to} g a day)`

/** Goes below the table of doses. */
export const doseNote = `A level teaspoon is about ${spoons.teaspoon} g, a tablespoon about ${spoons.tablespoon} g. Begin with the smaller amount. The fuller one for adults is ${fullerNote}.`

/**
 * Grams a day as printed, rounded to whole grams: `about 8 to 15 g`.
 */
export function gramsADayText({ gramsADay: { from, to } }: Pick<Dose, 'gramsADay'>): string {
  const [least, most] = [Math.round(from), Math.round(to)]
  return least === most ? `about ${least} g` : `about ${least} to ${most} g`
}

export type DoseRow = {
  readonly who: string
  /** What to begin with in a day, or that it is not for this age. */
  readonly begin: string
  /** The fuller reading, where there is one. */
  readonly fuller?: string
}

/** Every age once, the youngest first. */
export const doseTable: readonly DoseRow[] = [
  { who: 'Under 1 year', begin: 'Never: it contains honey' },
  { who: '1 and 2 years', begin: 'No' },
  {
    who: '3 to 5 years',
    begin: `Ask your paediatrician first; then half a teaspoon, ${gramsText(spoons.teaspoon / 2)}`,
    fuller: amountText(doses.threeToTwelve),
  },
  { who: '6 to 12 years', begin: amountText(doses.overFive), fuller: amountText(doses.threeToTwelve) },
  {
    who: '13 years and over, as adults',
    begin: amountText(doses.adultsDaily),
    fuller: amountText(doses.adultsFuller),
  },
]

/** Column headings of the table. */
export const doseColumns = { who: 'Age', begin: 'A day, to begin with', fuller: 'The fuller amount' } as const

function amountText(dose: Dose): string {
  return `${dose.amount}, ${gramsADayText(dose)}`
}

function gramsText(grams: number): string {
  return gramsADayText({ gramsADay: { from: grams, to: grams } })
}

/** The light reading in one sentence, as the footer gives it. */
export const everydayDose = `${doses.adultsDaily.who} ${doses.adultsDaily.amount}; ${lowerFirst(doses.overFive.who)} ${doses.overFive.amount}`

/** The fuller reading in one sentence, as the FAQ gives it. */
export const fullerDose = `${doses.adultsFuller.who} ${doses.adultsFuller.amount}; ${lowerFirst(doses.threeToTwelve.who)} ${doses.threeToTwelve.amount}`

export type Household = {
  readonly adults: number
  readonly children: number
  /** Level teaspoons a person takes in a day. */
  readonly adultTeaspoons: number
  readonly childTeaspoons: number
}

/** What the calculator begins with, and what it says without JavaScript. */
export const presetHousehold: Household = { adults: 2, children: 0, adultTeaspoons: 1, childTeaspoons: 0.5 }

/** The choices of the calculator. */
export const calculatorLimits = {
  adults: { from: 0, to: 8 },
  children: { from: 0, to: 8 },
  adultTeaspoons: { from: 1, to: 2, step: 0.5 },
  childTeaspoons: { from: 0.5, to: 1, step: 0.5 },
} as const

/** Grams that a household eats in a day. */
export function gramsADay({ adults, children, adultTeaspoons, childTeaspoons }: Household): number {
  return (adults * adultTeaspoons + children * childTeaspoons) * spoons.teaspoon
}

/**
 * @param grams net weight of the jar
 * @param eaten grams a day
 * @returns full days that the jar lasts; none where nobody eats
 */
export function daysOfJar(grams: number, eaten: number): number | undefined {
  return eaten > 0 ? Math.floor(grams / eaten) : undefined
}

/**
 * @param rupees price of the jar
 * @param grams net weight of the jar
 * @param eaten grams a day
 * @returns rupees a day, rounded to the rupee
 */
export function rupeesADay(rupees: number, grams: number, eaten: number): number {
  return Math.round((rupees / grams) * eaten)
}
