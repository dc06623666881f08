import { billOfOrder, billRefusal, billYear } from '../bills/rules.ts'
import { DAY_MS, dayOf, HOUR_MS, iso, midnightOf } from '../contract/days.ts'
import { recordOf } from '../contract/record-of.ts'
import { pick } from '../d1/columns.ts'
import { inquiryNumbers } from '../inquiries/queries.ts'
import { inquiryRow, toInquiry } from '../inquiries/row.ts'
import { hasWords, type InquiryRow } from '../inquiries/table.ts'
import { newId, timeOf } from '../lib/ids.ts'
import { billTerms } from '../mail/content.ts'
import { CLOSE_AFTER_DAYS, ORDER_DIMENSIONS, type OrderListName } from '../orders/constants.ts'
import { hasLot, jarsOf, linesOf } from '../orders/lines.ts'
import { lotTotals, recallsToDo } from '../orders/lots.ts'
import { orderNumbers } from '../orders/numbers.ts'
import { saleRow } from '../orders/row.ts'
import { applyOrderChange, isToSend, owedOf } from '../orders/rules.ts'
import { type OrderRow, orderColumns } from '../orders/table.ts'
import { reportRow } from '../reports/row.ts'
import { reportColumns } from '../reports/table.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import type { Day } from '../statistics/contract.ts'
import { type Count, changeOf, sumByDay } from '../statistics/counts.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import type { DemoStore } from '../store.ts'
import { subscriptionRow } from '../subscriptions/row.ts'
import { subscriberColumns, subscriptionColumns } from '../subscriptions/table.ts'
import { BATCH_VIEW, FLOATING_PLACEMENT, UNTRACKED_REASONS } from '../tracking/constants.ts'
import { breakdownsOf, interactionNumbers } from '../tracking/queries.ts'
import { interactionRow, productEventRow } from '../tracking/row.ts'
import { type InteractionRow, interactionColumns, productEventColumns } from '../tracking/table.ts'
import { demoBills, demoRows } from './rows.ts'
import { demoSales } from './sales.ts'

/** The time of a row, milliseconds UTC; NaN where it has none. */
type TimeOf<Row> = (row: Row) => number

const creationTime = ({ id }: { id: string }) => timeOf(id)
const parseTime = (time: string | null) => Date.parse(time ?? '')

/** The times by which orders are listed and counted. */
const ORDER_TIMES = {
  open: ({ status, clicked_at }) => parseTime(status === 'clicked' ? clicked_at : null),
  to_send: (row) => parseTime(isToSend(row) ? row.sold_at : null),
  owed: (row) => parseTime(owedOf(row) > 0 ? row.sold_at : null),
  sold: ({ sold_at }) => parseTime(sold_at),
  not_sold: ({ cancelled_at }) => parseTime(cancelled_at),
  clicked: ({ clicked_at }) => parseTime(clicked_at),
} satisfies Record<OrderListName | 'clicked', TimeOf<OrderRow>>

/** The metrics of `INTERACTION_COUNTS`, of a row. */
const interactionKeys = ({ interaction_type, page, source, additional_data: data }: InteractionRow) => ({
  'interaction:type': interaction_type,
  'interaction:placement': interaction_type === 'whatsapp_click' && (data?.placement ?? FLOATING_PLACEMENT),
  'interaction:page': page,
  'interaction:source': interaction_type !== BATCH_VIEW && source,
  'interaction:lot': data?.lot,
  'seen:source': interaction_type === 'pricing_view' && !data?.again && source,
})

const orderKeys = (row: OrderRow) =>
  Object.fromEntries(ORDER_DIMENSIONS.map((dimension) => [`clicked:${dimension}`, row[dimension] ?? UNKNOWN]))

/** Counts each row on a day, under the key that each metric has for it, like SQL does of D1's rows. */
function countRows<Row extends { id: string }>(
  rows: Row[],
  keysOf: (row: Row) => Record<string, unknown>,
  time: TimeOf<Row> = creationTime,
): Count[] {
  return rows
    .filter((row) => !Number.isNaN(time(row)))
    .flatMap((row) =>
      Object.entries(keysOf(row))
        .filter(([, key]) => typeof key === 'string')
        .map(([metric, key]) => ({ metric, day: dayOf(time(row)), key: String(key), count: 1 })),
    )
}

function sum(rows: OrderRow[], numberOf: (row: OrderRow) => number | null): number {
  return rows.reduce((total, row) => total + (numberOf(row) ?? 0), 0)
}

const toOrder = (row: OrderRow) => pick(row, orderColumns)

/**
 * The Store without a database, as of a time in milliseconds UTC: it shows the same rows to everybody, on one page, whatever
 * days are asked for; numbers are those of the days. What is sent is accepted, noted in the log and not stored, because anybody may read a demo.
 */
export function demoStore(now: number): DemoStore {
  const { subscriptions, interactions, untracked, inquiries, orders } = demoRows(now)
  const bills = demoBills(orders, billTerms)
  /** All counts, by the metrics of D1. */
  const counts: Count[] = [
    ...countRows(subscriptions, () => ({ subscription: '' })),
    ...countRows(interactions, interactionKeys),
    ...countRows(untracked, ({ reason }) => ({ [reason]: '' })),
    ...countRows(inquiries, (row) => ({ inquiry: '', 'inquiry:written': hasWords(row) ? '' : null })),
    ...countRows(orders, orderKeys, ORDER_TIMES.clicked),
  ]
  const countsOf = (name: string) => counts.filter(({ metric }) => metric === name)
  /** Counts of a period and what it is compared with; `topRows` joins those of a key. */
  const countsIn = (period: Period) => counts.map((count) => ({ ...count, ...changeOf([count], period) }))
  const ordersWith = (time: keyof typeof ORDER_TIMES) =>
    orders.filter((row) => !Number.isNaN(ORDER_TIMES[time](row)))
  const openBefore = (day: Day) =>
    ordersWith('open').filter((row) => creationTime(row) < midnightOf(day)).length
  const inquiriesWithWords = (status: InquiryRow['status']) =>
    inquiries.filter((row) => hasWords(row) && row.status === status)
  const backup = reportRow('backup', { outcome: 'succeeded', detail: 'A sample' }, now - 12 * HOUR_MS)

  return {
    mode: 'demo',
    isMigrated: async () => true,

    async subscriptionStats({ search, ...page }) {
      const period = periodOf(now, page)
      const found = subscriptions.filter(({ email }) => email.startsWith(search ?? ''))
      return {
        data: found.map((row) => pick(row, subscriberColumns)),
        summary: { total: subscriptions.length, ...changeOf(countsOf('subscription'), period) },
        series: sumByDay(countsOf('subscription'), period.days),
      }
    },
    listSubscriptions: async () => subscriptions,
    async subscribe(input, { userAgent }) {
      const subscription = pick(subscriptionRow(input, userAgent, now), subscriptionColumns)
      return acknowledge('newsletter subscription', { subscription, created: true })
    },
    confirmSubscription: async () => false,
    unsubscribe: async () => undefined,
    deleteSubscriber: async () => acknowledge('deletion', undefined),

    async interactionStats(page) {
      const numbers = interactionNumbers(
        countsOf('interaction:type'),
        periodOf(now, page),
        interactions.length,
      )
      return { data: await this.listInteractions(page), ...numbers }
    },
    breakdowns: async (span) => ({ data: breakdownsOf(countsIn(periodOf(now, span))) }),
    untrackedStats: async (span) => ({
      summary: recordOf(UNTRACKED_REASONS, (reason) => changeOf(countsOf(reason), periodOf(now, span))),
    }),
    listInteractions: async () => interactions.map((row) => pick(row, interactionColumns)),
    listProductEvents: async () => [],
    recordInteraction: async (input) =>
      acknowledge('interaction', pick(interactionRow(input, now), interactionColumns)),
    recordProductEvent: async (input) =>
      acknowledge('product event', pick(productEventRow(input, now), productEventColumns)),
    countUntracked: async () => acknowledge('count', undefined),

    inquiryStats: async (page) => ({
      data: inquiries.map(toInquiry),
      ...inquiryNumbers(counts, periodOf(now, page)),
    }),
    listInquiries: async () => inquiries.map(toInquiry),
    writtenInquiries: async ({ status }) => ({ data: inquiriesWithWords(status).map(toInquiry), next: null }),
    async inquiriesToDo() {
      const unanswered = inquiriesWithWords('new')
      return { count: unanswered.length, oldest: unanswered.at(-1)?.created_at ?? null }
    },
    recordInquiry: async (input) => acknowledge('contact inquiry', toInquiry(inquiryRow(input, now))),
    async changeInquiry(id, change) {
      const row = inquiries.find((inquiry) => inquiry.id === id)
      return row && acknowledge('change of an inquiry', toInquiry({ ...row, ...change }))
    },
    deleteInquiries: async () => acknowledge('deletion', undefined),

    async orderStats(page) {
      const period = periodOf(now, page)
      const sums = [...demoSales(orders, period, 0), ...demoSales(orders, period.previous, 1)]
      const numbers = orderNumbers(sums, countsIn(period), countsOf('clicked:pack'), period)
      return { data: await this.listOrders(page), ...numbers }
    },
    listOrders: async () => orders.map(toOrder),
    async orderList({ list, lot }) {
      const rows = ordersWith(list).filter((row) => !lot || hasLot(row, lot))
      return {
        data: (list === 'to_send' || list === 'owed' ? rows.reverse() : rows).map(toOrder),
        next: null,
      }
    },
    async soldTotals() {
      const sold = ordersWith('sold')
      return {
        orders: sold.length,
        jars: sum(sold, jarsOf),
        rupees: sum(sold, ({ amount }) => amount),
        refunded: sum(sold, ({ refunded }) => refunded),
        owed: sum(sold, owedOf),
        withoutLot: sum(sold, (row) =>
          linesOf(row).reduce((jars, line) => jars + (line.lot === null ? line.jars : 0), 0),
        ),
      }
    },
    findOrders: async (references) =>
      orders.filter(({ reference }) => references.includes(reference ?? '')).map(toOrder),
    findErased: async () => [],
    async ordersToDo(recalled) {
      const open = ordersWith('open')
      const toSend = ordersWith('to_send').filter((row) => !recalled.some((lot) => hasLot(row, lot)))
      return {
        toMark: { count: open.length, old: openBefore(dayOf(now - CLOSE_AFTER_DAYS * DAY_MS)) },
        toSend: { orders: toSend.length, jars: sum(toSend, jarsOf) },
        owed: { orders: ordersWith('owed').length, rupees: sum(orders, owedOf) },
        recalled: recallsToDo(recalled, ordersWith('sold').map(toOrder)),
      }
    },
    lotTotals: async (lots) =>
      lotTotals(
        lots,
        ordersWith('sold').map((row) => ({ ...row, erased: 0 })),
      ),
    moveUnsent: async ({ from, to }) =>
      acknowledge('change of lots', {
        data: ordersWith('to_send')
          .filter(({ lot }) => lot === from)
          .map((row) => ({ ...toOrder(row), lot: to })),
        lines: [],
      }),
    markSent: async ({ ids, undo }) =>
      acknowledge(
        'change of orders',
        orders
          .filter(({ id }) => ids.includes(id))
          .map((row) => ({ ...toOrder(row), sent_at: undo ? null : iso(now) })),
      ),
    async *salesOf() {
      yield ordersWith('sold').reverse().map(toOrder)
    },
    billsOfOrder: async (order) => bills.filter(({ order_id }) => order_id === order),
    async makeBill({ order, step, place }, terms) {
      const row = orders.find(({ id }) => id === order)
      if (!row) return undefined
      const [bill] = bills.filter((one) => one.order_id === order && one.step === step)
      if (bill) return { bill }
      const refusal = terms ? billRefusal(row, place, terms) : 'no_terms'
      if (refusal || !terms) return { refusal: refusal ?? 'no_terms' }
      const year = billYear(now)
      const made = { ...billOfOrder(row, place, terms), order_id: order, step, year, issued_at: iso(now) }
      return acknowledge('bill', { bill: { ...made, number: bills.length + 1 } })
    },
    async *billsIn() {
      yield bills
    },
    fullToday: async () => [],
    recordOrder: async ({ reference }) => acknowledge('chat order', { id: newId(now), reference }),
    recordSale: async (input) => acknowledge('sale', toOrder(saleRow(input, now))),
    async changeOrder(id, change) {
      const row = orders.find((order) => order.id === id)
      if (!row) return undefined
      const changed = { before: toOrder(row), order: toOrder(applyOrderChange(row, change, now)) }
      return acknowledge('change of an order', changed)
    },
    deleteOrder: async () => acknowledge('deletion', undefined),
    closeOrders: async (before) =>
      acknowledge('closing of orders', { closed: openBefore(before), closed_at: iso(now), more: false }),
    reopenOrders: async () => 0,

    recordReport: async (kind, input) =>
      acknowledge('report of a workflow', pick(reportRow(kind, input, now), reportColumns)),
    lastReport: async (workflow) => (workflow === 'backup' ? pick(backup, reportColumns) : null),
    lastRefusedMail: async () => null,

    sessionData: async () => ({
      data: { interactions: [], productEvents: [], inquiries: [], orders: [], bills: [] },
      next: null,
    }),
    deleteSessionData: async () => acknowledge('deletion', false),
  }
}

/** Notes that something was sent, and returns what it is answered with. */
function acknowledge<Answer>(subject: string, answer: Answer): Answer {
  console.log(`Demo mode: accepted and not stored, because no database is bound as DB: ${subject}`)
  return answer
}
