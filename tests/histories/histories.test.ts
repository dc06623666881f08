/*
 * Several people, the owner and the nightly jobs use the Store at the same time, and some of them lose an answer of D1. A
 * history says what happens first, what happens at the same time, and at which call to D1 which client goes on. fast-check
 * makes histories from a seed, and shortens one that fails.
 *
 * `run-history.ts` runs a history on SQLite, call by call. Then it looks for an order in which the same operations, one
 * after the other, give the same answers and rows: if there is none, concurrency has done what no sequence does. What a
 * sequence may do is for the other tests, but for the invariants below. `operations.ts` has all that clients do.
 *
 * `npm test` runs the same histories each time, `npm run test:fault` many more and other ones. The seed and path of a
 * failure replay it: `HISTORY_SEED=… HISTORY_PATH=…`.
 */
import fc from 'fast-check'
import { afterAll, beforeEach, describe, it, vi } from 'vitest'
import { LEASE_MS } from '#worker/mail/queries.ts'
import type { SubscriptionRow } from '#worker/subscriptions/table.ts'
import { migratedDatabase } from '../worker/file-d1.ts'
import { type Name, THEMES } from './operations.ts'
import { type Event, histories, type Invariant, runHistory } from './run-history.ts'

const isFull = process.env.FAULT === 'full'
const COUNT = isFull ? 5000 : 200
const TIMEOUT_MS = isFull ? 60 * 60 * 1000 : 60_000
const SEED = Number(process.env.HISTORY_SEED ?? (isFull ? Date.now() % 2 ** 31 : 1))
const PATH = process.env.HISTORY_PATH

/** What holds after each operation, and after those at the same time. */
const INVARIANTS: Record<string, Invariant> = {
  'no operation fails': (events) => events.find(({ answer }) => answer?.startsWith('failed'))?.answer,

  /** Unless somebody has signed up again meanwhile. */
  'a mail is claimed by one process at a time': (events) => {
    const claimed = new Map<string, number>()
    for (const event of events) {
      if (event.name.startsWith('signs up')) claimed.clear()
      for (const { id } of claimsOf(event)) {
        if (event.now < (claimed.get(id) ?? 0) + LEASE_MS) return `claimed again at ${event.now}: ${id}`
        claimed.set(id, event.now)
      }
    }
    return undefined
  },

  'no number of a bill is given twice, and none is missing': (_, sqlite) => {
    const series = sqlite
      .prepare(
        `SELECT kind, year, min(number) AS first, max(number) AS last, count(*) AS count FROM bills GROUP BY kind, year`,
      )
      .all()
    const wrong = series.find(({ first, last, count }) => first !== 1 || last !== count)
    return wrong && JSON.stringify(wrong)
  },

  'a bill that stands says what its sale came to': (_, sqlite) => {
    const [wrong] = sqlite
      .prepare(
        `SELECT bills.*, amount, refunded FROM bills LEFT JOIN chat_orders ON order_id = id AND status = 'sold'
         WHERE step % 2 = 1 AND total IS NOT amount - coalesce(refunded, 0)
           AND NOT EXISTS (SELECT 1 FROM bills AS note WHERE note.order_id = bills.order_id AND note.step = bills.step + 1)`,
      )
      .all()
    return wrong && JSON.stringify(wrong)
  },

  'no more is given back than was received, of what a sale came to': (_, sqlite) => {
    const [wrong] = sqlite
      .prepare(`SELECT * FROM chat_orders
        WHERE received > amount OR refunded > coalesce(received, 0) OR (received IS NOT NULL AND sold_at IS NULL)`)
      .all()
    return wrong && JSON.stringify(wrong)
  },
}

function claimsOf({ name, answer }: Event): SubscriptionRow[] {
  return name === 'confirmations are claimed' && answer ? JSON.parse(answer) : []
}

const sqlite = migratedDatabase()

const { getRandomValues, randomUUID } = crypto
// Retries wait no time.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterAll(() => {
  Object.assign(crypto, { getRandomValues, randomUUID })
})

describe.each(Object.entries(THEMES))('%s at the same time', (_, { operations, opening }) => {
  it(
    'have answers and rows that some order, one after the other, would give',
    async () => {
      const property = fc.asyncProperty(
        histories(Object.keys(operations) as Name[], opening),
        async (history) => {
          await runHistory(history, sqlite, INVARIANTS)
        },
      )
      await fc.assert(property, { numRuns: COUNT, seed: SEED, ...(PATH && { path: PATH }) })
    },
    TIMEOUT_MS,
  )
})
