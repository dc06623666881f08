import type { Content } from '#web/content/content.ts'
import { daysOfJar, gramsADay, type Household } from '#web/domain/doses.ts'

type Jar = Pick<Content['packs']['list'][number], 'size' | 'grams' | 'mrp'>

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
 * @param teaspoon grams in a level teaspoon
 * @returns how long a jar of each pack lasts; empty where nobody eats
 */
export function jarDurations(household: Household, jars: readonly Jar[], teaspoon: number): JarDuration[] {
  const eaten = gramsADay(household, teaspoon)
  return jars.flatMap((jar) => {
    const days = daysOfJar(jar.grams, eaten)
    return days === undefined ? [] : { jar, days, gramsADay: eaten }
  })
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
