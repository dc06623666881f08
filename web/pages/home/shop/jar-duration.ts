import type { Content, Doses, Pack } from '#web/model/types.ts'
import { portionOf } from '#web/shop/serving.ts'

type Jar = Pick<Pack, 'size' | 'grams'>

/** Who eats from a jar: every adult a portion a day, every child half of one. */
export type Household = Doses['household']

/** The supply that the advice is given for. */
const SUPPLY_DAYS = 30

const DAYS_OF_A_MONTH = 30

const CHILD_PORTIONS = 0.5

export type JarDuration = {
  readonly jar: Jar
  /** Full days that one jar lasts. */
  readonly days: number
  readonly gramsADay: number
}

/**
 * @param jars the packs on sale
 * @param portion its grams
 * @returns how long a jar of each pack lasts; empty where nobody eats
 */
export function jarDurations(
  { adults, children }: Household,
  jars: readonly Jar[],
  portion: number,
): JarDuration[] {
  const gramsADay = (adults + children * CHILD_PORTIONS) * portion
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
  /** What the boxes begin with. */
  household: Household
  /** Grams of a portion. */
  portion: number
  monthsAfterOpening: number | null
}

/** What the calculator needs to know; undefined where the shop gives no doses, or no portion. */
export function calculatorFacts(content: Content): CalculatorFacts | undefined {
  const { doses, facts } = content
  const portion = portionOf(facts)
  const { monthsAfterOpening } = facts.label.keeping
  return doses && portion
    ? { household: doses.household, portion: portion.grams, monthsAfterOpening }
    : undefined
}
