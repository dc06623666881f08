import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Span } from '#worker/statistics/contract.ts'
import { d1Store } from '#worker/store.ts'
import { interaction } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { ACTS, type Client } from './number-acts.ts'
import {
  addDays,
  breakdown,
  count,
  dayOf,
  isBatchView,
  listOf,
  nonZero,
  placementOf,
  type Row,
  sum,
  sumBy,
  type Tables,
  yearBefore,
} from './number-oracle.ts'
import { DAY_MS, HOUR_MS, NOON } from './times.ts'

/*
 * Six clients, the owner and the nightly job act at random for some weeks. Every number of every span is then what a plain
 * loop says of the rows: of those that are there, and of a day that the nightly job has written, of those that were there then.
 *
 * `npm test` runs the same history each time, `npm run test:fault` more and other ones. The seed in the name of one that
 * fails replays it: `HISTORY_SEED=…`.
 */

const isFull = process.env.FAULT === 'full'
const FIRST_SEED = Number(process.env.HISTORY_SEED ?? (isFull ? Date.now() % 2 ** 31 : 65))
const SEEDS = Array.from(
  { length: isFull && !process.env.HISTORY_SEED ? 20 : 1 },
  (_, index) => FIRST_SEED + index,
)

const local = localD1()

/** Of each table the rows that are there now. */
async function tables(): Promise<Tables> {
  const rowsOf = (table: string) => local.rows<Row>(`SELECT * FROM ${table}`)
  return {
    interactions: await rowsOf('customer_interactions'),
    orders: await rowsOf('chat_orders'),
    inquiries: await rowsOf('contact_inquiries'),
    subscriptions: await rowsOf('newsletter_subscriptions'),
  }
}

/** The rows of a day as they were when it was written. */
const written = new Map<string, Tables>()

/** Rows that a day's numbers are counted from. */
function rowsOn(now: Tables, table: keyof Tables, time: string, days: string[]): Row[] {
  return days.flatMap((day) =>
    (written.get(day) ?? now)[table].filter((row) => row[time] !== null && dayOf(row[time]) === day),
  )
}

/** The lines of a sale and its delivery. The chosen pack has the sale, and what the others leave of the amount. */
function linesOf({ pack = null, quantity, amount, charge, lot = null, others }: Row) {
  const further = (
    JSON.parse(String(others ?? '[]')) as { pack: string; jars: number; each: number; lot?: string }[]
  ).map(({ each, lot = null, ...line }) => ({ ...line, rupees: (line.jars * each) / 100, lot }))
  const delivery = { pack: 'delivery', jars: 0, rupees: Number(charge ?? 0) / 100, lot: null }
  const rest = [...further, delivery].reduce((left, { rupees }) => left - rupees, Number(amount ?? 0) / 100)
  return [{ pack, jars: Number(quantity), rupees: Math.round(rest * 100) / 100, lot }, ...further, delivery]
}
const jarsOf = (rows: Row[]) => rows.flatMap(linesOf).reduce((sum, { jars }) => sum + jars, 0)
/** To the paisa. */
const byPack = (rows: Row[], name: 'jars' | 'rupees') =>
  Object.fromEntries(
    Object.entries(
      sumBy(
        rows.flatMap(linesOf),
        ({ pack }) => String(pack || 'unknown'),
        (line) => Number(line[name]),
      ),
    ).map(([key, sum]) => [key, Math.round(sum * 100) / 100]),
  )
const rupeesOf = ({ amount }: Row) => Number(amount ?? 0) / 100

async function compare(now: number): Promise<void> {
  const rows = await tables()
  const store = d1Store(local.db, now)
  const today = dayOf(now)
  const spans: [Span, first: string, compared: number | 'year'][] = [
    [{ days: 7 }, addDays(today, -6), 7],
    [{ days: 30 }, addDays(today, -29), 30],
    [{ days: 90, compare: 'year' }, addDays(today, -89), 'year'],
    [{ from: addDays(today, -3), to: today }, addDays(today, -3), 4],
    [{ from: addDays(today, -365), to: today }, addDays(today, -365), 366],
  ]
  for (const [span, first, compared] of spans) {
    const days = listOf(first, today)
    const previous =
      compared === 'year'
        ? listOf(yearBefore(first), yearBefore(today))
        : listOf(addDays(first, -compared), addDays(first, -1))
    const on = (table: keyof Tables, time: string, of = days) => rowsOn(rows, table, time, of)
    /** A number of the range and of the one before. */
    const change = (numberOf: (of: string[]) => number) => ({
      inRange: numberOf(days),
      previous: numberOf(previous),
    })
    const page = { ...span, limit: 1 }

    const interactions = await store.interactionStats(page)
    const typeOf = ({ interaction_type: type }: Row) => (type === 'made_up' ? 'other' : String(type))
    const seen = on('interactions', 'timestamp')
    const types = count(seen, 'timestamp', typeOf)
    expect(nonZero(interactions.summary.byType)).toEqual(types)
    expect(interactions.summary).toMatchObject(change((of) => on('interactions', 'timestamp', of).length))
    for (const { day, byType } of interactions.series) {
      const ofDay = count(on('interactions', 'timestamp', [day]), 'timestamp', typeOf)
      expect([day, nonZero(byType)]).toEqual([day, ofDay])
    }

    const { data } = await store.breakdowns(span)
    const keys: Record<keyof typeof data, (row: Row) => string | undefined> = {
      page: ({ page }) => String(page ?? 'unknown'),
      source: (row) => (isBatchView(row) ? undefined : String(row.source).split(' · ')[0]),
      lot: (row) => (isBatchView(row) ? String(row.source).slice('lot:'.length) : undefined),
      placement: (row) => (row.interaction_type === 'whatsapp_click' ? placementOf(row) : undefined),
    }
    for (const [dimension, keyOf] of Object.entries(keys)) {
      const counts = [days, previous].map((of) =>
        count(on('interactions', 'timestamp', of), 'timestamp', keyOf),
      )
      const found = data[dimension as keyof typeof data].map(({ key, count, previous }) => [
        key,
        count,
        previous,
      ])
      expect([dimension, ...found]).toEqual([dimension, ...breakdown(dimension, counts)])
    }

    const orders = await store.orderStats(page)
    const clicks = on('orders', 'clicked_at')
    const ordersOn = (column: string, of: string[]) =>
      rows.orders.filter((row) => row[column] && of.includes(dayOf(row[column])))
    const sales = ordersOn('sold_at', days)
    // Nobody can be asked for what is owed of an erased sale.
    const owedOn = (of: string[]) =>
      ordersOn('sold_at', of).filter(({ reference, idempotency_key: key }) => reference ?? key)
    expect(orders.summary).toEqual({
      clicked: change((of) => on('orders', 'clicked_at', of).length),
      sold: change((of) => ordersOn('sold_at', of).length),
      rupees: change((of) => sum(ordersOn('sold_at', of), 'amount') / 100),
      jars: change((of) => jarsOf(ordersOn('sold_at', of))),
      refunded: change((of) => sum(ordersOn('refunded_at', of), 'refunded') / 100),
      owed: change((of) => (sum(owedOn(of), 'amount') - sum(owedOn(of), 'received')) / 100),
    })
    const prices = count(seen, 'timestamp', ({ interaction_type: type, additional_data: data, source }) =>
      type === 'pricing_view' && !JSON.parse(String(data ?? '{}'))?.again ? String(source) : undefined,
    )
    for (const [dimension, found] of Object.entries(orders.breakdowns)) {
      const isSource = dimension === 'source'
      const keyOf = (row: Row) => String(row[dimension] || 'unknown')
      const columns = [
        dimension === 'pack' ? byPack(sales, 'rupees') : sumBy(sales, keyOf, rupeesOf),
        sumBy(sales, keyOf, () => 1),
        count(clicks, 'clicked_at', keyOf),
        ...(isSource ? [prices] : []),
      ]
      const rows = found.map((row) => [
        row.key,
        row.rupees,
        row.sold,
        row.clicked,
        ...('seen' in row ? [row.seen] : []),
      ])
      expect([dimension, ...rows]).toEqual([dimension, ...breakdown(dimension, columns)])
    }
    const before = ordersOn('sold_at', previous)
    const jars = [byPack(sales, 'jars'), byPack(before, 'jars'), byPack(sales, 'rupees')]
    const found = orders.jars.map((row) => [row.key, row.jars, row.previous, row.rupees])
    expect(found).toEqual(breakdown('pack', jars))
    for (const { day, ...numbers } of orders.series) {
      const ofDay = ordersOn('sold_at', [day])
      expect([day, numbers]).toMatchObject([
        day,
        {
          sold: ofDay.length,
          rupees: sum(ofDay, 'amount') / 100,
          jars: jarsOf(ofDay),
          clicked: on('orders', 'clicked_at', [day]).length,
        },
      ])
    }
    const listed = await store.orderList({ ...span, list: 'sold', limit: 100 })
    expect(listed.data.map(({ id }) => id).sort()).toEqual(sales.map(({ id }) => id).sort())
    expect(await store.soldTotals(span)).toEqual({
      orders: sales.length,
      jars: jarsOf(sales),
      rupees: sum(sales, 'amount') / 100,
      refunded: orders.summary.refunded.inRange,
      owed: orders.summary.owed.inRange,
      withoutLot: sales.flatMap(linesOf).reduce((sum, { jars, lot }) => sum + (lot === null ? jars : 0), 0),
    })

    const isWritten = (row: Row) => row.message !== null
    const written = change((of) => on('inquiries', 'created_at', of).filter(isWritten).length)
    const all = change((of) => on('inquiries', 'created_at', of).length)
    expect((await store.inquiryStats(page)).summary).toEqual({
      written,
      chats: { inRange: all.inRange - written.inRange, previous: all.previous - written.previous },
    })

    expect((await store.subscriptionStats(page)).summary).toEqual({
      total: rows.subscriptions.filter(({ status }) => status === 'confirmed').length,
      ...change(
        (of) =>
          rows.subscriptions.filter((row) => row.confirmed_at && of.includes(dayOf(row.confirmed_at))).length,
      ),
    })
  }
  const everyDay = listOf(addDays(today, -60), today)
  const { summary } = await store.interactionStats({ days: 7, limit: 1 })
  expect(summary.total).toBe(rowsOn(rows, 'interactions', 'timestamp', everyDay).length)
}

/** Writes the oldest ten days that are over, as the nightly job must. */
async function runNight(now: number): Promise<void> {
  const rows = await tables()
  const times = [
    ...rows.interactions.map(({ timestamp }) => timestamp),
    ...rows.orders.map(({ id }) => Number.parseInt(String(id).replace('-', '').slice(0, 12), 16)),
    ...rows.inquiries.map(({ created_at }) => created_at),
  ].map(Number)
  const last = [...written.keys()].sort().at(-1)
  const first = last ? addDays(last, 1) : times.length > 0 ? dayOf(Math.min(...times)) : undefined
  if (first) for (const day of listOf(first, addDays(dayOf(now), -1)).slice(0, 10)) written.set(day, rows)
  await d1Store(local.db, now).writeDays()
}

describe('every number', () => {
  it.each(SEEDS)(
    'equals a loop over the rows, before and after days are written, late, twice, or not at all (%i)',
    async (seed) => {
      const acts = fc.array(
        fc.record({
          act: fc.constantFrom(...Object.keys(ACTS)),
          client: fc.constantFrom<Client>(0, 1, 2, 3, 4, 5),
          hours: fc.integer({ min: 0, max: 9 }),
          number: fc.nat(2 ** 20),
        }),
        { minLength: 100, maxLength: 100 },
      )
      const [history] = fc.sample(acts, { numRuns: 1, seed })
      written.clear()
      let now = NOON
      let night = dayOf(now)
      for (const [index, { act, client, hours, number }] of (history ?? []).entries()) {
        now += hours * HOUR_MS
        // Skipped for three days, then run twice.
        if (dayOf(now) >= addDays(night, 4)) {
          await compare(now)
          await runNight(now)
          await runNight(now)
          await compare(now)
          night = dayOf(now)
        }
        await ACTS[act]?.(d1Store(local.db, now), client, number)
        if (index % 30 === 0) await compare(now)
      }
      await runNight(now)
      await compare(now)
      // After a month without the job it takes several nights.
      now += 25 * DAY_MS
      await compare(now)
      for (let nights = 0; nights < 3; nights += 1) await runNight(now)
      await compare(now)
      expect(written.size).toBeGreaterThan(35)
    },
  )

  it('of a day has twenty keys, by count and then by name, and the rest together', async () => {
    const visit = (page: number) =>
      d1Store(local.db, NOON).recordInteraction(
        interaction('pricing_view', { page_url: `/${String(page).padStart(2, '0')}` }),
      )
    for (let page = 24; page >= 0; page -= 1) await visit(page)
    await visit(24)
    await d1Store(local.db, NOON + DAY_MS).writeDays()
    const keys = await local.rows<{ key: string; count: number }>(
      `SELECT key, count FROM daily_counts WHERE metric = 'interaction:page' ORDER BY key = 'other', count DESC, key`,
    )
    expect(keys.map(({ key, count }) => `${key} ${count}`)).toEqual([
      '/24 2',
      ...Array.from({ length: 19 }, (_, page) => `/${String(page).padStart(2, '0')} 1`),
      'other 5',
    ])
  })
})
