import type { Order } from '#contract/entities.ts'
import { offer, packs } from '#web/content/facts/opening.json'
import { priceAt } from '#web/domain/price.ts'

/** The order of a sale, as far as it is recorded. */
type Sale = Pick<Order, 'amount' | 'quantity' | 'pack'>

/**
 * @param sale what is recorded of it; its amount is the price that the customer's link showed
 * @param quantity jars
 * @param now the moment whose pack price applies where no amount is recorded
 * @returns rupees in total; undefined where neither an amount nor a pack on sale is recorded
 */
export function presetAmount(sale: Sale, quantity: number, now: Date): number | undefined {
  const pack = packs.list.find(({ id }) => id === sale.pack)
  const jar = sale.amount === null ? pack && priceAt(pack, offer, now).price : sale.amount / sale.quantity
  return jar === undefined ? undefined : Math.round(jar * quantity * 100) / 100
}

/**
 * @param order what is recorded of it
 * @param now the moment whose price is compared
 * @returns rupees of a jar now, where the message of an open order named another price: its page was loaded before a change
 */
export function changedPrice({ status, amount, pack }: Order, now: Date): number | undefined {
  const sold = packs.list.find(({ id }) => id === pack)
  if (status !== 'clicked' || amount === null || !sold) return
  const { price } = priceAt(sold, offer, now)
  return price === amount ? undefined : price
}
