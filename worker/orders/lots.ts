import { UNKNOWN } from '../statistics/contract.ts'
import type { LotTotals } from './contract.ts'
import type { OrderRow } from './table.ts'

type Sold = Pick<OrderRow, 'lot' | 'pack' | 'quantity' | 'amount' | 'warned_at'>

/** Sums up the sales of some lots, by pack; a lot without sales has an entry, too. */
export function lotTotals(lots: string[], sales: Sold[]): LotTotals[] {
  return lots.map((lot) => {
    const own = sales.filter((sale) => sale.lot === lot)
    const packs = Map.groupBy(own, ({ pack }) => pack ?? UNKNOWN)
    return {
      lot,
      orders: own.length,
      jars: jarsOf(own),
      warned: own.filter(({ warned_at }) => warned_at !== null).length,
      packs: [...packs]
        .map(([key, ofPack]) => ({
          key,
          orders: ofPack.length,
          jars: jarsOf(ofPack),
          rupees: ofPack.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        }))
        .sort((one, other) => other.jars - one.jars),
    }
  })
}

function jarsOf(sales: Sold[]): number {
  return sales.reduce((sum, { quantity }) => sum + quantity, 0)
}
