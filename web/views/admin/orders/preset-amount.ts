import type { Order } from '#contract/entities.ts'
import { packs } from '#web/content/packs.ts'
import { priceAt } from '#web/content/price.ts'

/** The order of a sale, as far as it is recorded. */
type Sale = Pick<Order, 'amount' | 'quantity' | 'pack'>

/**
 * @param sale what is recorded of it; its amount is the price that the customer's link showed
 * @param quantity jars
 * @param now the moment whose pack price applies where no amount is recorded
 * @returns rupees in total; undefined where neither an amount nor a pack on sale is recorded
 */
export function presetAmount(sale: Sale, quantity: number, now: Date): number | undefined {
  const pack = packs.find(({ id }) => id === sale.pack)
  const jar = sale.amount === null ? pack && priceAt(pack, now).price : sale.amount / sale.quantity
  return jar === undefined ? undefined : Math.round(jar * quantity * 100) / 100
}
