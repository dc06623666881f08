import { billOfOrder, billRefusal, billYear } from '../bills/rules.ts'
import { DAY_MS, dayOf, HOUR_MS, iso, midnightOf } from '../contract/days.ts'
import { recordOf } from '../contract/record-of.ts'
import { sumOf } from '../contract/sum-of.ts'
import { pick } from '../d1/columns.ts'
import { inquiryNumbers } from '../inquiries/queries.ts'
import { inquiryRow, toInquiry } from '../inquiries/row.ts'
import { hasWords, type InquiryRow } from '../inquiries/table.ts'
import { newId } from '../lib/ids.ts'
import { billTerms } from '../mail/content.ts'
import { CLOSE_AFTER_DAYS } from '../orders/constants.ts'
import { hasLot, jarsOf, linesOf } from '../orders/lines.ts'
import { lotTotals, recallsToDo } from '../orders/lots.ts'
import { orderNumbers } from '../orders/numbers.ts'
import { saleRow } from '../orders/row.ts'
import { applyOrderChange, owedOf } from '../orders/rules.ts'
import { type OrderRow, orderColumns } from '../orders/table.ts'
import { reportRow } from '../reports/row.ts'
import { reportColumns } from '../reports/table.ts'
import type { Day, Span } from '../statistics/contract.ts'
import { changeOf, sumByDay } from '../statistics/counts.ts'
import { type Period, periodOf, timesOf } from '../statistics/period.ts'
import type { DemoStore } from '../store.ts'
import { subscriptionRow } from '../subscriptions/row.ts'
import { subscriberColumns, subscriptionColumns } from '../subscriptions/table.ts'
import { UNTRACKED_REASONS } from '../tracking/constants.ts'
import { breakdownsOf, interactionNumbers } from '../tracking/queries.ts'
import { interactionRow, productEventRow } from '../tracking/row.ts'
import { interactionColumns, productEventColumns } from '../tracking/table.ts'
import { creationTime, demoCounts, ORDER_TIMES, type TimeOf } from './counts.ts'
import { demoBills, demoRows } from './rows.ts'
import { demoSales } from './sales.ts'

const toOrder = (row: OrderRow) => pick(row, orderColumns)

/** How many of the newest rows come with their numbers, whatever days are asked for. */
const [NEWEST_SUBSCRIPTIONS, NEWEST_INTERACTIONS] = [5, 10]

/**
 * The Store without a database, as of a time in milliseconds UTC: it shows the same rows to everybody, each list on one page.
 * What is sent is accepted, noted in the log and not stored, because anybody may read a demo.
 */
export function demoStore(now: number): DemoStore {
  const rows = demoRows(now)
  const { subscriptions, interactions, inquiries, orders } = rows
  const bills = demoBills(orders, billTerms)
  const counts = demoCounts(rows)
  const countsOf = (name: string) => counts.filter(({ metric }) => metric === name)
  /** Counts of a period and of what it is compared with; `topRows` joins those of a key. */
  const countsIn = (period: Period) => counts.map((count) => ({ ...count, ...changeOf([count], period) }))
  /** Rows of the days of a query, or all where it names none. */
  const rowsIn = <Row extends { id: string }>(rows: Row[], span: Span, time: TimeOf<Row> = creationTime) => {
    const { from, to } = timesOf(now, span)
    return rows.filter((row) => time(row) >= from && time(row) < to)
  }
  const ordersWith = (time: keyof typeof ORDER_TIMES, span: Span = {}) =>
    rowsIn(orders, span, ORDER_TIMES[time])
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
        data: found.slice(0, NEWEST_SUBSCRIPTIONS).map((row) => pick(row, subscriberColumns)),
        summary: { total: subscriptions.length, ...changeOf(countsOf('subscription'), period) },
        series: sumByDay(countsOf('subscription'), period.days),
      }
    },
    listSubscriptions: async (page) => rowsIn(subscriptions, page),
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
      return { data: (await this.listInteractions({ limit: 0 })).slice(0, NEWEST_INTERACTIONS), ...numbers }
    },
    breakdowns: async (span) => ({ data: breakdownsOf(countsIn(periodOf(now, span))) }),
    untrackedStats: async (span) => ({
      summary: recordOf(UNTRACKED_REASONS, (reason) => changeOf(countsOf(reason), periodOf(now, span))),
    }),
    listInteractions: async (page) => rowsIn(interactions, page).map((row) => pick(row, interactionColumns)),
    listProductEvents: async () => [],
    recordInteraction: async (input) =>
      acknowledge('interaction', pick(interactionRow(input, now), interactionColumns)),
    recordProductEvent: async (input) =>
      acknowledge('product event', pick(productEventRow(input, now), productEventColumns)),
    countUntracked: async () => acknowledge('count', undefined),

    async inquiryStats(page) {
      return { data: await this.listInquiries(page), ...inquiryNumbers(counts, periodOf(now, page)) }
    },
    listInquiries: async (page) => rowsIn(inquiries, page).map(toInquiry),
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
    listOrders: async (page) => rowsIn(orders, page).map(toOrder),
    async orderList({ list, lot, ...span }) {
      const rows = ordersWith(list, span).filter((row) => !lot || hasLot(row, lot))
      return {
        data: (list === 'to_send' || list === 'owed' ? rows.reverse() : rows).map(toOrder),
        next: null,
      }
    },
    async soldTotals(span) {
      const sold = ordersWith('sold', span)
      const refunds = rowsIn(orders, span, ({ refunded_at }) => Date.parse(refunded_at ?? ''))
      return {
        orders: sold.length,
        jars: sumOf(sold, jarsOf),
        rupees: sumOf(sold, ({ amount }) => amount ?? 0),
        refunded: sumOf(refunds, ({ refunded }) => refunded ?? 0),
        owed: sumOf(sold, owedOf),
        withoutLot: sumOf(sold.flatMap(linesOf), ({ lot, jars }) => (lot === null ? jars : 0)),
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
        toSend: { orders: toSend.length, jars: sumOf(toSend, jarsOf) },
        owed: { orders: ordersWith('owed').length, rupees: sumOf(orders, owedOf) },
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
    async *salesOf(span) {
      yield ordersWith('sold', span).reverse().map(toOrder)
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
      const ofSeries = bills.filter((one) => one.kind === terms.kind && one.year === year)
      const made = { ...billOfOrder(row, place, terms), order_id: order, step, year, issued_at: iso(now) }
      return acknowledge('bill', { bill: { ...made, number: ofSeries.length + 1 } })
    },
    async *billsIn(span) {
      const { from, to } = periodOf(now, span)
      yield bills.filter(({ issued_at }) => Date.parse(issued_at) >= from && Date.parse(issued_at) < to)
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
