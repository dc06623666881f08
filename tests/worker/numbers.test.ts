import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Span } from '#worker/statistics/contract.ts'
import { d1Store } from '#worker/store.ts'
import { fileD1, migratedDatabase } from './file-d1.ts'
import { interaction } from './inputs.ts'
import { ACTS, type Client } from './number-acts.ts'
import {
  addDays,
  breakdown,
  count,
  dayOf,
  isBatchView,
  type Line,
  linesOf,
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

// So many queries are faster in memory.
let database = migratedDatabase()
beforeEach(() => {
  database = migratedDatabase()
})
const at = (time: number) => d1Store(fileD1(database), time)
const rowsOf = (sql: string) => database.prepare(sql).all() as Row[]

/** Of each table the rows that are there now. */
const readTables = (): Tables => ({
  interactions: rowsOf('SELECT * FROM customer_interactions'),
  orders: rowsOf('SELECT * FROM chat_orders'),
  inquiries: rowsOf('SELECT * FROM contact_inquiries'),
  subscriptions: rowsOf('SELECT * FROM newsletter_subscriptions'),
})

/** The rows of a day as they were when it was written. */
const written = new Map<string, Tables>()

/** Rows that a day's numbers are counted from. */
function rowsOn(now: Tables, table: keyof Tables, time: string, days: string[]): Row[] {
  return days.flatMap((day) =>
    (written.get(day) ?? now)[table].filter((row) => row[time] !== null && dayOf(row[time]) === day),
  )
}

const PAISE = 100

/** Compares every number of some spans with what the rows say at a time. */
async function compare(now: number): Promise<void> {
  const rows = readTables()
  const store = at(now)
  const today = dayOf(now)
  const spans: [Span, first: string, compared: number | 'year'][] = [
    [{ days: 7 }, addDays(today, -6), 7],
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
    /** A number of the range and of the one before. */
    const change = (numberOf: (of: string[]) => number) => ({
      inRange: numberOf(days),
      previous: numberOf(previous),
    })
    const page = { ...span, limit: 1 }

    const seenOn = (of: string[]) => rowsOn(rows, 'interactions', 'timestamp', of)
    const { summary, series } = await store.interactionStats(page)
    expect(summary).toMatchObject(change((of) => seenOn(of).length))
    const byType = (of: string[]) =>
      count(seenOn(of), 'timestamp', ({ interaction_type: type }) =>
        type === 'made_up' ? 'other' : String(type),
      )
    expect(nonZero(summary.byType)).toEqual(byType(days))
    for (const { day, byType: found } of series) expect([day, nonZero(found)]).toEqual([day, byType([day])])

    const { data } = await store.breakdowns(span)
    const keys: Record<keyof typeof data, (row: Row) => string | undefined> = {
      page: ({ page }) => String(page ?? 'unknown'),
      source: (row) => (isBatchView(row) ? undefined : String(row.source).split(' · ')[0]),
      lot: (row) => (isBatchView(row) ? String(row.source).slice('lot:'.length) : undefined),
      placement: (row) => (row.interaction_type === 'whatsapp_click' ? placementOf(row) : undefined),
    }
    for (const [dimension, keyOf] of Object.entries(keys)) {
      const counts = [days, previous].map((of) => count(seenOn(of), 'timestamp', keyOf))
      const found = data[dimension as keyof typeof data]
      expect([dimension, ...found.map(({ key, count, previous }) => [key, count, previous])]).toEqual([
        dimension,
        ...breakdown(dimension, counts),
      ])
    }

    const clickedOn = (of: string[]) => rowsOn(rows, 'orders', 'clicked_at', of)
    const ordersOn = (column: string, of: string[]) =>
      rows.orders.filter((row) => row[column] && of.includes(dayOf(row[column])))
    const soldOn = (of: string[]) => ordersOn('sold_at', of)
    const jarsOf = (of: Row[]) => of.flatMap(linesOf).reduce((all, { jars }) => all + jars, 0)
    // Nobody can be asked for what is owed of an erased sale.
    const owedOn = (of: string[]) =>
      soldOn(of).filter(({ reference, idempotency_key: key }) => reference ?? key)
    const orders = await store.orderStats(page)
    expect(orders.summary).toEqual({
      clicked: change((of) => clickedOn(of).length),
      sold: change((of) => soldOn(of).length),
      rupees: change((of) => sum(soldOn(of), 'amount') / PAISE),
      jars: change((of) => jarsOf(soldOn(of))),
      refunded: change((of) => sum(ordersOn('refunded_at', of), 'refunded') / PAISE),
      owed: change((of) => (sum(owedOn(of), 'amount') - sum(owedOn(of), 'received')) / PAISE),
    })
    for (const { day, ...numbers } of orders.series)
      expect([day, numbers]).toMatchObject([
        day,
        {
          sold: soldOn([day]).length,
          rupees: sum(soldOn([day]), 'amount') / PAISE,
          jars: jarsOf(soldOn([day])),
          clicked: clickedOn([day]).length,
        },
      ])
    const sales = soldOn(days)
    const byPack = (of: Row[], name: 'jars' | 'paise') =>
      sumBy(
        of.flatMap(linesOf),
        ({ pack }) => pack,
        (line: Line) => line[name],
      )
    const prices = count(
      seenOn(days),
      'timestamp',
      ({ interaction_type: type, additional_data: data, source }) =>
        type === 'pricing_view' && !JSON.parse(String(data ?? '{}'))?.again ? String(source) : undefined,
    )
    for (const [dimension, found] of Object.entries(orders.breakdowns)) {
      const keyOf = (row: Row) => String(row[dimension] || 'unknown')
      const columns = [
        dimension === 'pack'
          ? byPack(sales, 'paise')
          : sumBy(sales, keyOf, ({ amount }) => Number(amount ?? 0)),
        sumBy(sales, keyOf),
        count(clickedOn(days), 'clicked_at', keyOf),
        ...(dimension === 'source' ? [prices] : []),
      ]
      const read = found.map(({ key, rupees, sold, clicked, ...more }) => [
        ...[key, Math.round(rupees * PAISE), sold, clicked],
        ...('seen' in more ? [more.seen] : []),
      ])
      expect([dimension, ...read]).toEqual([dimension, ...breakdown(dimension, columns)])
    }
    const jars = [byPack(sales, 'jars'), byPack(soldOn(previous), 'jars'), byPack(sales, 'paise')]
    expect(
      orders.jars.map(({ key, jars, previous, rupees }) => [key, jars, previous, Math.round(rupees * PAISE)]),
    ).toEqual(breakdown('pack', jars))
    const listed = await store.orderList({ ...span, list: 'sold', limit: 100 })
    expect(listed.data.map(({ id }) => id).sort()).toEqual(sales.map(({ id }) => id).sort())
    expect(await store.soldTotals(span)).toEqual({
      orders: sales.length,
      jars: jarsOf(sales),
      rupees: sum(sales, 'amount') / PAISE,
      refunded: orders.summary.refunded.inRange,
      owed: orders.summary.owed.inRange,
      withoutLot: sales.flatMap(linesOf).reduce((all, { jars, lot }) => all + (lot === null ? jars : 0), 0),
    })

    const askedOn = (of: string[], isWritten: boolean) =>
      rowsOn(rows, 'inquiries', 'created_at', of).filter(({ message }) => (message !== null) === isWritten)
    expect((await store.inquiryStats(page)).summary).toEqual({
      written: change((of) => askedOn(of, true).length),
      chats: change((of) => askedOn(of, false).length),
    })
    const joined = rows.subscriptions.filter((row) => row.confirmed_at)
    expect((await store.subscriptionStats(page)).summary).toEqual({
      total: rows.subscriptions.filter(({ status }) => status === 'confirmed').length,
      ...change((of) => joined.filter((row) => of.includes(dayOf(row.confirmed_at))).length),
    })
  }
  const everyDay = listOf(addDays(today, -60), today)
  const { summary } = await store.interactionStats({ days: 7, limit: 1 })
  expect(summary.total).toBe(rowsOn(rows, 'interactions', 'timestamp', everyDay).length)
}

/** Writes the oldest ten days that are over, as the nightly job must. */
async function runNight(now: number): Promise<void> {
  const rows = readTables()
  const times = [
    ...rows.interactions.map(({ timestamp }) => timestamp),
    ...rows.orders.map(({ id }) => Number.parseInt(String(id).replace('-', '').slice(0, 12), 16)),
    ...rows.inquiries.map(({ created_at }) => created_at),
  ].map(Number)
  const last = [...written.keys()].sort().at(-1)
  const first = last ? addDays(last, 1) : times.length > 0 ? dayOf(Math.min(...times)) : undefined
  if (first) for (const day of listOf(first, addDays(dayOf(now), -1)).slice(0, 10)) written.set(day, rows)
  await at(now).writeDays()
}

const SALE_OF_SEVERAL_SIZES = ['clicks an order link', 'is sold several sizes']

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
        await ACTS[act]?.(at(now), client, number)
        if (index % 30 === 0) await compare(now)
      }
      // However the random acts have ended, the last comparisons have a sale of several sizes, one of which has a lot.
      for (const act of SALE_OF_SEVERAL_SIZES) await ACTS[act]?.(at(now), 0, 0)
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
      at(NOON).recordInteraction(
        interaction('pricing_view', { page_url: `/${String(page).padStart(2, '0')}` }),
      )
    for (let page = 24; page >= 0; page -= 1) await visit(page)
    await visit(24)
    await at(NOON + DAY_MS).writeDays()
    const keys = rowsOf(
      `SELECT key, count FROM daily_counts WHERE metric = 'interaction:page' ORDER BY key = 'other', count DESC, key`,
    )
    expect(keys.map(({ key, count }) => `${key} ${count}`)).toEqual([
      '/24 2',
      ...Array.from({ length: 19 }, (_, page) => `/${String(page).padStart(2, '0')} 1`),
      'other 5',
    ])
  })
})
