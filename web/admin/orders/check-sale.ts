import { OWNER_LIMITS } from '#contract/browser-limits.ts'
import { currentDay, currentTime } from '#web/browser/api/clock.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { Order, OrderChange, OtherLine } from '#worker/orders/contract.ts'
import { isSame, ORDER_REFUSALS, refusalOfLines, refusalOfSums } from '#worker/orders/rules.ts'
import { rupees } from '../format.ts'
import type { Shop } from '../shop.ts'
import { type Draft, draftOf, readOptionalAmount, showAmount } from './order-draft.ts'
import type { Problem } from './problem.ts'
import { agrees, type Prices, priceOf, type SalePrice, type Sums, salePrice } from './sale-price.ts'
import { wayChosen } from './way-received.ts'

type Form = {
  order: Order | undefined
  /** The draft with the amounts that the form shows. */
  draft: Draft & Record<'amount' | 'charge' | 'received', string>
  /** Undefined where what was typed is no number of jars. */
  jars: number | undefined
  /** Jars of further sizes; undefined where a number of them cannot be read. */
  others: OtherLine[] | null | undefined
  /** Whether the owner has typed the amount, or what it is made up of. */
  isAmountTyped: boolean
  /** What is wrong with another field. */
  wrong: string | undefined
  /** The sums in doubt that the owner has confirmed, as the result's `sums` has them; `all` confirms whatever they are. */
  kept: string | undefined
}

/**
 * Reads the form of a sale. Sums that are not the shop's are questioned first.
 *
 * @returns what is wrong or in doubt; else the change, the amount of the sale, and its sums as a text
 */
export function checkSale(
  shop: Shop,
  { order, draft, jars, others, isAmountTyped, wrong, kept }: Form,
): Problem | { sale: OrderChange; amount: number; sums: string } {
  if (jars === undefined || jars > OWNER_LIMITS.orderQuantity)
    return { text: `Please type how many jars, from 1 to ${OWNER_LIMITS.orderQuantity}.` }
  if (others === undefined) return { text: 'Please type jars and price of each size, or take it away.' }
  if (draft.amount.trim() === '') {
    const either = draft.pack ? '' : 'choose a pack, or '
    return { text: `Please ${either}type the amount in rupees.` }
  }
  const read = {
    amount: readAmount(draft.amount),
    charge: readOptionalAmount(draft.charge),
    received: readOptionalAmount(draft.received),
    refunded: readOptionalAmount(draft.refunded),
  }
  if (read.amount !== undefined && read.amount > OWNER_LIMITS.conversionValue)
    return { text: `The amount can be at most ${rupees(OWNER_LIMITS.conversionValue)}.` }
  if (!isRead(read)) {
    const unread = Object.entries(FIELD_NAMES).find(([name]) => read[name as keyof Read] === undefined)
    return { text: `${unread?.[1]} cannot be read. Please write it like 1,290 or 1,290.50.` }
  }
  const pack = draft.pack ?? null
  const refusal = refusalOfSums(read) ?? refusalOfLines({ ...read, pack, others })
  if (refusal) {
    const { amount, refunded } = read
    const text = `${ORDER_REFUSALS[refusal][1]}.`
    if (refusal !== 'refund_too_large' || refunded === null || refunded > amount) return { text }
    const how = draft.how ?? wayChosen(shop)
    const typed = { received: showAmount(refunded), receivedOn: undefined, how }
    return { text, answers: [{ label: `${rupees(refunded)} was received`, typed }] }
  }
  if (wrong) return { text: wrong }
  const sale = { pack, quantity: jars, others, amount: read.amount, charge: read.charge }
  const sums = JSON.stringify(sale)
  const isKept = kept === 'all' || kept === sums
  const doubt = isKept ? undefined : doubtOf(shop, sale, order, isAmountTyped, new Date(currentTime()))
  if (doubt) {
    const answers = [sale, ...(doubt.due ? [doubt.due] : [])].map(({ amount, charge }, index) => ({
      label: `${index === 0 ? 'Keep' : 'Take'} ${rupees(amount)}`,
      typed: { amount: showAmount(amount), charge: showAmount(charge) },
    }))
    return { text: doubt.text, answers }
  }
  return { sale: saleOf(draft, { jars, others, ...read }, order), amount: read.amount, sums }
}

/** What the amounts are called where one cannot be read. */
const FIELD_NAMES = {
  amount: 'The amount',
  charge: 'The charge for delivery',
  received: 'What was received',
  refunded: 'What was given back',
}
type Read = { amount: number } & Record<'charge' | 'received' | 'refunded', number | null>

const isRead = (read: { [Name in keyof Read]: Read[Name] | undefined }): read is Read =>
  !Object.values(read).includes(undefined)

/** Makes the change of an order to a draft: what differs from the order, because another device may change the rest. */
function saleOf(
  draft: Draft,
  sums: Read & { jars: number; others: OtherLine[] | null },
  order: Order | undefined,
): OrderChange {
  const before = draftOf(order, null, '')
  const { jars, others, amount, charge } = sums
  const [pack, note, parcel] = [draft.pack ?? null, draft.note.trim(), draft.parcel.trim()]
  const [received, refunded] = [sums.received || null, sums.refunded || null]
  return {
    ...(jars !== order?.quantity && { quantity: jars }),
    ...(!isSame(others, order?.others ?? null) && { others }),
    ...(pack !== order?.pack && { pack }),
    ...(amount !== order?.amount && { amount }),
    ...(charge !== (order?.charge ?? null) && { charge }),
    ...(draft.lot !== (order?.lot ?? null) && { lot: draft.lot }),
    ...(draft.soldOn !== before.soldOn && { sold_on: draft.soldOn }),
    ...(draft.sent !== before.sent && { sent: draft.sent }),
    ...(parcel !== before.parcel && { parcel: parcel || null }),
    ...(note !== before.note && { note: note || null }),
    ...(received !== (order?.received ?? null) && { received }),
    ...(received && draft.how !== before.how && { received_how: draft.how }),
    ...(received &&
      draft.receivedOn !== before.receivedOn && { received_on: draft.receivedOn ?? currentDay() }),
    ...(refunded !== (order?.refunded ?? null) && { refunded }),
    ...(refunded && draft.refundedOn !== before.refundedOn && { refunded_on: draft.refundedOn }),
  }
}

/**
 * Returns what the owner is asked before a sale is stored whose sums are not those of the shop; undefined where they are,
 * or where nothing says what they should be.
 *
 * @param order as it is stored; undefined for a sale without one
 * @param isTyped whether the owner has typed the amount
 */
export function doubtOf(
  prices: Prices,
  sale: Sums & { amount: number },
  order: (Sums & Pick<Order, 'status'>) | undefined,
  isTyped: boolean,
  now: Date,
): { text: string; due: SalePrice | undefined } | undefined {
  const fields = ['pack', 'quantity', 'others', 'amount', 'charge'] as const
  if (order?.status === 'sold' && fields.every((name) => isSame(sale[name], order[name]))) return undefined
  if (agrees(prices, sale)) return undefined
  const others = sale.others?.map((line) => ({
    ...line,
    each: priceOf(prices, line.pack, order, now) ?? line.each,
  }))
  const due = salePrice(prices, { pack: sale.pack, jars: sale.quantity, others }, order, now)
  const isBuyers = !isTyped && order?.status !== 'sold'
  if (!due && !isBuyers) return undefined
  const said = `${isBuyers ? 'The order says' : 'You typed'} ${rupees(sale.amount)}.`
  if (!due) return { text: `${said} No pack of the shop has this price: choose the pack, or keep it.`, due }
  return {
    text: `${said} By today’s prices it is ${due.text}${due.charge === null ? ', and delivery' : ''}.`,
    due,
  }
}
