import { useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { Order, OrderChange } from '#worker/orders/contract.ts'
import { dayInIndia, plainRupees, rupees as showRupees } from '../format.ts'
import { newestLot, useShop } from '../shop.ts'
import { type Answer, isProblem, type Problem, useMarks } from './marks.ts'
import { agrees, doubtOf, salePrice } from './sale-price.ts'

/** What the owner has typed of an order. Numbers stay texts until they are read. */
export type Draft = {
  /** Null is a pack that is not on sale, undefined none that was chosen. */
  pack: string | null | undefined
  jars: string
  /** Undefined until one is typed, as is the charge. */
  amount: string | undefined
  /** The part of the amount that is for delivery. */
  charge: string | undefined
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
  /** Whether the form proposes nothing, because there is a message to read. */
  isEmpty?: boolean
  onDone?: (() => void) | undefined
}

export type OrderForm = ReturnType<typeof useOrderForm>

/** The state of an order's form, and how it is sent. */
export function useOrderForm({ order: given, reference, isEmpty = false, onDone }: Options) {
  const shop = useShop()
  const marks = useMarks()
  /** The sale that was recorded here. */
  const [sale, setSale] = useState<string>()
  const order = given ?? (sale === undefined ? undefined : marks.changed.get(sale))
  const firstDraft = () => draftOf(order, newestLot(shop), isEmpty ? '' : '1')
  const [draft, setDraft] = useState(firstDraft)
  // A change of the order, such as its undo, replaces what was typed; the same order loaded again does not.
  const version = order && JSON.stringify(order)
  const [shown, setShown] = useState(version)
  const [problem, setProblem] = useState<Problem>()
  if (version !== shown) {
    setShown(version)
    setDraft(firstDraft())
    setProblem(undefined)
  }
  const [busy, setBusy] = useState(false)
  /** One sale has one key, however often it is sent. */
  const key = useRef<string>(undefined)
  /** The sums that the owner has chosen although they were in doubt. */
  const kept = useRef<string>(undefined)

  const jars = readJars(draft.jars)
  const typedCharge = draft.charge === undefined ? undefined : readOptionalAmount(draft.charge)
  const price = salePrice(shop, draft.pack ?? null, jars ?? 0, order, new Date(), typedCharge)
  // What the message says is shown, also where the shop would take another amount.
  const isAsClicked =
    order?.amount != null && jars === order.quantity && draft.pack === (order.pack ?? undefined)
  const clicked = isAsClicked && !agrees(shop, order) ? order : price
  const amount = draft.amount ?? showAmount(clicked?.amount)
  const charge = draft.charge ?? showAmount(clicked?.charge)
  const rupees = readAmount(amount)
  const isSold = order?.status === 'sold'

  async function send(call: () => Promise<Order | Problem | undefined>) {
    if (busy) return
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (result && isProblem(result)) return setProblem(result)
    setProblem(undefined)
    if (result) setSale(result.id)
    onDone?.()
  }

  const form = {
    order,
    draft,
    jars,
    price,
    amount,
    charge,
    /** The amount as a number; undefined where what was typed is none. */
    rupees,
    /** Whether the amount is proposed, without delivery, whose charge is not known. */
    lacksDelivery: draft.amount === undefined && price?.charge === null,
    problem,
    busy,
    isSold,
    refresh: marks.refresh,
    set(fields: Partial<Draft>) {
      setDraft((before) => ({ ...before, ...fields }))
      setProblem(undefined)
    },
    /**
     * Marks the order as sold, corrects the sale, or records one. Sums that are not the shop's are questioned first.
     *
     * @param answer the sums that the owner has chosen
     */
    async submit(answer?: Answer['sums']) {
      const read = { charge: readOptionalAmount(charge), refunded: readOptionalAmount(draft.refunded) }
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
      if (rupees > LIMITS.conversionValue)
        return setProblem({ text: `The amount can be at most ${showRupees(LIMITS.conversionValue)}.` })
      if (read.charge === undefined) return setProblem(describeUnreadable('The charge for delivery'))
      if (read.refunded === undefined) return setProblem(describeUnreadable('What was given back'))
      if ((read.charge ?? 0) > rupees)
        return setProblem({ text: 'Delivery is part of the amount. Please type at most that.' })
      if ((read.refunded ?? 0) > rupees)
        return setProblem({ text: 'What was given back is more than the amount of the sale.' })
      const { charge: paid, refunded } = read
      const typed = { pack: draft.pack ?? null, quantity: jars, amount: rupees, charge: paid, ...answer }
      if (answer) {
        kept.current = JSON.stringify(typed)
        form.set({ amount: showAmount(answer.amount), charge: showAmount(answer.charge) })
      }
      const isKept = kept.current === JSON.stringify(typed)
      const doubt = isKept ? undefined : doubtOf(shop, typed, order, draft.amount !== undefined, new Date())
      if (doubt) {
        const answers = [typed, ...(doubt.due ? [doubt.due] : [])].map(({ amount, charge }, index) => ({
          label: `${index === 0 ? 'Keep' : 'Take'} ${showRupees(amount)}`,
          sums: { amount, charge },
        }))
        return setProblem({ text: doubt.text, answers })
      }
      await send(() => {
        const sums = { jars, refunded, amount: typed.amount, charge: typed.charge }
        const sold = saleOf(draft, sums, order)
        if (order) return marks.change(order, { status: 'sold', ...sold })
        key.current ??= crypto.randomUUID()
        return marks.sell({ reference: reference ?? null, ...sold }, key.current)
      })
    },
    /** Changes the order by one press. */
    async change(fields: OrderChange) {
      if (order) await send(() => marks.change(order, fields))
    },
  }
  return form
}

function describeUnreadable(what: string): Problem {
  return { text: `${what} cannot be read. Please write it like 1,290 or 1,290.50.` }
}

/** Reads rupees where there may be none, which is null; undefined where what was typed is no amount. */
function readOptionalAmount(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : readAmount(typed)
}

const showAmount = (amount: number | null | undefined) => (amount == null ? '' : plainRupees(amount))

/**
 * @param lot what a new sale gets
 * @param jars of a sale without an order
 */
function draftOf(order: Order | undefined, lot: string | null, jars: string): Draft {
  const today = dayInIndia(Date.now())
  const isSold = order?.status === 'sold'
  return {
    pack: isSold ? order.pack : (order?.pack ?? undefined),
    jars: order?.quantity.toString() ?? jars,
    amount: isSold && order.amount !== null ? plainRupees(order.amount) : undefined,
    charge: isSold ? showAmount(order.charge) : undefined,
    soldOn: order?.sold_at ? dayInIndia(Date.parse(order.sold_at)) : today,
    lot: isSold ? order.lot : lot,
    note: order?.note ?? '',
    sent: Boolean(order?.sent_at),
    refunded: showAmount(order?.refunded),
    refundedOn: order?.refunded_at ? dayInIndia(Date.parse(order.refunded_at)) : today,
  }
}

/** What differs from the order: another device may have changed the rest. */
function saleOf(
  draft: Draft,
  sums: { jars: number; amount: number; charge: number | null; refunded: number | null },
  order: Order | undefined,
): OrderChange {
  const before = draftOf(order, null, '')
  const isNew = order?.status !== 'sold'
  const { jars, amount, charge } = sums
  const refunded = sums.refunded || null
  const note = draft.note.trim()
  return {
    quantity: jars,
    pack: draft.pack ?? null,
    amount,
    ...(charge !== (order?.charge ?? null) && { charge }),
    ...((isNew || draft.lot !== before.lot) && { lot: draft.lot }),
    ...(draft.soldOn !== before.soldOn && { sold_on: draft.soldOn }),
    ...(draft.sent !== before.sent && { sent: draft.sent }),
    ...(note !== before.note && { note: note || null }),
    ...(refunded !== (order?.refunded ?? null) && { refunded }),
    ...(refunded &&
      (refunded !== order?.refunded || draft.refundedOn !== before.refundedOn) && {
        refunded_on: draft.refundedOn,
      }),
  }
}
