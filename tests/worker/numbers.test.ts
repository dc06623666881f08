import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#contract/json.ts'
import { type OrderChange, orderReference } from '#worker/orders/contract.ts'
import type { Span } from '#worker/statistics/contract.ts'
import { d1Store, type Store } from '#worker/store.ts'
import { chatOrder, inquiry, interaction, sale, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, HOUR_MS, NOON } from './times.ts'

/*
 * Six clients, the owner and the nightly job act at random for some weeks. Every number of every span is then what a plain
 * loop says of the rows: of those that are there, and of a day that the nightly job has written, of those that were there then.
 */

const local = localD1()

type Row = Record<string, string | number | null>
type Tables = Record<'interactions' | 'orders' | 'inquiries' | 'subscriptions', Row[]>

/** The calendar of the test: days in India. */
const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
const dayOf = (time: unknown) => indian.format(new Date(Number(time)))
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

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

const FIRST_DAY = dayOf(NOON)

/** The rows of a day as they were when it was written. */
const written = new Map<string, Tables>()

/** Rows that a day's numbers are counted from. */
function rowsOn(now: Tables, table: keyof Tables, time: string, days: string[]): Row[] {
  return days.flatMap((day) =>
    (written.get(day) ?? now)[table].filter((row) => row[time] !== null && dayOf(row[time]) === day),
  )
}

/** Sums by key on each day, where only the twenty most frequent keys have a sum of their own. */
function count(rows: Row[], time: string, keyOf: (row: Row) => string | undefined): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const day of new Set(rows.map((row) => dayOf(row[time])))) {
    const ofDay: Record<string, number> = {}
    for (const row of rows) {
      const key = dayOf(row[time]) === day ? keyOf(row) : undefined
      if (key !== undefined) ofDay[key] = (ofDay[key] ?? 0) + 1
    }
    const keys = Object.entries(ofDay).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    keys.forEach(([key, times], rank) => {
      const shown = rank < 20 ? key : 'other'
      sums[shown] = (sums[shown] ?? 0) + times
    })
  }
  return sums
}

const total = (sums: Record<string, number>) => Object.values(sums).reduce((sum, value) => sum + value, 0)
const sum = (rows: Row[], column: string) => rows.reduce((all, row) => all + Number(row[column] ?? 0), 0)
/** Counts by key. A breakdown shows ten rows, the last of which sums up what is beyond: they are compared by their sum. */
const few = (sums: Record<string, number>) => (Object.keys(sums).length < 10 ? nonZero(sums) : total(sums))

async function compare(now: number): Promise<void> {
  const rows = await tables()
  const store = d1Store(local.db, now)
  const today = dayOf(now)
  const spans: [Span, first: string, before: number | 'year'][] = [
    [{ days: 7 }, addDays(today, -6), 7],
    [{ days: 30 }, addDays(today, -29), 30],
    [{ days: 90, compare: 'year' }, addDays(today, -89), 'year'],
    [{ from: addDays(today, -3), to: today }, addDays(today, -3), 4],
    [{ from: addDays(today, -365), to: today }, addDays(today, -365), 366],
  ]
  for (const [span, first, before] of spans) {
    const days = listOf(first, today)
    const previous =
      before === 'year'
        ? listOf(yearBefore(first), yearBefore(today))
        : listOf(addDays(first, -before), addDays(first, -1))
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
    const countsOf = (found: { key: string; count: number }[]) =>
      few(Object.fromEntries(found.map((row) => [row.key, row.count])))
    const pages = joinBatches(count(seen, 'timestamp', (row) => String(row.page ?? 'unknown')))
    expect(['page', countsOf(data.page)]).toEqual(['page', few(pages)])
    const clicked = seen.filter((row) => row.interaction_type === 'whatsapp_click')
    expect(countsOf(data.placement)).toEqual(few(count(clicked, 'timestamp', placementOf)))

    const orders = await store.orderStats(page)
    const clicks = on('orders', 'clicked_at')
    const ordersOn = (column: string, of: string[]) =>
      rows.orders.filter((row) => row[column] && of.includes(dayOf(row[column])))
    const sales = ordersOn('sold_at', days)
    expect(orders.summary).toEqual({
      clicked: change((of) => on('orders', 'clicked_at', of).length),
      sold: change((of) => ordersOn('sold_at', of).length),
      rupees: change((of) => sum(ordersOn('sold_at', of), 'amount') / 100),
      jars: change((of) => sum(ordersOn('sold_at', of), 'quantity')),
      refunded: change((of) => sum(ordersOn('refunded_at', of), 'refunded') / 100),
    })
    const placements = orders.breakdowns.placement.map((row) => [row.key, row.clicked])
    const byPlacement = count(clicks, 'clicked_at', (row) => String(row.placement))
    expect(few(Object.fromEntries(placements))).toEqual(few(byPlacement))
    for (const { day, ...numbers } of orders.series) {
      const ofDay = ordersOn('sold_at', [day])
      expect([day, numbers]).toMatchObject([
        day,
        {
          sold: ofDay.length,
          rupees: sum(ofDay, 'amount') / 100,
          jars: sum(ofDay, 'quantity'),
          clicked: on('orders', 'clicked_at', [day]).length,
        },
      ])
    }
    const listed = await store.orderList({ ...span, list: 'sold', limit: 100 })
    expect(listed.data.map(({ id }) => id).sort()).toEqual(sales.map(({ id }) => id).sort())
    expect(await store.soldTotals(span)).toEqual({
      orders: sales.length,
      jars: sum(sales, 'quantity'),
      rupees: sum(sales, 'amount') / 100,
      refunded: orders.summary.refunded.inRange,
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

/** The pages of all batches are one. */
function joinBatches({ '/batch/A': batch, ...others }: Record<string, number>): Record<string, number> {
  return batch ? { ...others, '/batch': batch } : others
}

function listOf(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

const nonZero = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, value]) => value !== 0))

const placementOf = (row: Row) => {
  const data = JSON.parse(String(row.additional_data ?? '{}')) ?? {}
  return data.placement ?? (data.inquiry_type === 'whatsapp' ? 'floating-button' : 'unknown')
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

type Client = 0 | 1 | 2 | 3 | 4 | 5
type Act = (store: Store, client: Client, number: number) => Promise<unknown>

const pick = <Value>(list: readonly Value[], number: number) => list[number % list.length] as Value
const session = (client: Client) => `session_1_${client}`
const changeNewest =
  (change: OrderChange): Act =>
  async (store, _, number) => {
    const { data } = await store.orderStats({ days: 30, limit: 20 })
    const order = pick(data, number)
    return order && store.changeOrder(order.id, change)
  }

const see =
  (
    type: string,
    visitOf: (number: number) => { page_url: string | null; additional_data?: JsonObject },
  ): Act =>
  (store, client, number) =>
    store.recordInteraction(interaction(type, { user_session: session(client), ...visitOf(number) }))

const ACTS: Record<string, Act> = {
  'sees a price': see('pricing_view', (number) => ({
    page_url: `/p${number % 27}`,
    additional_data: { utm_source: `s${number % 3}` },
  })),
  'opens the chat': see('whatsapp_click', (number) => ({
    page_url: '/',
    additional_data: { placement: pick(['hero', 'shop', 'faq'], number) },
  })),
  'does something else': see('made_up', () => ({ page_url: null })),
  'reads the code of a jar': see('batch_view', () => ({
    page_url: '/batch/A',
    additional_data: { lot: 'A' },
  })),
  'clicks an order link': (store, client, number) => {
    const random = [number >> 15, number >> 10, number >> 5, number, client].map((bits) => bits & 31)
    const fields = { user_session: session(client), placement: pick(['hero', 'shop-order'], number) }
    return store.recordOrder(chatOrder(orderReference(new Uint8Array(random)), fields))
  },
  'presses the floating button': (store, client) =>
    store.recordInquiry(inquiry({ user_session: session(client) })),
  'writes a question': (store, client) =>
    store.recordInquiry(
      inquiry({ inquiry_type: 'question', message: 'Namaste', user_session: session(client) }),
    ),
  'signs up': (store, client) =>
    store.subscribe(subscription(`reader${client}@visitor.example`), { userAgent: null }),
  leaves: async (store, client) => {
    const [row] = (await store.subscriptionStats({ days: 7, limit: 1, search: `reader${client}` })).data
    return row && store.unsubscribe(row.id)
  },
  'deletes the data of the session': (store, client) => store.deleteSessionData(session(client)),
  'is sold to': changeNewest({ status: 'sold', quantity: 2, amount: 1266 }),
  'is sold a lot': changeNewest({ status: 'sold', lot: 'A', amount: 330 }),
  'is sold to, dated earlier': changeNewest({ status: 'sold', amount: 400, sold_on: FIRST_DAY }),
  'gets money back': changeNewest({ status: 'sold', amount: 633, refunded: 100 }),
  'is not sold to after all': changeNewest({ status: 'cancelled' }),
  'buys by telephone': (store, _, number) =>
    store.recordSale(sale({ amount: 330, idempotency_key: `key-${number}` })),
  'has the order erased': async (store, _, number) => {
    const { data } = await store.orderStats({ days: 30, limit: 20 })
    const order = pick(data, number)
    return order && store.deleteOrder(order.id)
  },
  'has the question erased': async (store) => {
    const [row] = await store.listInquiries({ days: 7, limit: 1 })
    return row && store.deleteInquiries([row.id])
  },
}

describe('every number', () => {
  it('equals a loop over the rows, before and after days are written, late, twice, or not at all', async () => {
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom(...Object.keys(ACTS)),
        client: fc.constantFrom<Client>(0, 1, 2, 3, 4, 5),
        hours: fc.integer({ min: 0, max: 9 }),
        number: fc.nat(2 ** 20),
      }),
      { minLength: 100, maxLength: 100 },
    )
    const [history] = fc.sample(acts, { numRuns: 1, seed: 65 })
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
  })

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
