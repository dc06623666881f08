/*
 * Several people, the owner and the nightly jobs use the Store at the same time, and some of them lose an answer of D1 or
 * crash. A history says who does what: rounds of clients, each with some steps, and at which call to D1 which client goes
 * on. fast-check makes histories from a seed, and shortens one that fails.
 *
 * `run-history.ts` runs a history on SQLite, call by call. Then it looks for an order in which the same operations, one
 * after the other, give the same answers and rows: if there is none, concurrency has done what no sequence does. What a
 * sequence may do is for the other tests, but for the invariants below. `operations.ts` has all that clients do.
 *
 * `npm test` runs the same histories each time, `npm run test:fault` many more and other ones. The seed and path of a
 * failure replay it: `HISTORY_SEED=… HISTORY_PATH=…`.
 */
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, it, vi } from 'vitest'
import { DAY_MS, dayOf, iso } from '#contract/days.ts'
import { LEASE_MS } from '#worker/mail/queries.ts'
import { d1Store } from '#worker/store.ts'
import type { SubscriptionRow } from '#worker/subscriptions/table.ts'
import { fileD1 } from '../worker/file-d1.ts'
import { migrationStatements } from '../worker/migration-statements.ts'
import { LIMITS, type Name } from './operations.ts'
import { type Event, histories, type Invariant, runHistory } from './run-history.ts'

const isFull = process.env.FAULT === 'full'
const COUNT = isFull ? 2500 : 100
const TIMEOUT_MS = isFull ? 60 * 60 * 1000 : 60_000
const SEED = Number(process.env.HISTORY_SEED ?? (isFull ? Date.now() % 2 ** 31 : 1))
const PATH = process.env.HISTORY_PATH

/**
 * Operations that meet in a history, and those that precede them, of both people: those that write what follows from
 * something read before.
 * All others are one batch, which nothing comes between.
 */
const THEMES: Record<string, { opening?: Name[]; names: Name[] }> = {
  confirmations: {
    opening: ['signs up, to be confirmed'],
    names: [
      'signs up, to be confirmed',
      'confirms',
      'unsubscribes',
      'is deleted by the owner',
      'confirmations are claimed',
      'what was claimed is sent',
      'what was claimed is refused',
    ],
  },
  'confirmation mails': {
    opening: ['signs up, to be confirmed'],
    names: ['confirmations are claimed', 'what was claimed is sent'],
  },
  orders: {
    names: [
      'clicks an order link',
      'clicks a copied link',
      'the owner records a sale',
      'the owner records a sale without reference',
      'the owner marks it sold',
      'the owner marks it cancelled',
      'the owner takes the sale back',
      'the owner adds a jar',
      'the owner erases an order',
    ],
  },
  'orders of several sizes, and a recall': {
    opening: ['clicks a link of two sizes'],
    names: [
      'the owner sells several sizes',
      'the owner takes a size away',
      'the owner adds a jar',
      'the owner sets pack and lot',
      'the owner marks it sent',
      'the owner marks it cancelled',
      'the owner undoes a cancellation',
      'the owner sends another lot',
      'the owner sends a lot again',
      'the owner reads what is recalled',
    ],
  },
  'marks on two devices': {
    opening: ['clicks an order link'],
    names: [
      'the owner marks it sold',
      'the owner marks what another device may have marked',
      'the owner dates the sale of yesterday',
      'the owner marks a part paid',
      'the owner marks all paid',
      'the owner gives money back',
      'the owner sets pack and lot',
      'the owner marks it sent',
      'the owner undoes a cancellation',
      'the owner closes open orders',
      'the owner marks it cancelled',
      'the owner takes the sale back',
      'deletes the data of the session',
    ],
  },
}

/** What holds after each round. */
const INVARIANTS: Record<string, Invariant> = {
  'no operation fails': ({ events }) => events.find(({ answer }) => answer?.startsWith('failed'))?.answer,

  'a call that is repeated changes nothing': async ({ events, repeat }) => {
    const last = events.at(-1)
    const changes = last?.answer === undefined ? [] : await repeat(last)
    return changes.length > 0 ? [last?.name, ...changes].join('\n  ') : undefined
  },

  'sums by pack and by lot are those of the rows': async ({ sqlite, events }) => {
    const now = Math.max(...events.map((event) => event.now))
    const store = d1Store(fileD1(sqlite), now)
    const span = { from: dayOf(now - 365 * DAY_MS), to: dayOf(now) }
    const { jars } = await store.orderStats({ ...span, limit: 1 })
    const totals = await store.soldTotals(span)
    const byPack = [sumOf(jars, 'jars'), sumOf(jars, 'rupees')]
    if (byPack.join() !== [totals.jars, totals.rupees].join())
      return `by pack ${byPack}, in all ${JSON.stringify(totals)}`
    const rows = sqlite.prepare('SELECT lot, quantity, others FROM chat_orders WHERE sold_at > 0').all()
    const lines = rows.flatMap(({ lot, quantity, others }) => [
      { lot, jars: Number(quantity) },
      ...JSON.parse(String(others ?? '[]')),
    ])
    const lots = ['SY-26-01', 'SY-26-02']
    const found = (await store.lotTotals(lots)).map((lot) => lot.jars)
    const stored = lots.map((lot) =>
      sumOf(
        lines.filter((line) => line.lot === lot),
        'jars',
      ),
    )
    return found.join() === stored.join() ? undefined : `of the lots ${found}, stored are ${stored}`
  },

  /** Unless somebody has signed up again meanwhile. */
  'a mail is claimed by one process at a time': ({ events }) => {
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

  'no more is given back than was received, of what a sale came to': ({ sqlite }) => {
    const [wrong] = sqlite
      .prepare(`SELECT * FROM chat_orders
        WHERE received > amount OR refunded > coalesce(received, 0) OR (received IS NOT NULL AND sold_at IS NULL)`)
      .all()
    return wrong && JSON.stringify(wrong)
  },

  'a day has a limited number of mails': ({ sqlite }) => {
    const sent = sqlite
      .prepare('SELECT mail_sent_at FROM newsletter_subscriptions WHERE mail_sent_at IS NOT NULL')
      .all()
    const byDay = Map.groupBy(sent, ({ mail_sent_at }) => iso(Number(mail_sent_at)).slice(0, 10))
    const tooMany = [...byDay].find(([, mails]) => mails.length > LIMITS.mail)
    if (tooMany) return `${tooMany[1].length} sent on ${tooMany[0]}`
    // What was claimed and not refused may have gone.
    const counted = `SELECT * FROM daily_counts WHERE key = 'mail' AND count NOT BETWEEN 0 AND ${LIMITS.mail}`
    const [counter] = sqlite.prepare(counted).all()
    return counter && JSON.stringify(counter)
  },
}

function sumOf<Name extends string>(rows: Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}

function claimsOf({ name, answer }: Event): SubscriptionRow[] {
  return name === 'confirmations are claimed' && answer ? JSON.parse(answer) : []
}

const sqlite = new DatabaseSync(':memory:')
for (const statement of migrationStatements()) sqlite.exec(statement)

const { getRandomValues } = crypto
// Retries wait no time.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterAll(() => {
  crypto.getRandomValues = getRandomValues
})

describe.each(Object.entries(THEMES))('%s at the same time', (_, { names, opening }) => {
  it(
    'answer and store what they would one after the other',
    async () => {
      const property = fc.asyncProperty(histories(names, opening), async (history) => {
        await runHistory(history, sqlite, INVARIANTS)
      })
      await fc.assert(property, { numRuns: COUNT, seed: SEED, ...(PATH && { path: PATH }) })
    },
    TIMEOUT_MS,
  )
})
