import type { Content } from '#web/content/content.ts'
import { daysOfJar, gramsADay, type Household } from '#web/domain/doses.ts'
import { packsOnSale } from '#web/domain/packs.ts'

type Pack = Pick<Content['packs']['list'][number], 'id' | 'grams' | 'mrp' | 'soldOut'>

/** What the calculator computes with. */
export type JarFacts = {
  readonly packs: { readonly list: readonly Pack[] }
  readonly spoons: Pick<Content['doses']['spoons'], 'teaspoon'>
  readonly keeping: Pick<Content['label']['keeping'], 'monthsAfterOpening'>
}

/** The supply that the advice is given for. */
const SUPPLY_DAYS = 30

const DAYS_OF_A_MONTH = 30

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

/** @returns how long each pack on sale lasts, in the order shown; none where nobody eats */
export function jarDurations(household: Household, { packs, spoons }: JarFacts): JarDuration[] {
  const eaten = gramsADay(household, spoons.teaspoon)
  return packsOnSale(packs.list).flatMap((pack) => {
    const days = daysOfJar(pack.grams, eaten)
    return days === undefined ? [] : { pack, days, gramsADay: eaten }
  })
}

/**
 * Chooses the largest pack that is eaten while it is at its best after opening, else the smallest one.
 *
 * @param durations as `jarDurations` returns them
 * @returns the pack, and how many jars of it last a month; undefined where nobody eats
 */
export function packToTake(durations: readonly JarDuration[], { keeping }: JarFacts): Advice | undefined {
  const bestWithin = (keeping.monthsAfterOpening ?? Number.POSITIVE_INFINITY) * DAYS_OF_A_MONTH
  const bySize = [...durations].sort((one, other) => other.pack.grams - one.pack.grams)
  const chosen = bySize.find(({ days }) => days <= bestWithin) ?? bySize.at(-1)
  return (
    chosen && {
      ...chosen,
      jars: Math.max(1, Math.ceil((chosen.gramsADay * SUPPLY_DAYS) / chosen.pack.grams)),
    }
  )
}
