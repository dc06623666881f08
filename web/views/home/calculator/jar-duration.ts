import { daysOfJar, gramsADay, type Household, rupeesADay } from '#web/content/doses.ts'
import { type Pack, packs, packsOnSale } from '#web/content/packs.ts'

/** A jar is best within three months of opening (label.ts). */
const BEST_WITHIN_DAYS = 90

/** The supply that the advice is given for. */
const SUPPLY_DAYS = 30

export type JarDuration = {
  readonly pack: Pack
  /** Full days that one jar lasts. */
  readonly days: number
  readonly gramsADay: number
}

export type Advice = JarDuration & {
  /** Jars for a month; 1 where one jar lasts longer. */
  readonly jars: number
}

/**
 * @returns how long each pack on sale lasts, in the order of packs.ts; none where nobody eats
 */
export function jarDurations(household: Household, sold: readonly Pack[] = packs): JarDuration[] {
  const eaten = gramsADay(household)
  return packsOnSale(sold).flatMap((pack) => {
    const days = daysOfJar(pack.grams, eaten)
    return days === undefined ? [] : { pack, days, gramsADay: eaten }
  })
}

/**
 * Chooses the largest pack that is eaten while it is at its best, else the smallest one.
 *
 * @param durations as `jarDurations` returns them
 * @returns the pack, and how many jars of it last a month; undefined where nobody eats
 */
export function packToTake(durations: readonly JarDuration[]): Advice | undefined {
  const bySize = [...durations].sort((one, other) => other.pack.grams - one.pack.grams)
  const chosen = bySize.find(({ days }) => days <= BEST_WITHIN_DAYS) ?? bySize.at(-1)
  return (
    chosen && {
      ...chosen,
      jars: Math.max(1, Math.ceil((chosen.gramsADay * SUPPLY_DAYS) / chosen.pack.grams)),
    }
  )
}

/**
 * @param price rupees of one jar
 * @returns rupees that the household eats in a day
 */
export function costADay({ pack, gramsADay: eaten }: JarDuration, price: number): number {
  return rupeesADay(price, pack.grams, eaten)
}
