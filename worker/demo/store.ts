import { recordOf } from '../contract/record-of.ts'
import { inquiryRow, toInquiry } from '../inquiries/row.ts'
import { hasWords } from '../inquiries/words.ts'
import { DAY_MS, dayOf, HOUR_MS, iso, midnightOf } from '../lib/days.ts'
import { newId, timeOf } from '../lib/ids.ts'
import {
  CLOSE_AFTER_DAYS,
  NO_LOT,
  ORDER_DIMENSIONS,
  type OrderListName,
  type OrderStats,
} from '../orders/contract.ts'
import { lotTotals } from '../orders/lots.ts'
import { applyOrderChange, refusalOf, saleRow, toOrder } from '../orders/row.ts'
import type { OrderRow } from '../orders/table.ts'
import { RECALL_STEPS } from '../runs/contract.ts'
import { runRow, toRun } from '../runs/row.ts'
import { type Change, type Span, UNKNOWN } from '../statistics/contract.ts'
import { namesDays, periodOf } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import type { Store } from '../store.ts'
import { subscriptionRow, toListedSubscriber, toSubscription } from '../subscriptions/row.ts'
import { COUNTED_TYPES, DIMENSIONS, joinPage, joinSource, UNTRACKED_REASONS } from '../tracking/contract.ts'
import { interactionRow, productEventRow, toInteraction, toProductEvent } from '../tracking/row.ts'
import { demoRows, ID_END } from './rows.ts'

const LISTS: Record<OrderListName, (row: OrderRow) => string | null> = {
  open: ({ status, clicked_at }) => (status === 'clicked' ? clicked_at : null),
  to_send: ({ sold_at, sent_at }) => (sent_at === null ? sold_at : null),
  sold: ({ sold_at }) => sold_at,
  not_sold: ({ cancelled_at }) => cancelled_at,
}

/**
 * The Store without a database, as of a time in milliseconds UTC: it shows the same rows to everybody, on one page. What is
 * sent is accepted, noted in the log and not stored, because anybody may read a demo.
 */
export function demoStore(now: number): Store {
  const { subscriptions, interactions, inquiries, orders } = demoRows(now)
  const find = <Row extends { id: string }>(rows: Row[], id: string) =>
    rows.find((row) => row.id.slice(-ID_END) === id.slice(-ID_END))
  /** Rows whose time is on the days of a query, or of any age. */
  const rowsOn = <Row>(rows: Row[], timeIn: (row: Row) => string | null, span: Span) => {
    const { from, to } = namesDays(span) ? periodOf(now, span) : { from: 0, to: Number.MAX_SAFE_INTEGER }
    return rows.filter((row) => {
      const time = Date.parse(timeIn(row) ?? '')
      return time >= from && time < to
    })
  }
  /** Sums up rows, by their time, on the days of a query and on each of them; the demo has no days before. */
  const sumsOf = <Row>(
    rows: Row[],
    timeIn: (row: Row) => string | null,
    span: Span,
    value: (row: Row) => number = () => 1,
  ) => {
    const sum = (some: Row[]) => some.reduce((total, row) => total + value(row), 0)
    const { days, previous } = periodOf(now, span)
    const on = (first: string, last: string) => rowsOn(rows, timeIn, { from: first, to: last })
    return {
      change: {
        inRange: sum(rowsOn(rows, timeIn, { days: 30, ...span })),
        previous: sum(on(previous.first, previous.last)),
      },
      series: days.map((day) => ({ day, count: sum(on(day, day)) })),
    }
  }
  const [madeAt, soldAt] = [({ created_at }: { created_at: string }) => created_at, LISTS.sold]
  const clickedAt = ({ clicked_at }: OrderRow) => clicked_at
  const sales = orders.filter(({ sold_at }) => sold_at)
  const rupeesOf = ({ amount }: OrderRow) => amount ?? 0
  const refundOf = ({ refunded }: OrderRow) => refunded ?? 0
  const listOf = (list: OrderListName) => orders.filter((row) => LISTS[list](row) !== null)
  const run = (kind: 'backup') =>
    toRun(runRow(kind, { outcome: 'succeeded', detail: 'A sample' }, now - 12 * HOUR_MS))
  const byType = (span: Span) =>
    recordOf(COUNTED_TYPES, (type) =>
      sumsOf(interactions, madeAt, span, (row) => Number(row.interaction_type === type)),
    )

  return {
    mode: 'demo',
    isMigrated: async () => true,

    async subscriptionStats({ search, status, ...span }) {
      const { change, series } = sumsOf(subscriptions, madeAt, span)
      const found =
        search === undefined
          ? rowsOn(subscriptions, madeAt, span)
          : subscriptions.filter(({ email }) => email.startsWith(search))
      const data = status === 'pending' ? [] : found.slice(0, span.limit).map(toListedSubscriber)
      return { data, summary: { total: subscriptions.length, ...change }, series }
    },
    listSubscriptions: async (page) => rowsOn(subscriptions, madeAt, page),
    async subscribe(input, { userAgent }) {
      log('newsletter subscription')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
    confirmSubscription: async () => false,
    unsubscribe: async () => undefined,
    deleteSubscriber: async () => log('deletion'),

    async interactionStats(page) {
      const [all, types] = [sumsOf(interactions, madeAt, page), byType(page)]
      return {
        data: (await this.listInteractions(page)).slice(0, page.limit),
        summary: {
          total: interactions.length,
          ...all.change,
          byType: recordOf(COUNTED_TYPES, (type) => types[type].change.inRange),
          previousByType: recordOf(COUNTED_TYPES, (type) => types[type].change.previous),
        },
        series: all.series.map(({ day }, index) => ({
          day,
          byType: recordOf(COUNTED_TYPES, (type) => types[type].series[index]?.count ?? 0),
        })),
      }
    },
    async breakdowns(span) {
      const keys = (row: (typeof interactions)[number]) => ({
        placement:
          row.interaction_type === 'whatsapp_click' ? String(row.additional_data?.placement) : undefined,
        page: joinPage(row.page ?? UNKNOWN),
        source: row.interaction_type === 'batch_view' ? undefined : joinSource(row.source ?? UNKNOWN),
        lot: row.interaction_type === 'batch_view' ? String(row.additional_data?.lot) : undefined,
      })
      const counted = rowsOn(interactions, madeAt, { days: 30, ...span }).map(keys)
      return {
        data: recordOf(DIMENSIONS, (dimension) =>
          topRows(
            counted.flatMap((row) => row[dimension] ?? []).map((key) => ({ key, count: 1, previous: 0 })),
            ['count', 'previous'],
          ),
        ),
      }
    },
    untrackedStats: async () => ({
      summary: recordOf(UNTRACKED_REASONS, (): Change => ({ inRange: 0, previous: 0 })),
    }),
    listInteractions: async (page) => rowsOn(interactions, madeAt, page).map(toInteraction),
    listProductEvents: async () => [],
    async recordInteraction(input) {
      log('interaction')
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      log('product event')
      return toProductEvent(productEventRow(input, now))
    },
    countUntracked: async () => log('count'),

    async inquiryStats(page) {
      const [written, chats] = [true, false].map(
        (words) => sumsOf(inquiries, madeAt, page, (row) => Number(hasWords(row) === words)).change,
      ) as [Change, Change]
      return {
        data: (await this.listInquiries(page)).slice(0, page.limit),
        summary: { written, chats },
        series: sumsOf(inquiries, madeAt, page).series,
      }
    },
    listInquiries: async (page) => rowsOn(inquiries, madeAt, page).map(toInquiry),
    async writtenInquiries({ status }) {
      return {
        data: inquiries.filter((row) => hasWords(row) && row.status === status).map(toInquiry),
        next: null,
      }
    },
    async inquiriesToDo() {
      const open = inquiries.filter((row) => hasWords(row) && row.status === 'new')
      return { count: open.length, oldest: open.at(-1)?.created_at ?? null }
    },
    async recordInquiry(input) {
      log('contact inquiry')
      return toInquiry(inquiryRow(input, now))
    },
    async changeInquiry(id, change) {
      log('change of an inquiry')
      const row = find(inquiries, id)
      return row && toInquiry({ ...row, ...change })
    },
    deleteInquiry: async () => log('deletion'),

    async orderStats(page) {
      const [sold, rupees] = [sumsOf(sales, soldAt, page), sumsOf(sales, soldAt, page, rupeesOf)]
      const [jars, clicked] = [
        sumsOf(sales, soldAt, page, ({ quantity }) => quantity),
        sumsOf(orders, clickedAt, page),
      ]
      const refunded = sumsOf(orders, ({ refunded_at }) => refunded_at, page, refundOf)
      const days = { days: 30 as const, ...page }
      const nothing = { rupees: 0, sold: 0, clicked: 0, seen: 0 }
      const breakdown = (dimension: (typeof ORDER_DIMENSIONS)[number]) => {
        const keyOf = (key: string) =>
          dimension === 'source' ? joinSource(key) : dimension === 'page' ? joinPage(key) : key
        const of = (row: OrderRow) => ({ ...nothing, key: keyOf(row[dimension] ?? UNKNOWN) })
        const seen = interactions.filter(({ interaction_type }) => interaction_type === 'pricing_view')
        return topRows(
          [
            ...rowsOn(sales, soldAt, days).map((row) => ({ ...of(row), rupees: rupeesOf(row), sold: 1 })),
            ...rowsOn(orders, clickedAt, days).map((row) => ({ ...of(row), clicked: 1 })),
            ...(dimension === 'source' ? rowsOn(seen, madeAt, days) : []).map(({ source }) => ({
              ...nothing,
              key: keyOf(source ?? UNKNOWN),
              seen: 1,
            })),
          ],
          ['rupees', 'sold', 'clicked', 'seen'],
        )
      }
      const jarsBy = (by: 'pack' | 'lot') =>
        topRows(
          rowsOn(sales, soldAt, days).map((row) => ({
            key: row[by] ?? UNKNOWN,
            jars: row.quantity,
            rupees: rupeesOf(row),
            previous: 0,
          })),
          ['jars', 'rupees', 'previous'],
        )
      return {
        data: (await this.listOrders(page)).slice(0, page.limit),
        summary: {
          clicked: clicked.change,
          sold: sold.change,
          rupees: rupees.change,
          jars: jars.change,
          refunded: refunded.change,
        },
        series: sold.series.map(({ day, count }, index) => ({
          day,
          sold: count,
          rupees: rupees.series[index]?.count ?? 0,
          jars: jars.series[index]?.count ?? 0,
          clicked: clicked.series[index]?.count ?? 0,
        })),
        breakdowns: recordOf(ORDER_DIMENSIONS, breakdown) as OrderStats['breakdowns'],
        jars: { pack: jarsBy('pack'), lot: jarsBy('lot') },
      }
    },
    listOrders: async (page) => rowsOn(orders, ({ id }) => iso(timeOf(id)), page).map(toOrder),
    async orderList({ list, lot, ...span }) {
      const ofLot = listOf(list).filter((row) => lot == null || row.lot === (lot === NO_LOT ? null : lot))
      const rows = rowsOn(ofLot, LISTS[list], span).sort((one, other) =>
        (LISTS[list](one) ?? '') < (LISTS[list](other) ?? '') ? 1 : -1,
      )
      return { data: (list === 'to_send' ? rows.reverse() : rows).map(toOrder), next: null }
    },
    async soldTotals(span) {
      const [sold, back] = [
        rowsOn(sales, soldAt, span),
        rowsOn(orders, ({ refunded_at }) => refunded_at, span),
      ]
      const sum = (rows: OrderRow[], value: (row: OrderRow) => number) =>
        rows.reduce((total, row) => total + value(row), 0)
      return {
        orders: sold.length,
        jars: sum(sold, ({ quantity }) => quantity),
        rupees: sum(sold, rupeesOf),
        refunded: sum(back, refundOf),
      }
    },
    findOrders: async (references) =>
      orders.filter(({ reference }) => references.includes(reference ?? '')).map(toOrder),
    async ordersToDo() {
      const [open, toSend] = [listOf('open'), listOf('to_send')]
      const old = midnightOf(dayOf(now - CLOSE_AFTER_DAYS * DAY_MS))
      const last = sales.toSorted((one, other) => ((one.sold_at ?? '') < (other.sold_at ?? '') ? 1 : -1))[0]
      return {
        toMark: { count: open.length, old: open.filter(({ id }) => timeOf(id) < old).length },
        toSend: { orders: toSend.length, jars: toSend.reduce((jars, { quantity }) => jars + quantity, 0) },
        lastSold: last ? { reference: last.reference, sold_at: last.sold_at } : null,
      }
    },
    lotTotals: async (lots) => lotTotals(lots, sales),
    async *salesOf(span) {
      const sold = rowsOn(sales, soldAt, span).reverse()
      yield sold.map(toOrder)
      yield rowsOn(orders, ({ refunded_at }) => refunded_at, span)
        .filter((row) => !sold.includes(row))
        .map(toOrder)
    },
    async recordOrder({ reference }) {
      log('chat order')
      return { id: newId(now), reference }
    },
    async recordSale(input) {
      log('sale')
      return toOrder(saleRow(input, now))
    },
    async changeOrder(id, change) {
      const row = find(orders, id)
      if (!row) return undefined
      log('change of an order')
      const after = applyOrderChange(row, change, now)
      return refusalOf(row, after, { ...change, expected: undefined }) ?? toOrder(after)
    },
    deleteOrder: async () => log('deletion'),
    async closeOrders(before) {
      log('closing of orders')
      const closed = listOf('open').filter(({ id }) => timeOf(id) < midnightOf(before)).length
      return { closed, closed_at: iso(now), more: false }
    },
    reopenOrders: async () => 0,

    async recordRun(kind, input) {
      log('report of a workflow')
      return toRun(runRow(kind, input, now))
    },
    async runState(kind) {
      const last = kind === 'backup' ? run(kind) : null
      return { last, lastSucceeded: last }
    },
    lastRefusedMail: async () => null,
    lastFullDay: async () => null,
    recall: async () => recordOf(RECALL_STEPS, () => null),
    async changeRecall(_lot, change) {
      log('step of a recall')
      return recordOf(RECALL_STEPS, (step) => (step === change.step && change.done ? iso(now) : null))
    },
    endSession: async () => undefined,
    isSessionEnded: async () => false,

    sessionData: async () => ({
      data: { interactions: [], productEvents: [], inquiries: [], orders: [] },
      next: null,
    }),
    async deleteSessionData() {
      log('deletion')
      return false
    },

    claimMail: async () => [],
    recordSent: async () => undefined,
    unalerted: async () => ({ inquiries: [], failures: [] }),
    startOwnerMail: async () => undefined,
    endOwnerMail: async () => undefined,
    writeDays: async () => 0,
    deleteFormerCounts: async () => undefined,
    deleteExpired: async () => 0,
    deleteUnconfirmed: async () => undefined,
  }
}

function log(subject: string): void {
  console.log(`Demo mode: accepted and not stored, because no database is bound as DB: ${subject}`)
}
