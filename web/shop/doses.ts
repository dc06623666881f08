import type { Doses, Words } from '../model/types.ts'
import { fill } from './fill.ts'

type Amount = Pick<Doses['adultsDaily'], 'spoon' | 'spoonsADay'>

/** Returns the grams a day of an amount, from the least to the most. */
export function gramsOf({ spoon, spoonsADay }: Amount, spoons: Doses['spoons']) {
  return { from: spoonsADay.from * spoons[spoon], to: spoonsADay.to * spoons[spoon] }
}

/** Grams a day as printed, rounded to whole grams: `about 8 to 15 g`. */
export function gramsADayText(
  amount: Amount,
  { spoons }: Pick<Doses, 'spoons'>,
  { grams }: Pick<Words['label'], 'grams'>,
): string {
  const { from, to } = gramsOf(amount, spoons)
  const [least, most] = [Math.round(from), Math.round(to)]
  return least === most ? fill(grams.one, { grams: least }) : fill(grams.range, { from: least, to: most })
}

/** What a jar costs a day, rounded to the rupee, by its price, its net weight and the grams that are eaten a day. */
export function rupeesADay(rupees: number, grams: number, eaten: number): number {
  return Math.round((rupees / grams) * eaten)
}
