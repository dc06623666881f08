import type { Content, Doses, Pack } from '../model/types.ts'
import { gramsOf } from './doses.ts'

type Jar = Pick<Pack, 'size' | 'grams'>

/** Who eats from a jar. */
export type Household = Doses['household']

/** The supply that the advice is given for. */
const SUPPLY_DAYS = 30

const DAYS_OF_A_MONTH = 30

export type JarDuration = {
  readonly jar: Jar
  /** Full days that one jar lasts. */
  readonly days: number
  readonly gramsADay: number
}

/**
 * @param jars the packs on sale
 * @param gramsEach what an adult and a child eat a day
 * @returns how long a jar of each pack lasts; empty where nobody eats
 */
export function jarDurations(
  { adults, children }: Household,
  jars: readonly Jar[],
  gramsEach: Household,
): JarDuration[] {
  const gramsADay = adults * gramsEach.adults + children * gramsEach.children
  if (gramsADay === 0) return []
  return jars.map((jar) => ({ jar, days: Math.floor(jar.grams / gramsADay), gramsADay }))
}

/**
 * Chooses the largest pack that is eaten while it is at its best after opening, else the smallest one.
 *
 * @param monthsAfterOpening how long an open jar is at its best; null where that is not known
 * @returns the pack's size, and how many jars of it last a month, at least 1; undefined where nobody eats
 */
export function packToTake(durations: readonly JarDuration[], monthsAfterOpening: number | null) {
  const bestWithin = (monthsAfterOpening ?? Number.POSITIVE_INFINITY) * DAYS_OF_A_MONTH
  const bySize = durations.toSorted((one, other) => other.jar.grams - one.jar.grams)
  const { jar, gramsADay } = bySize.find(({ days }) => days <= bestWithin) ?? bySize.at(-1) ?? {}
  if (!jar || !gramsADay) return undefined
  return { size: jar.size, jars: Math.max(1, Math.ceil((gramsADay * SUPPLY_DAYS) / jar.grams)) }
}

export type CalculatorFacts = {
  /** The initial numbers of people in the calculator's boxes. */
  household: Household
  /** Grams a day by the smallest initial amount of each; none for a child where the shop gives no amount for children. */
  gramsEach: Household
  monthsAfterOpening: number | null
  words: Doses['calculator']
}

/** What the calculator needs to know; undefined where the shop gives no doses, or no portion. */
export function calculatorFacts(content: Content): CalculatorFacts | undefined {
  const { doses } = content
  return (
    doses && {
      household: doses.household,
      gramsEach: {
        adults: gramsOf(doses.adultsDaily, doses.spoons).from,
        children: doses.overFive ? gramsOf(doses.overFive, doses.spoons).from : 0,
      },
      words: doses.calculator,
      monthsAfterOpening: content.facts.label.keeping.monthsAfterOpening,
    }
  )
}
