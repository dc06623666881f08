import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { api, bodyOf, hasCode, isFullDay, isSignedOut, issueCodeOf } from '#web/browser/api/client.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import { changeBackTo, type Order, type OrderChange, type SaleInput } from '#worker/orders/contract.ts'
import { FULL_DAY_TEXT, plural, rupees } from '../format.ts'
import { toDo } from '../runs/queries.ts'
import { useSession } from '../session/session.ts'

/** The queries that a change of orders makes stale, by the first parts of their keys: fetched again when the marks are done. */
const SUMS: readonly unknown[] = ['order-stats', 'lots', 'totals']
const isSum = (key: unknown) => Array.isArray(key) && SUMS.includes(key[0])
const SUMS_DELAY_MS = 60_000

/** What the last change was, and how it is taken back. */
export type LastChange = {
  /** The reference, or what else it was about. */
  what: string
  /** The outcome: `sold for ₹1,266`. */
  outcome: string
  /** Undefined once it was taken back. */
  undo?: () => Promise<void>
  /** Why it could not be taken back. */
  problem?: string
}

/** Why nothing was saved, in words; nothing where it was. */
export type Problem = {
  text: string
  code?: string | undefined
  /** What the owner may answer, where the problem is a question. */
  answers?: readonly Answer[]
}

/** What a sale may come to. */
export type Answer = { label: string; sums: { amount: number; charge: number | null } }

export function isProblem(result: object): result is Problem {
  return 'text' in result
}

export type OrderMarks = ReturnType<typeof useOrderMarks>
export const [MarksProvider, useMarks] = requiredContext<OrderMarks>('marks')

/** Marks orders and records sales. Changed orders stay in memory, so that lists keep their rows until the next load. */
export function useOrderMarks() {
  const [changed, setChanged] = useState<ReadonlyMap<string, Order>>(new Map())
  const [last, setLast] = useState<LastChange>()
  /** The last mark that the sums of sales may lack. */
  const [newest, setNewest] = useState<object>()
  const { mutate } = useSWRConfig()
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
    void mutate(toDo.key)
    setNewest({})
  }

  /** @returns the answer of a call, or why it stored nothing */
  async function store<T extends object>(call: Promise<T>): Promise<T | Problem> {
    try {
      return await call
    } catch (error) {
      if (isSignedOut(error)) end(error)
      else refetch()
      return problemOf(error)
    }
  }
  /** @returns the order as it is now, or why it was not stored */
  async function save(call: Promise<{ data: Order[] }>): Promise<Order | Problem> {
    const answer = await store(call)
    if (isProblem(answer)) return answer
    const [order] = answer.data
    if (!order) return { text: 'Not saved. Please try again.' }
    setChanged((previous) => new Map(previous).set(order.id, order))
    refetch()
    return order
  }
  const patch = (id: string, json: OrderChange) =>
    save(bodyOf(api.owner.orders[':id'].$patch({ param: { id }, json })))

  /** Shows a change. Undo calls `back`, which returns why nothing was taken back; then `outcomeOfUndo` is shown. */
  const show = (what: string, outcome: string, outcomeOfUndo: string, back: () => Promise<object>) =>
    setLast({
      what,
      outcome,
      async undo() {
        const result = await back()
        if (isProblem(result)) setLast((now) => now && { ...now, problem: result.text })
        else setLast({ what, outcome: outcomeOfUndo })
      },
    })

  return {
    /** Orders as they were changed here, by id. */
    changed,
    /** Whether orders were marked since the sums of sales were loaded. */
    areSumsStale: newest !== undefined,
    last,
    /** Loads everything again, and shows orders as they are then: another device may have changed them since. */
    async refresh() {
      setNewest(undefined)
      await mutate(() => true)
      setChanged(new Map())
    },
    /** Changes an order; what it was is restored by Undo. */
    async change(before: Order, json: OrderChange): Promise<Problem | undefined> {
      const after = await patch(before.id, { ...json, expected: before.status })
      if (isProblem(after)) return after
      show(nameOf(before), outcomeOf(before, after), 'is as it was before', () =>
        patch(before.id, { ...changeBackTo(before, after, json), expected: after.status }),
      )
      return undefined
    },
    /** Records a sale without an order; repeated with the same key, it is stored once. */
    async sell(json: SaleInput, key: string): Promise<Order | Problem> {
      const after = await save(bodyOf(api.owner.orders.$post({ json, header: { 'idempotency-key': key } })))
      if (isProblem(after)) return after
      show(json.reference ?? 'A sale without a reference', describeSale(after), 'not sold', () =>
        patch(after.id, { status: 'cancelled', expected: after.status }),
      )
      return after
    },
    /** Closes all open orders that were clicked before a day, as not sold. */
    async closeBefore(before: string): Promise<Problem | undefined> {
      const answer = await store(bodyOf(api.owner.orders.close.$post({ json: { before } })))
      if (isProblem(answer)) return answer
      const { closed, closed_at, more } = answer.data
      const what = plural(closed, 'old order', 'old orders')
      show(what, more ? 'not sold; there are more' : 'not sold', 'open again', async () => {
        const reopened = await store(bodyOf(api.owner.orders.reopen.$post({ json: { closed_at } })))
        void mutate(() => true)
        return reopened
      })
      await mutate(() => true)
      return undefined
    },
    /** Deletes an order, or what leads to a person in a sale. It cannot be undone. */
    async erase(order: Order) {
      const answer = await bodyOf(api.owner.orders[':id'].$delete({ param: { id: order.id } }))
      setChanged((previous) => new Map([...previous].filter(([id]) => id !== order.id)))
      setLast({ what: nameOf(order), outcome: 'erased for good' })
      return answer
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
  return 'changed'
}

function describeSale({ amount }: Order): string {
  return amount === null ? 'sold' : `sold for ${rupees(amount)}`
}

const REFUSALS: Readonly<Record<string, string>> = {
  reference_taken: 'this reference is sold already.',
  already_changed: 'another device has marked it.',
  refund_too_large: 'that is more than the amount of the sale.',
}

/** @returns why a call stored nothing, in the owner's words */
function problemOf(error: unknown): Problem {
  const code = issueCodeOf(error)
  const refused = code && REFUSALS[code]
  if (refused) return { text: `Not saved: ${refused}`, code }
  if (isSignedOut(error)) return { text: 'Not saved: the sign-in has ended.' }
  if (hasCode(error, 'not_found')) return { text: 'Not saved: this order is not there any more.' }
  if (hasCode(error, 'invalid')) return { text: `Not saved: ${(error as Error).message}.` }
  if (isFullDay(error)) return { text: `Not saved: ${FULL_DAY_TEXT} Please mark it then.` }
  if (hasCode(error, 'unavailable') || hasCode(error, 'internal') || hasCode(error, 'rate_limited')) {
    return { text: 'Not saved: the site could not store it just now. Please try again in a minute.' }
  }
  return { text: 'Not saved. Please check your connection, then press the button again.' }
}
