import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { createTestHarness } from 'wrangler'
import type { Range } from '#contract/ranges.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import {
  type InquiryRow,
  type InteractionRow,
  inquiryRow,
  interactionRow,
  type OrderRow,
  orderRow,
  type SubscriptionRow,
  subscriptionRow,
} from '#worker/store/rows.ts'
import { recount } from '#worker/store/rules/recount.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions,
  dailyCounts,
  newsletterSubscriptions,
} from '#worker/store/schema.ts'
import type { Store } from '#worker/store/store.ts'
import { billedD1 } from '../worker/billed-d1.ts'
import { chatOrder, inquiry, subscription } from '../worker/inputs.ts'

/*
 * The dashboard at 90 days, with a thousand interactions and with a million, in two databases at once: what its
 * calls read in D1, and how long they take, one after the other in turn. Run it after `npm run build`:
 * node tests/bench/dashboard.ts
 */

Object.assign(process.env, { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' })

const OWNER_KEY = 'owner-key-of-the-benchmark'
const SIZES = [1000, 1_000_000]
const DAYS: Range = 90
const SPAN_MS = 180 * 24 * 60 * 60 * 1000
const ROUNDS = 40
/** D1 takes at most 2 MB for a parameter. */
const ROWS_A_STATEMENT = 4000

const ROWS_READ_ALLOWED = 18_000
const RATIO_ALLOWED = 1.5

type Call = [path: string, query: (store: Store) => Promise<unknown>]

/** The numbers that both pages of the dashboard load, at 90 days. */
const NUMBERS: Call[] = [
  [`/subscriptions?days=${DAYS}&limit=10`, (store) => store.subscriptionStats({ days: DAYS, limit: 10 })],
  [`/interactions?days=${DAYS}&limit=15`, (store) => store.interactionStats({ days: DAYS, limit: 15 })],
]
const OVERVIEW: Call[] = [
  [`/orders?days=${DAYS}&limit=50`, (store) => store.orderStats({ days: DAYS, limit: 50 })],
  [`/inquiries?days=${DAYS}&limit=5`, (store) => store.inquiryStats({ days: DAYS, limit: 5 })],
  [`/breakdowns?days=${DAYS}`, (store) => store.breakdowns(DAYS)],
]
/** With the week of the weekly summary. */
const MORE: Call[] = [
  [`/subscriptions?days=${DAYS}&limit=11`, (store) => store.subscriptionStats({ days: DAYS, limit: 11 })],
  [`/untracked?days=${DAYS}`, (store) => store.untrackedStats(DAYS)],
  ['/subscriptions?days=7&limit=1', (store) => store.subscriptionStats({ days: 7, limit: 1 })],
  ['/interactions?days=7&limit=1', (store) => store.interactionStats({ days: 7, limit: 1 })],
  ['/inquiries?days=7&limit=1', (store) => store.inquiryStats({ days: 7, limit: 1 })],
  ['/orders?days=7&limit=1', (store) => store.orderStats({ days: 7, limit: 1 })],
]
const CALLS = [...NUMBERS, ...OVERVIEW, ...MORE]

const sites = await Promise.all(SIZES.map(openSite))
for (const site of sites) {
  const began = Date.now()
  await fill(site.db, site.size)
  console.log(`${thousands(site.size)} interactions: filled in ${((Date.now() - began) / 1000).toFixed(0)} s`)
}
const reads = await Promise.all(sites.map(({ db }) => rowsRead(db)))
const times = await timeInTurn()
for (const { server } of sites) await server.close()
report()

async function openSite(size: number) {
  const server = createTestHarness({ workers: [{ configPath: './wrangler.toml', secrets: { OWNER_KEY } }] })
  await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  return { size, server, db: (await worker.getEnv()).DB }
}

/**
 * Interactions over 180 days, with a sign-up, an inquiry and an order for every so many of them: 12 pages, 8 sources, 8
 * placements, 3 packs and 3 lots on every day.
 */
async function fill(db: D1Database, size: number): Promise<void> {
  const now = Date.now()
  const subscriptions: SubscriptionRow[] = []
  const interactions: InteractionRow[] = []
  const inquiries: InquiryRow[] = []
  const orders: OrderRow[] = []
  for (let index = 0; index < size; index += 1) {
    const time = Math.floor(now - SPAN_MS + ((index + 0.5) / size) * SPAN_MS)
    const user_session = `session_${time}_${index.toString(16).padStart(24, '0')}`
    const page_url = `https://site.example/page-${index % 12}`
    const [source, placement] = [`site-${index % 8}.example`, `place-${(index >> 3) % 8}`]
    const isScan = index % 11 === 0
    const interaction = {
      interaction_type: isScan ? 'batch_view' : index % 3 === 0 ? 'whatsapp_click' : 'pricing_view',
      user_session,
      page_url,
      additional_data: isScan ? { lot: `lot-${index % 3}` } : { placement, referrer: source },
    }
    interactions.push(interactionRow(interaction, time))
    if (index % 20 === 0) {
      const input = subscription(`reader-${index}@visitor.example`, { user_session, page_url: '/' })
      subscriptions.push(subscriptionRow(input, null, time))
    }
    if (index % 20 === 1) inquiries.push(inquiryRow(inquiry({ user_session }), time))
    if (index % 10 === 2) {
      const visit_source = { referrer: source }
      const input = chatOrder('', {
        user_session,
        pack: `pack-${index % 3}`,
        placement,
        page_url,
        visit_source,
      })
      const order = orderRow(input, time)
      orders.push(index % 30 === 2 ? { ...order, status: 'sold', sold_at: order.clicked_at } : order)
    }
  }
  await insert(db, newsletterSubscriptions, subscriptions)
  await insert(db, customerInteractions, interactions)
  await insert(db, contactInquiries, inquiries)
  await insert(db, chatOrders, orders)
  await insert(db, dailyCounts, recount({ subscriptions, interactions, inquiries, orders }))
}

/** A row as Drizzle sends it to D1: times as milliseconds, JSON as text. */
function driverRow(table: SQLiteTable, row: object): object {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.map(([name, column]) => {
      const value = row[name as keyof typeof row] as unknown
      return [name, value === null ? null : column.mapToDriverValue(value)]
    }),
  )
}

async function insert(db: D1Database, table: SQLiteTable, rows: object[]): Promise<void> {
  const columns = Object.keys(getTableColumns(table))
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const page = rows.slice(from, from + ROWS_A_STATEMENT).map((row) => driverRow(table, row))
    await db
      .prepare(
        `INSERT INTO ${getTableName(table)} (${columns.join(', ')})
          SELECT ${columns.map((column) => `value ->> '${column}'`).join(', ')} FROM json_each(?)`,
      )
      .bind(JSON.stringify(page))
      .run()
  }
}

/** Rows read by each call of the dashboard. */
async function rowsRead(real: D1Database): Promise<number[]> {
  const { db, costOf } = billedD1(real)
  const store = d1Store(db, Date.now())
  const reads: number[] = []
  for (const [, query] of CALLS) reads.push((await costOf(() => query(store))).read)
  return reads
}

/** Milliseconds of each call in the real Worker, by site and call. */
async function timeInTurn(): Promise<number[][][]> {
  const times = sites.map(() => CALLS.map((): number[] => []))
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [call, [path]] of CALLS.entries()) {
      for (const [index, { server }] of sites.entries()) {
        const began = performance.now()
        const answer = await server.fetch(`/api/stats${path}`, {
          headers: { Authorization: `Bearer ${OWNER_KEY}` },
        })
        await answer.text()
        if (answer.status !== 200) throw new Error(`${path} responseBody ${answer.status}`)
        // The first rounds warm up.
        if (round >= 0) times[index]?.[call]?.push(performance.now() - began)
      }
    }
  }
  return times
}

function report(): void {
  const medians = times.map((calls) => calls.map(median))
  console.log(
    `\n${['call'.padEnd(34), ...SIZES.map((size) => `${thousands(size)}`.padStart(22))].join('')}   ratio`,
  )
  const line = (name: string, of: (site: number) => [read: number, ms: number]) => {
    const cells = SIZES.map((_, site) => {
      const [read, ms] = of(site)
      return `${read} rows ${ms.toFixed(2)} ms`.padStart(22)
    })
    console.log(`${name.padEnd(34)}${cells.join('')}   ${(of(1)[1] / of(0)[1]).toFixed(2)}`)
  }
  for (const [call, [path]] of CALLS.entries()) {
    line(path, (site) => [reads[site]?.[call] ?? 0, medians[site]?.[call] ?? 0])
  }
  const loads = [OVERVIEW, MORE].map((own) => (site: number): [read: number, ms: number] => {
    const ofLoad = (_: number, call: number) => [...NUMBERS, ...own].some((made) => made === CALLS[call])
    return [sum((reads[site] ?? []).filter(ofLoad)), sum((medians[site] ?? []).filter(ofLoad))]
  })
  for (const [index, total] of loads.entries()) line(`a load of page ${index + 1}`, total)

  const read = sum(reads[1] ?? [])
  const ratio = Math.max(...loads.map((total) => total(1)[1] / total(0)[1]))
  const kept = read <= ROWS_READ_ALLOWED && ratio <= RATIO_ALLOWED
  console.log(
    `\n${kept ? 'Kept' : 'BROKEN'}: ${read} of ${ROWS_READ_ALLOWED} rows read, ${ratio.toFixed(2)} of ${RATIO_ALLOWED} times as long`,
  )
  process.exitCode = kept ? 0 : 1
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function thousands(number: number): string {
  return number.toLocaleString('en-IN')
}
