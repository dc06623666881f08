import type { Doses, Words } from '../model/types.ts'
import { fill } from './fill.ts'

type Amount = Pick<Doses['adultsDaily'], 'spoon' | 'spoonsADay'>

export type DoseRow = {
  readonly who: string
  /** The amount to begin with in a day, or that it is not for this age. */
  readonly begin: string
  /** The larger amount, where there is one. */
  readonly fuller?: string
}

const HALF_A_TEASPOON: Amount = { spoon: 'teaspoon', spoonsADay: { from: 0.5, to: 0.5 } }

/** Returns the grams a day of an amount, from the least to the most. */
export function gramsOf({ spoon, spoonsADay }: Amount, spoons: Doses['spoons']) {
  return { from: spoonsADay.from * spoons[spoon], to: spoonsADay.to * spoons[spoon] }
}

/** Grams a day as printed, rounded to whole grams: `about 8 to 15 g`. */
export function gramsADayText(
  amount: Amount,
  { spoons }: Pick<Doses, 'spoons'>,
  { grams }: Pick<Words['doses'], 'grams'>,
): string {
  const { from, to } = gramsOf(amount, spoons)
  const [least, most] = [Math.round(from), Math.round(to)]
  return least === most ? fill(grams.one, { grams: least }) : fill(grams.range, { from: least, to: most })
}

/** Lists how much to take, every age once, the youngest first. */
export function doseTable(doses: Doses, words: Words['doses']): readonly DoseRow[] {
  const { underOne, oneAndTwo, threeToFive, sixToTwelve, adults } = words.table
  const addGrams = (dose: Amount & { readonly amount: string }) =>
    fill(words.amountAndGrams, { amount: dose.amount, grams: gramsADayText(dose, doses, words) })
  const childrensFuller = addGrams(doses.threeToTwelve)
  return [
    underOne,
    oneAndTwo,
    {
      who: threeToFive.who,
      begin: fill(threeToFive.begin, { grams: gramsADayText(HALF_A_TEASPOON, doses, words) }),
      fuller: childrensFuller,
    },
    { ...sixToTwelve, begin: addGrams(doses.overFive), fuller: childrensFuller },
    { ...adults, begin: addGrams(doses.adultsDaily), fuller: addGrams(doses.adultsFuller) },
  ]
}

/** What a jar costs a day, rounded to the rupee, by its price, its net weight and the grams that are eaten a day. */
export function rupeesADay(rupees: number, grams: number, eaten: number): number {
  return Math.round((rupees / grams) * eaten)
}
