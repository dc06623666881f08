import { dayOf, financialYearOf } from '../contract/days.ts'
import { toPaisa } from '../contract/paise.ts'
import { linesOf, type Order } from '../orders/contract.ts'
import type { BillKind } from './constants.ts'
import type { BillLine } from './table.ts'

/*
 * The content of a bill. Sources are named where a rule of them is applied: the Central Goods and Services Tax Act, 2017
 * (“CGST Act”), its Rules of 2017 (“CGST Rules”), and the Integrated Goods and Services Tax Act, 2017 (“IGST Act”).
 */

/** The shop's facts that its bills need. */
export type BillTerms = {
  kind: Exclude<BillKind, 'credit_note'>
  /** The State that the shop is registered in, by its code in GST; null where it is not registered. */
  home: string | null
  /** The name of the goods, by the id of the pack; '' for any other pack. */
  goods: Readonly<Record<string, string>>
  /** The code of the Harmonised System that the accountant gives. */
  hsn: string | null
  /** Per cent of the taxable value: of a tax invoice. */
  rate: number | null
}

/** Why no document is made, by the code of the issue: the field, and the message. */
export const BILL_REFUSALS = {
  no_terms: ['order', 'The facts of the shop do not say what it is under GST'],
  not_sold: ['order', 'Only a sale has a bill'],
  nothing_to_bill: ['order', 'All of the sale was given back, or it came to nothing'],
  lines_too_large: [
    'order',
    'The jars of the other sizes come to more than the sale: correct the order first',
  ],
  steps_missing: ['step', 'This order has other bills or notes: load it again'],
  place_missing: ['place', 'Send the State to which the goods go'],
  other_state: [
    'place',
    'A composition dealer may not sell goods to another State (CGST Act, 2017, section 10(2)(c))',
  ],
} as const
export type BillRefusal = keyof typeof BILL_REFUSALS

/** The fields of an order on which its bill depends, amounts in rupees: `BILLED_COLUMNS`. */
type BilledOrder = Parameters<typeof linesOf>[0] & Pick<Order, 'status' | 'refunded'>

/** @returns the year in which the financial year of a time, in milliseconds UTC, begins in India */
export function billYear(time: number): number {
  return financialYearOf(dayOf(time))
}

/** Whether a bill is valid after so many documents of its order: each even one cancels the bill before it. */
export function isBilled(steps: number): boolean {
  return steps % 2 === 1
}

/** @returns why an order can have no bill with these terms; undefined where it can */
export function billRefusal(
  order: BilledOrder,
  place: string | undefined,
  { kind, home }: BillTerms,
): BillRefusal | undefined {
  if (order.status !== 'sold') return 'not_sold'
  if (netOf(order) <= 0) return 'nothing_to_bill'
  if (linesOf(order).some(({ rupees }) => rupees < 0)) return 'lines_too_large'
  if (kind === 'bill') return undefined
  if (!place) return 'place_missing'
  return kind === 'bill_of_supply' && place !== home ? 'other_state' : undefined
}

/**
 * @returns what is on the bill of an order but its number, its time and its order. Delivery is part of the value (CGST Act,
 * section 15(2)(c)), and what was given back is taken off it (CGST Rules, 46(k) and 49(g))
 */
export function billOfOrder(order: BilledOrder, place: string | undefined, terms: BillTerms) {
  const { kind, home, goods, hsn, rate } = terms
  const total = netOf(order)
  const lines: BillLine[] = linesOf(order).map(({ pack, jars, rupees }) => ({
    what: goods[pack ?? ''] ?? `${goods['']}, ${pack}`,
    jars,
    amount: rupees,
  }))
  if (order.charge) lines.push({ what: 'Delivery', amount: order.charge })
  if (order.refunded) lines.push({ what: 'Given back', amount: -order.refunded })
  const taxes = kind === 'tax_invoice' ? taxesOf(total, rate ?? 0, place === home) : NO_TAXES
  return {
    kind,
    place: kind === 'bill' ? null : (place ?? null),
    hsn: kind === 'bill' ? null : hsn,
    rate: kind === 'tax_invoice' ? rate : null,
    lines,
    total,
    ...taxes,
  }
}

const NO_TAXES = { taxable: null, cgst: null, sgst: null, igst: null }

/**
 * Splits a total that includes tax. Within a State central and State tax are half of the rate each, and equal (CGST Act,
 * section 9(1)); between States the integrated tax is the whole (IGST Act, section 5(1)). Taxes are whole paise, and the
 * taxable value is what remains.
 *
 * @param total rupees
 * @param rate per cent of the taxable value, with at most two decimals
 */
export function taxesOf(total: number, rate: number, isWithinState: boolean) {
  const paise = Math.round(total * 100)
  const points = Math.round(rate * 100)
  const parts = isWithinState ? 2 : 1
  const tax = Math.round((paise * points) / (parts * (10_000 + points)))
  const taxable = (paise - parts * tax) / 100
  const part = tax / 100
  return isWithinState
    ? { taxable, cgst: part, sgst: part, igst: 0 }
    : { taxable, cgst: 0, sgst: 0, igst: part }
}

/** The amount of a sale less its refund, in rupees. */
function netOf({ amount, refunded }: BilledOrder): number {
  return toPaisa((amount ?? 0) - (refunded ?? 0))
}
