import { useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { ReadOrder } from '#web/shop/read-order.ts'
import type { Order, OrderChange } from '#worker/orders/contract.ts'
import { dayInIndia } from '../format.ts'
import { newestLot, useShop } from '../shop.ts'
import type { OrderMarks, Problem } from './marks.ts'
import { amountDoubt, type SalePrice, salePrice } from './sale-price.ts'

/** What the owner has typed of an order. Numbers stay texts until they are read. */
export type Draft = {
  pack: string | null
  jars: string
  /** Undefined until an amount is typed. */
  amount: string | undefined
  /** `YYYY-MM-DD` */
  soldOn: string
  lot: string | null
  note: string
  sent: boolean
  refunded: string
  refundedOn: string
}

type Options = {
  /** The order to mark or to correct; without one a sale is recorded. */
  order?: Order | undefined
  /** A reference without an order. */
  reference?: string | undefined
  /** The order as read from a message. */
  read?: ReadOrder | undefined
  marks: OrderMarks
  onDone?: (() => void) | undefined
}

export type OrderForm = ReturnType<typeof useOrderForm>

/** The state of an order's form, and how it is sent. */
export function useOrderForm({ order, reference, read, marks, onDone }: Options) {
  const shop = useShop()
  const [draft, setDraft] = useState(() => draftOf(order, read, newestLot(shop)))
  // A change of the order, such as its undo, replaces what was typed; the same order loaded again does not.
  const version = order && JSON.stringify(order)
  const [shown, setShown] = useState(version)
  const [problem, setProblem] = useState<Problem>()
  if (version !== shown) {
    setShown(version)
    setDraft(draftOf(order, read, newestLot(shop)))
    setProblem(undefined)
  }
  /** The amount that had to be confirmed, so that the second press passes. */
  const [doubted, setDoubted] = useState<number>()
  const [busy, setBusy] = useState(false)
  /** One sale has one key, however often it is sent. */
  const key = useRef<string>(undefined)

  const jars = readJars(draft.jars)
  const price = salePrice(shop, draft.pack, jars ?? 0, order, new Date())
  // The customer's own changes take precedence over the total of the message, which is of the clicked order.
  const clicked = order ?? { quantity: read?.jars, pack: read?.pack ?? null }
  const isAsClicked = clicked.quantity === jars && clicked.pack === draft.pack
  const amount = draft.amount ?? ((isAsClicked ? read?.total : undefined) ?? price?.amount)?.toString() ?? ''
  const rupees = readAmount(amount)
  const isSold = order?.status === 'sold'

  async function send(call: () => Promise<Problem | undefined>) {
    if (busy) return
    setBusy(true)
    const failed = await call()
    setBusy(false)
    setProblem(failed)
    if (!failed) onDone?.()
  }

  return {
    draft,
    jars,
    price,
    amount,
    /** The amount as a number; undefined where what was typed is none. */
    rupees,
    problem,
    busy,
    isSold,
    refresh: marks.refresh,
    /** Why the amount has to be confirmed; undefined where it does not. */
    doubt: doubted !== undefined && doubted === rupees ? amountDoubt(doubted, price?.amount) : undefined,
    set(fields: Partial<Draft>) {
      setDraft((before) => ({ ...before, ...fields }))
      setProblem(undefined)
    },
    /** Marks the order as sold, corrects the sale, or records one. */
    async submit() {
      if (jars === undefined || jars > LIMITS.orderQuantity)
        return setProblem({ text: `Please type how many jars, from 1 to ${LIMITS.orderQuantity}.` })
      if (amount.trim() === '') {
        return setProblem({
          text: draft.pack
            ? 'Please type the amount in rupees.'
            : 'Please choose a pack, or type the amount in rupees.',
        })
      }
      if (rupees === undefined) return setProblem(describeUnreadable('The amount'))
      const refunded = readRefund(draft)
      if (refunded === undefined) return setProblem(describeUnreadable('What was given back'))
      if (doubted !== rupees && amountDoubt(rupees, price?.amount)) return setDoubted(rupees)
      await send(() => {
        const sale = saleOf(draft, { jars, amount: rupees, refunded }, price, order)
        if (order) return marks.change(order, { status: 'sold', ...sale })
        key.current ??= crypto.randomUUID()
        return marks.sell({ reference: reference ?? null, ...sale }, key.current)
      })
    },
    markNotSold: () =>
      send(() => (order ? marks.change(order, { status: 'cancelled' }) : Promise.resolve(undefined))),
  }
}

function describeUnreadable(what: string): Problem {
  return { text: `${what} cannot be read. Please write it like 1,290 or 1,290.50.` }
}

/** Reads what was given back, in rupees; undefined where what was typed is no amount. */
export function readRefund({ refunded }: Pick<Draft, 'refunded'>): number | undefined {
  return refunded.trim() === '' ? 0 : readAmount(refunded)
}

/** @param lot what a new sale gets */
function draftOf(order: Order | undefined, read: ReadOrder | undefined, lot: string | null): Draft {
  const today = dayInIndia(Date.now())
  const isSold = order?.status === 'sold'
  return {
    pack: (isSold ? order.pack : (read?.pack ?? order?.pack)) ?? null,
    // Nothing is assumed of a message whose click was not recorded.
    jars: String((isSold ? undefined : read?.jars) ?? order?.quantity ?? (read ? '' : 1)),
    amount: isSold && order.amount !== null ? String(order.amount) : undefined,
    soldOn: order?.sold_at ? dayInIndia(Date.parse(order.sold_at)) : today,
    lot: isSold ? order.lot : lot,
    note: order?.note ?? '',
    sent: Boolean(order?.sent_at),
    refunded: order?.refunded ? String(order.refunded) : '',
    refundedOn: order?.refunded_at ? dayInIndia(Date.parse(order.refunded_at)) : today,
  }
}

/** What differs from the order: another device may have changed the rest. */
function saleOf(
  draft: Draft,
  { jars, amount, refunded }: { jars: number; amount: number; refunded: number },
  price: SalePrice | undefined,
  order: Order | undefined,
): OrderChange {
  const before = draftOf(order, undefined, null)
  const isNew = order?.status !== 'sold'
  const today = dayInIndia(Date.now())
  const note = draft.note.trim()
  return {
    quantity: jars,
    pack: draft.pack,
    amount,
    ...(price && amount === price.amount && (isNew || amount !== order.amount) && { charge: price.charge }),
    ...((isNew || draft.lot !== before.lot) && { lot: draft.lot }),
    ...((isNew ? draft.soldOn !== today : draft.soldOn !== before.soldOn) && { sold_on: draft.soldOn }),
    ...(draft.sent !== before.sent && { sent: draft.sent }),
    ...(note !== (order?.note ?? '') && { note: note || null }),
    ...(refunded !== (order?.refunded ?? 0) && {
      refunded: refunded || null,
      ...(refunded > 0 && { refunded_on: draft.refundedOn }),
    }),
    ...(refunded > 0 && draft.refundedOn !== before.refundedOn && { refunded_on: draft.refundedOn }),
  }
}
