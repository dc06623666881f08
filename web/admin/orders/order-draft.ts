import { plainRupees } from '#contract/format.ts'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { Order, OtherLine } from '#worker/orders/contract.ts'
import { isSame } from '#worker/orders/rules.ts'
import { dayInIndia } from '../format.ts'
import { changesSince, describeChanges } from './order-changes.ts'

/** Jars of a further size, as they are typed. */
export type DraftLine = { pack: string; jars: string; each: string; lot: string | null }

/** What an order's form has. Numbers stay texts until they are read. */
export type Draft = {
  /** Null is a pack that is not on sale, undefined none that was chosen. */
  pack: string | null | undefined
  /** Of the pack. */
  jars: string
  others: DraftLine[]
  /** Undefined until one is typed, as is the charge. */
  amount: string | undefined
  /** The part of the amount that is for delivery. */
  charge: string | undefined
  /** `YYYY-MM-DD`; undefined until one is chosen: a sale is of the day on which it is marked, and so is a refund. */
  soldOn: string | undefined
  lot: string | null
  note: string
  sent: boolean
  /** The courier's number of the parcel. */
  parcel: string
  /** What was received of the amount; undefined until it is typed: all of it where a way is chosen, else nothing. */
  received: string | undefined
  /** Null where it is not known, or nothing was received. */
  how: Order['received_how']
  receivedOn: string | undefined
  refunded: string
  refundedOn: string | undefined
}

/** The column of an order that a field of its form changes. */
const COLUMNS = {
  pack: 'pack',
  jars: 'quantity',
  others: 'others',
  amount: 'amount',
  charge: 'charge',
  soldOn: 'sold_at',
  lot: 'lot',
  note: 'note',
  sent: 'sent_at',
  parcel: 'parcel',
  received: 'received',
  how: 'received_how',
  receivedOn: 'received_at',
  refunded: 'refunded',
  refundedOn: 'refunded_at',
} as const satisfies Record<keyof Draft, keyof Order>

export const showAmount = (amount: number | null | undefined) => (amount == null ? '' : plainRupees(amount))

/** Reads rupees where there may be none, which is null; undefined where what was typed is no amount. */
export function readOptionalAmount(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : readAmount(typed)
}

const dayOfTime = (iso: string | null | undefined) => (iso ? dayInIndia(iso) : undefined)

/**
 * Makes the draft of an order before anything was typed.
 *
 * @param lot what a new sale gets
 * @param jars of a sale without an order
 */
export function draftOf(order: Order | undefined, lot: string | null, jars: string): Draft {
  const isSold = order?.status === 'sold'
  return {
    pack: isSold ? order.pack : (order?.pack ?? undefined),
    jars: order?.quantity.toString() ?? jars,
    others: (order?.others ?? []).map((line) => ({
      pack: line.pack,
      jars: line.jars.toString(),
      each: plainRupees(line.each),
      lot: isSold ? (line.lot ?? null) : lot,
    })),
    amount: isSold && order.amount !== null ? plainRupees(order.amount) : undefined,
    charge: isSold ? showAmount(order.charge) : undefined,
    soldOn: dayOfTime(order?.sold_at),
    lot: isSold ? order.lot : lot,
    note: order?.note ?? '',
    sent: Boolean(order?.sent_at),
    parcel: order?.parcel ?? '',
    received: order?.received == null ? undefined : plainRupees(order.received),
    how: order?.received_how ?? null,
    receivedOn: dayOfTime(order?.received_at),
    refunded: showAmount(order?.refunded),
    refundedOn: dayOfTime(order?.refunded_at),
  }
}

/** @returns jars of further sizes, null where there are none; undefined where a number cannot be read */
export function readOthers(lines: readonly DraftLine[]): OtherLine[] | null | undefined {
  const read = lines.map(({ pack, lot, ...typed }) => {
    const [jars, each] = [readJars(typed.jars), readAmount(typed.each)]
    return jars && each !== undefined && { pack, jars, each, ...(lot && { lot }) }
  })
  if (!read.every(Boolean)) return undefined
  return read.length > 0 ? (read as OtherLine[]) : null
}

/** What another device has changed since the owner began to type. */
export type News = {
  /** In words, as it is now; empty where it changed nothing. */
  text: string
  /** Fields that were typed and changed to something else; all where the order was marked. */
  disputed: (keyof Draft)[]
}

/** @param typed what was typed since the order was `seen` */
export function newsOf(seen: Order, order: Order, typed: Partial<Draft>): News {
  const changes = changesSince(seen, order)
  const isMarked = changes.some(({ column }) => column === 'status')
  const now = draftOf(order, order.lot, '')
  const fields = Object.keys(typed) as (keyof Draft)[]
  return {
    text: describeChanges(seen, order),
    disputed: fields.filter(
      (field) =>
        isMarked ||
        (changes.some(({ column }) => column === COLUMNS[field]) && !isSame(typed[field], now[field])),
    ),
  }
}
