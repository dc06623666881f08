import type { LotTotals } from '#worker/orders/contract.ts'
import { showKilograms } from '../format.ts'
import type { Shop } from '../shop.ts'

/** Below this share of the newest batch it is time to cook. */
const LAST_SHARE = 0.25

/** Grams that were sold of a lot, by what its packs hold; jars of an unknown pack are not weighed. */
export function gramsSold({ packs }: Pick<LotTotals, 'packs'>, packList: Shop['packs']['list']): number {
  return packs.reduce(
    (sum, { key, jars }) => sum + jars * (packList.find(({ id }) => id === key)?.grams ?? 0),
    0,
  )
}

/** Describes how much is left of a batch of so many kilograms, and whether that is a fault. */
export function describeRemaining(
  sold: number,
  kilograms: number,
  isNewest: boolean,
): { text: string; isFault: boolean } {
  const left = kilograms * 1000 - sold
  if (left < 0) {
    return {
      text: `${showKilograms(-left)} more than was cooked: check the lots of its sales.`,
      isFault: true,
    }
  }
  if (left === 0) return { text: 'Nothing is left.', isFault: false }
  const isLow = isNewest && left < kilograms * 1000 * LAST_SHARE
  return { text: `${showKilograms(left)} left${isLow ? ': time to cook' : ''}.`, isFault: false }
}
