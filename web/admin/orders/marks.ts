import { useEffect, useState } from 'react'
import { type Key, unstable_serialize, useSWRConfig } from 'swr'
import { api, bodyOf, isSignedOut, rowOf } from '#web/browser/api/client.ts'
import { currentDay } from '#web/browser/api/clock.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import type { ChangedOrder, Order, OrderChange, OrderStats, SaleInput } from '#worker/orders/contract.ts'
import { changeBackTo, isSameOrder } from '#worker/orders/rules.ts'
import { useMutate } from '../controls/use-mutate.ts'
import { dayInIndia, rupees, showDate } from '../format.ts'
import { useSession } from '../session/session.ts'
import { afterMark } from '../statistics/after-mark.ts'
import { toDo } from '../to-do/queries.ts'
import { describeChanges } from './order-changes.ts'
import { isProblem, type Problem, problemOf } from './problem.ts'

const isOf =
  (...names: readonly unknown[]) =>
  (key: unknown) =>
    Array.isArray(key) && names.includes(key[0])
/** Sums of sales: updated from the answer to each mark, and loaded again a minute after the last one. */
const isSum = isOf('order-stats')
/** Queries that a change of orders makes stale at once. */
const isStale = isOf(...toDo.key, 'lots', 'totals')
const SUMS_DELAY_MS = 60_000

/** What the last change was, and how it is taken back. */
export type LastChange = {
  /** The reference, or what else it was about. */
  what: string
  /** The outcome: `sold for ₹1,266`. */
  outcome: string
  /** Undefined once it was taken back, and where nothing was changed. */
  undo?: () => Promise<void>
  /** Why it could not be taken back. */
  problem?: string
}

export type OrderMarks = ReturnType<typeof useOrderMarks>
export const [MarksProvider, useMarks] = requiredContext<OrderMarks>('marks')

/** Marks orders and records sales. Changed orders stay in memory, so that lists keep their rows until the next load. */
export function useOrderMarks() {
  const [changed, setChanged] = useState<ReadonlyMap<string, Order>>(new Map())
  const [last, setLast] = useState<LastChange>()
  /** The last mark: the sums of sales may lack those of other devices until they are loaded again. */
  const [newest, setNewest] = useState<object>()
  const { cache } = useSWRConfig()
  const mutate = useMutate()
  const { end } = useSession()

  useEffect(() => {
    if (!newest) return
    const timer = setTimeout(async () => {
      await mutate(isSum)
      setNewest((now) => (now === newest ? undefined : now))
    }, SUMS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [newest, mutate])

  const refetch = () => {
    void mutate(isStale)
    setNewest({})
  }

  /** Updates the loaded sums after a mark; sums that are still loading count it, or the next load will. */
  const follow = (before: Order | undefined, after: Order) => {
    const isLoaded = (key: unknown) => isSum(key) && cache.get(unstable_serialize(key as Key))?.data
    const add = (stats?: OrderStats) => stats && afterMark(stats, before, after)
    void mutate<OrderStats>(isLoaded, add, { revalidate: false })
  }

  const keep = (order: Order) => setChanged((previous) => new Map(previous).set(order.id, order))

  /** @returns the answer of a call, or why it stored nothing */
  async function store<T extends object>(call: Promise<T>): Promise<T | Problem> {
    try {
      return await call
    } catch (error) {
      if (isSignedOut(error)) end(error)
      else refetch()
      const order = rowOf(error) as Order | undefined
      if (order) keep(order)
      return { ...problemOf(error), order }
    }
  }
  /** @returns the order as it is now, with the rest of the answer, or why it was not stored */
  async function save<T extends { data: Order[] }>(
    call: Promise<T>,
  ): Promise<(T & { order: Order }) | Problem> {
    const answer = await store(call)
    if (isProblem(answer)) return answer
    const [order] = answer.data
    if (!order) return { text: 'Not saved. Please try again.' }
    keep(order)
    refetch()
    return { ...answer, order }
  }
  /** @param seen the order as the owner saw it */
  async function patch(seen: Order, json: OrderChange): Promise<ChangedOrder | Problem> {
    const call = api.owner.orders[':id'].$patch({ param: { id: seen.id }, json: { ...json, seen } })
    const result = await save(bodyOf(call))
    if (!isProblem(result)) follow(result.before, result.order)
    if (!isProblem(result) || !result.order || result.code !== 'already_changed') return result
    return { ...result, text: `${result.text} It is now: ${describeChanges(seen, result.order)}.` }
  }

  /** Shows a change that cannot be undone. */
  const showFinal = (what: string, outcome: string) => setLast({ what, outcome })

  /** Shows a change. Undo calls `back`, which returns why nothing was taken back; then `outcomeOfUndo` is shown. */
  const show = (what: string, outcome: string, outcomeOfUndo: string, back: () => Promise<object>) =>
    setLast({
      what,
      outcome,
      async undo() {
        const result = await back()
        if (isProblem(result)) setLast((now) => now && { ...now, problem: result.text })
        else showFinal(what, outcomeOfUndo)
      },
    })

  return {
    /** Orders as they were changed here, by id. */
    changed,
    last,
    show,
    showFinal,
    /** Stores what a call of several orders changes. */
    store,
    keep,
    /** Drops what this device has changed of an order, which is then shown as it is loaded. */
    forget: ({ id }: Order) => setChanged((now) => new Map([...now].filter(([each]) => each !== id))),
    /** Loads everything again, and shows orders as they are then: another device may have changed them since. */
    async refresh() {
      setNewest(undefined)
      await mutate(() => true)
      // What was marked while it was loading is newer.
      setChanged((now) => new Map([...now].filter(([id, order]) => changed.get(id) !== order)))
    },
    /**
     * Changes an order. Undo takes back what this change found and set, and nothing else; a change that another device has
     * made already has none.
     *
     * @param seen the order as the owner saw it
     */
    async change(seen: Order, json: OrderChange): Promise<Problem | undefined> {
      const result = await patch(seen, json)
      if (isProblem(result)) return result
      const { before, order } = result
      const what = nameOf(order)
      if (isSameOrder(before, order)) {
        const outcome = isSameOrder(seen, order) ? 'is as it was' : `already ${outcomeOf(seen, order)}`
        showFinal(what, outcome)
        return undefined
      }
      const others = describeChanges(seen, before)
      const outcome = outcomeOf(before, order) + (others && `. Changed meanwhile: ${others}`)
      show(what, outcome, 'is as it was before', () => patch(order, changeBackTo(before, order)))
      return undefined
    },
    /** Records a sale without an order; repeated with the same key, it is stored once. */
    async sell(json: SaleInput, key: string): Promise<Order | Problem> {
      const result = await save(bodyOf(api.owner.orders.$post({ json, header: { 'idempotency-key': key } })))
      if (isProblem(result)) return result
      const { order } = result
      follow(undefined, order)
      show(json.reference ?? 'A sale without a reference', describeSale(order), 'not sold', () =>
        patch(order, { status: 'cancelled' }),
      )
      return order
    },
  }
}

/** Names an order in a sentence. */
export function nameOf({ reference }: Pick<Order, 'reference'>): string {
  return reference ?? 'The sale without a reference'
}

function outcomeOf(before: Order, after: Order): string {
  if (after.warned_at !== before.warned_at) return after.warned_at ? 'warned' : 'not warned'
  if (after.status !== before.status) {
    return { sold: describeSale(after), cancelled: 'not sold', clicked: 'open again' }[after.status]
  }
  if (after.sent_at !== before.sent_at) return after.sent_at ? 'sent' : 'not sent'
  return describeChanges(before, after)
}

/** Describes a sale, with its day where that is not today. */
function describeSale({ amount, sold_at }: Order): string {
  const day = sold_at ? dayInIndia(sold_at) : currentDay()
  const sold = amount === null ? 'sold' : `sold for ${rupees(amount)}`
  return day === currentDay() ? sold : `${sold} on ${showDate(day)}`
}
