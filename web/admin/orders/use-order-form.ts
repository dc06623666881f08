import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { currentDay, currentTime } from '#web/browser/api/clock.ts'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import { MAX_SALE_AGE_DAYS } from '#worker/orders/constants.ts'
import type { Order, OrderChange } from '#worker/orders/contract.ts'
import { isChargeTooLarge, isRefundTooLarge, isSame } from '#worker/orders/rules.ts'
import { addDays, showCount, showDate, rupees as showRupees } from '../format.ts'
import { newestLot, useShop } from '../shop.ts'
import { keepDraft, readKeptDraft } from './kept-draft.ts'
import { useMarks } from './marks.ts'
import { type Draft, draftOf, newsOf, readOthers, saleOf, showAmount } from './order-draft.ts'
import { type Answer, isProblem, type Problem } from './problem.ts'
import type { Message } from './read-messages.ts'
import { agrees, doubtOf, salePrice } from './sale-price.ts'

type Options = {
  /** The order to mark or to correct; without one a sale is recorded. */
  order?: Order | undefined
  /** The customer's message, which has to be read, so that the form of one without an order proposes nothing. */
  message?: Message | undefined
  onDone?: (() => void) | undefined
}

export type OrderForm = ReturnType<typeof useOrderForm>

/** The state of an order's form, and how it is sent. */
export function useOrderForm({ order: given, message, onDone }: Options) {
  const shop = useShop()
  const marks = useMarks()
  /** The sale that was recorded here. */
  const [sale, setSale] = useState<Order>()
  const order = given ?? (sale && (marks.changed.get(sale.id) ?? sale))
  /** What was typed since the order was `seen`. All else is the order's, as it is now. */
  const [keptDraft] = useState(() => readKeptDraft(given, message))
  const [typed, setTyped] = useState<Partial<Draft>>(keptDraft?.typed ?? {})
  const isTyped = Object.keys(typed).length > 0
  const [typedOver, setTypedOver] = useState(keptDraft ? keptDraft.seen : order)
  const seen = isTyped ? typedOver : order
  const news = seen && order ? newsOf(seen, order, typed) : undefined
  const proposed = draftOf(order, newestLot(shop), message ? '' : '1')
  const draft = { ...proposed, ...typed }
  // A problem is that of the order as it was: once the order changes, such as by its undo, it is gone.
  const version = order && JSON.stringify(order)
  const [found, setFound] = useState<{ problem: Problem; version: string | undefined }>()
  const problem = found?.version === version ? found?.problem : undefined
  const setProblem = (problem: Problem) =>
    setFound({ problem, version: problem.order ? JSON.stringify(problem.order) : version })
  const [busy, setBusy] = useState(false)
  /** One sale has one key, however often it is sent. */
  const key = useRef(keptDraft?.saleKey)
  const keep = useEffectEvent((draft: Partial<Draft>) =>
    keepDraft(given, message, { typed: draft, seen: typedOver, saleKey: key.current }),
  )
  useEffect(() => keep(typed), [typed])
  /** The sums that the owner has chosen although they were in doubt. */
  const kept = useRef<string>(undefined)

  const jars = readJars(draft.jars)
  const typedCharge = draft.charge === undefined ? undefined : readOptionalAmount(draft.charge)
  const others = readOthers(draft.others)
  const price = salePrice(
    shop,
    draft.pack ?? null,
    jars ?? 0,
    order,
    new Date(currentTime()),
    typedCharge,
    others,
  )
  // What the order says is shown, also where the shop would take another amount.
  const isAsClicked =
    order?.amount != null &&
    jars === order.quantity &&
    draft.pack === (order.pack ?? undefined) &&
    isSame(draft.others, proposed.others)
  const clicked = isAsClicked && !agrees(shop, order) ? order : price
  const amount = draft.amount ?? showAmount(clicked?.amount)
  const charge = draft.charge ?? showAmount(clicked?.charge)
  const rupees = readAmount(amount)
  const isSold = order?.status === 'sold'

  const note = draft.note.trim()
  const oldest = addDays(currentDay(), -MAX_SALE_AGE_DAYS)
  const tooOld = (what: string, field: 'soldOn' | 'refundedOn') => {
    const day = typed[field]
    if (!day || day >= oldest || day === proposed[field]) return undefined
    return `${what} can be at most ${MAX_SALE_AGE_DAYS} days old: since ${showDate(oldest)}.`
  }
  /** What is wrong with a field, said at it while it is typed. */
  const wrong = {
    soldOn: tooOld('A sale', 'soldOn'),
    refundedOn: tooOld('A refund', 'refundedOn'),
    note:
      note.length > LIMITS.orderNote
        ? `A note has at most ${LIMITS.orderNote} characters: there are ${showCount(note.length)} now.`
        : undefined,
  }

  async function send(call: () => Promise<Order | Problem | undefined>) {
    if (busy) return
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (result && isProblem(result)) return setProblem(result)
    setFound(undefined)
    setTyped({})
    if (result) setSale(result)
    onDone?.()
  }

  const form = {
    order,
    draft,
    jars,
    others,
    price,
    amount,
    charge,
    /** The amount as a number; undefined where what was typed is none. */
    rupees,
    wrong,
    /** Whether the amount is proposed, without delivery, whose charge is not known. */
    lacksDelivery: draft.amount === undefined && price?.charge === null,
    problem,
    news,
    busy,
    isSold,
    set(fields: Partial<Draft>) {
      if (!isTyped) setTypedOver(order)
      setTyped((before) => ({ ...before, ...fields }))
      setFound(undefined)
    },
    /** Ends a dispute with another device: keeps what was typed here, or takes what that one has stored. */
    settle(keep: 'typed' | 'stored') {
      setTypedOver(order)
      setFound(undefined)
      if (keep === 'typed') return
      const kept = Object.entries(typed).filter(([field]) => !news?.disputed.includes(field as keyof Draft))
      setTyped(Object.fromEntries(kept))
    },
    /**
     * Marks the order as sold, corrects the sale, or records one. Sums that are not the shop's are questioned first.
     *
     * @param answer the sums that the owner has chosen
     */
    async submit(answer?: Answer['sums']) {
      if (news && news.disputed.length > 0) return
      const read = { charge: readOptionalAmount(charge), refunded: readOptionalAmount(draft.refunded) }
      if (jars === undefined || jars > LIMITS.orderQuantity)
        return setProblem({ text: `Please type how many jars, from 1 to ${LIMITS.orderQuantity}.` })
      if (others === undefined)
        return setProblem({ text: 'Please type jars and price of each size, or take it away.' })
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
      if (isChargeTooLarge({ charge: read.charge, amount: rupees }))
        return setProblem({ text: 'Delivery is part of the amount. Please type at most that.' })
      if (isRefundTooLarge({ refunded: read.refunded, amount: rupees }))
        return setProblem({ text: 'What was given back is more than the amount of the sale.' })
      const wrongField = wrong.soldOn ?? wrong.refundedOn ?? wrong.note
      if (wrongField) return setProblem({ text: wrongField })
      const { charge: paid, refunded } = read
      const sums = {
        ...{ pack: draft.pack ?? null, quantity: jars, others, amount: rupees, charge: paid },
        ...answer,
      }
      if (answer) {
        kept.current = JSON.stringify(sums)
        form.set({ amount: showAmount(answer.amount), charge: showAmount(answer.charge) })
      }
      const isKept = kept.current === JSON.stringify(sums)
      const doubt = isKept
        ? undefined
        : doubtOf(shop, sums, order, (typed.amount ?? typed.others) !== undefined, new Date(currentTime()))
      if (doubt) {
        const answers = [sums, ...(doubt.due ? [doubt.due] : [])].map(({ amount, charge }, index) => ({
          label: `${index === 0 ? 'Keep' : 'Take'} ${showRupees(amount)}`,
          sums: { amount, charge },
        }))
        return setProblem({ text: doubt.text, answers })
      }
      await send(() => {
        const sold = saleOf(
          draft,
          { jars, others, refunded, amount: sums.amount, charge: sums.charge },
          order,
        )
        if (order && seen) return marks.change(seen, { status: 'sold', ...sold })
        key.current ??= crypto.randomUUID()
        // The tab may be dropped before the answer comes, and the sale be sent again.
        keepDraft(given, message, { typed, seen: typedOver, saleKey: key.current })
        const { amount } = sums
        return marks.sell({ reference: message?.reference ?? null, ...sold, amount }, key.current)
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
