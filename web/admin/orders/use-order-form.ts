import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OWNER_LIMITS } from '#contract/browser-limits.ts'
import { currentDay, currentTime } from '#web/browser/api/clock.ts'
import { readJars } from '#web/shop/order.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import { MAX_SALE_AGE_DAYS } from '#worker/orders/constants.ts'
import type { Order, OrderChange } from '#worker/orders/contract.ts'
import { isSame } from '#worker/orders/rules.ts'
import { addDays, showCount, showDate } from '../format.ts'
import { newestLot, useShop } from '../shop.ts'
import { checkSale } from './check-sale.ts'
import { dropDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { useMarks } from './marks.ts'
import { type Draft, draftOf, newsOf, readOptionalAmount, readOthers, showAmount } from './order-draft.ts'
import { isProblem, type Problem } from './problem.ts'
import type { Message } from './read-messages.ts'
import { agrees, salePrice } from './sale-price.ts'

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
  /** The customer's PIN code, which is neither stored nor sent. */
  const [pin, setPin] = useState('')
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
  const lines = { pack: draft.pack ?? null, jars: jars ?? 0, others, charge: typedCharge }
  const price = salePrice(shop, lines, order, new Date(currentTime()))
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
  const received = receivedOf(draft, typed, amount)

  const note = draft.note.trim()
  const oldest = addDays(currentDay(), -MAX_SALE_AGE_DAYS)
  const tooOld = (what: string, field: 'soldOn' | 'receivedOn' | 'refundedOn') => {
    const day = typed[field]
    if (!day || day >= oldest || day === proposed[field]) return undefined
    return `${what} can be at most ${MAX_SALE_AGE_DAYS} days old: since ${showDate(oldest)}.`
  }
  /** What is wrong with a field, said at it while it is typed. */
  const wrong = {
    soldOn: tooOld('A sale', 'soldOn'),
    receivedOn: tooOld('What was received', 'receivedOn'),
    refundedOn: tooOld('A refund', 'refundedOn'),
    note:
      note.length > OWNER_LIMITS.orderNote
        ? `A note has at most ${OWNER_LIMITS.orderNote} characters: there are ${showCount(note.length)} now.`
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
    // Here, because the form may go at once: the next one would send its sale with the key of this one.
    dropDraft(given, message)
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
    received,
    pin,
    setPin,
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
    /** Deletes what is kept of what was typed. */
    drop: () => dropDraft(given, message),
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
     * @param answer what the owner has chosen in place of what was typed
     */
    async submit(answer?: Partial<Draft>) {
      if (news && news.disputed.length > 0) return
      if (answer) form.set(answer)
      const texts = {
        ...draft,
        ...answer,
        amount: answer?.amount ?? amount,
        charge: answer?.charge ?? charge,
      }
      await send(async () => {
        const checked = checkSale(shop, {
          order,
          jars,
          others,
          isAmountTyped: (draft.amount ?? typed.others) !== undefined,
          wrong: wrong.soldOn ?? wrong.receivedOn ?? wrong.refundedOn ?? wrong.note,
          draft: { ...texts, received: receivedOf(texts, { ...typed, ...answer }, texts.amount) },
          kept: answer?.amount ? 'all' : kept.current,
        })
        if (isProblem(checked)) return checked
        kept.current = checked.sums
        const { sale, amount } = checked
        if (order && seen) return marks.change(seen, { status: 'sold', ...sale })
        key.current ??= crypto.randomUUID()
        // A phone may drop the tab before the answer comes: the sale is then sent again, with the same key.
        keepDraft(given, message, { typed, seen: typedOver, saleKey: key.current })
        return marks.sell({ reference: message?.reference ?? null, ...sale, amount }, key.current)
      })
    },
    async change(fields: OrderChange) {
      if (order) await send(() => marks.change(order, fields))
    },
  }
  return form
}

/** What was received, until it is typed: all of the amount once a way is chosen, and never more than the amount. */
function receivedOf(draft: Draft, typed: Partial<Draft>, amount: string): string {
  const received = draft.received ?? (draft.how ? amount : '')
  const isMore = (readAmount(received) ?? 0) > (readAmount(amount) ?? Number.POSITIVE_INFINITY)
  return isMore && !('received' in typed) ? amount : received
}
