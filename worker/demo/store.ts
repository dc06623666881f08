import { recordOf } from '../contract/record-of.ts'
import { PAISE_PER_RUPEE as PAISE } from '../d1/columns.ts'
import { inquiryNumbers } from '../inquiries/queries.ts'
import { inquiryRow, toInquiry } from '../inquiries/row.ts'
import type { InquiryRow } from '../inquiries/table.ts'
import { hasWords } from '../inquiries/words.ts'
import { DAY_MS, dayOf, HOUR_MS, iso, midnightOf } from '../lib/days.ts'
import { newId, timeOf } from '../lib/ids.ts'
import { CLOSE_AFTER_DAYS, NO_LOT, ORDER_DIMENSIONS, type OrderListName } from '../orders/contract.ts'
import { lotTotals } from '../orders/lots.ts'
import { orderNumbers } from '../orders/queries.ts'
import { applyOrderChange, refusalOf, saleRow, toOrder } from '../orders/row.ts'
import type { SalesSum } from '../orders/sales.ts'
import type { OrderRow } from '../orders/table.ts'
import { RECALL_STEPS } from '../runs/contract.ts'
import { runRow, toRun } from '../runs/row.ts'
import { type Change, type Span, UNKNOWN } from '../statistics/contract.ts'
import { type Count, type KeyCount, sumByDay, sumOn } from '../statistics/counts.ts'
import { namesDays, type Period, periodOf } from '../statistics/period.ts'
import type { Store } from '../store.ts'
import { subscriptionRow, toListedSubscriber, toSubscription } from '../subscriptions/row.ts'
import {
  BATCH_VIEW,
  FLOATING_PLACEMENT,
  UNTRACKED_REASONS,
  type UntrackedReason,
} from '../tracking/contract.ts'
import { breakdownsOf, interactionNumbers } from '../tracking/queries.ts'
import { interactionRow, productEventRow, toInteraction, toProductEvent } from '../tracking/row.ts'
import type { InteractionRow } from '../tracking/table.ts'
import { demoRows, ID_END } from './rows.ts'

type TimeOf<Row> = (row: Row) => string | null

const madeAt = ({ created_at }: { created_at: string }) => created_at
const clickedAt = ({ clicked_at }: OrderRow) => clicked_at
const soldAt = ({ sold_at }: OrderRow) => sold_at
const refundedAt = ({ refunded_at }: OrderRow) => refunded_at

const LISTS: Record<OrderListName, TimeOf<OrderRow>> = {
  open: ({ status, clicked_at }) => (status === 'clicked' ? clicked_at : null),
  to_send: ({ sold_at, sent_at }) => (sent_at === null ? sold_at : null),
  sold: soldAt,
  not_sold: ({ cancelled_at }) => cancelled_at,
}

/** The metrics of `INTERACTION_COUNTS`, of a row. */
const INTERACTION_KEYS: Record<string, (row: InteractionRow) => unknown> = {
  'interaction:placement': ({ interaction_type: type, additional_data: data }) =>
    type === 'whatsapp_click' ? (data?.placement ?? FLOATING_PLACEMENT) : null,
  'interaction:page': ({ page }) => page,
  'interaction:source': ({ interaction_type: type, source }) => (type === BATCH_VIEW ? null : source),
  'interaction:lot': ({ interaction_type: type, additional_data: data }) =>
    type === BATCH_VIEW ? data?.lot : null,
  'seen:source': ({ interaction_type: type, source }) => (type === 'pricing_view' ? source : null),
}

const SALES_KEYS = ['day', 'pack', 'lot', 'source', 'page', 'placement'] as const

/** Counts each row on its day, under the key that each metric has for it, like SQL does of D1's rows. */
function countRows<Row>(
  rows: Row[],
  timeOf: TimeOf<Row>,
  keys: Record<string, (row: Row) => unknown>,
): Count[] {
  return rows.flatMap((row) =>
    Object.entries(keys).flatMap(([metric, keyOf]) => {
      const [time, key] = [timeOf(row), keyOf(row)]
      return time && key != null ? [{ metric, day: dayOf(Date.parse(time)), key: String(key), count: 1 }] : []
    }),
  )
}

function changeOf(counts: Count[], { previous, ...days }: Period): Change {
  return { inRange: sumOn(counts, days), previous: sumOn(counts, previous) }
}

/** Counts of a period and what it is compared with; `topRows` joins those of a key. */
function sumCounts(counts: Count[], period: Period): KeyCount[] {
  return counts.map((count) => ({ ...count, ...changeOf([count], period) }))
}

/**
 * The Store without a database, as of a time in milliseconds UTC: it shows the same rows to everybody, on one page. What is
 * sent is accepted, noted in the log and not stored, because anybody may read a demo.
 */
export function demoStore(now: number): Store {
  const { subscriptions, interactions, untracked, inquiries, orders } = demoRows(now)
  const find = <Row extends { id: string }>(rows: Row[], id: string) =>
    rows.find((row) => row.id.slice(-ID_END) === id.slice(-ID_END))
  /** The rows of the days of a query, or of any age. */
  const rowsOn = <Row>(rows: Row[], timeOf: TimeOf<Row>, span: Span) => {
    const { from, to } = namesDays(span) ? periodOf(now, span) : { from: 0, to: now + 1 }
    return rows.filter((row) => {
      const time = Date.parse(timeOf(row) ?? '')
      return time >= from && time < to
    })
  }
  const salesOf = (period: Period): SalesSum[] =>
    [period, period.previous].flatMap(({ first, last }, index) => {
      const span = { from: first, to: last }
      const one = { previous: index as 0 | 1, orders: 1 }
      return [
        ...rowsOn(orders, soldAt, span).flatMap(({ sold_at, quantity: jars, amount, ...keys }) =>
          SALES_KEYS.map((by) => {
            const key = by === 'day' ? dayOf(Date.parse(sold_at ?? '')) : (keys[by] ?? UNKNOWN)
            return { ...one, by, key, jars, paise: (amount ?? 0) * PAISE }
          }),
        ),
        ...rowsOn(orders, refundedAt, span).map(({ refunded }): SalesSum => {
          return { ...one, by: 'refunded', key: '', jars: 0, paise: (refunded ?? 0) * PAISE }
        }),
      ]
    })
  const listOf = (list: OrderListName, span: Span = {}) =>
    rowsOn(orders, LISTS[list], span).toSorted((one, other) =>
      (LISTS[list](one) ?? '') < (LISTS[list](other) ?? '') ? 1 : -1,
    )
  const unanswered = inquiries.filter((row) => hasWords(row) && row.status === 'new')

  return {
    mode: 'demo',
    isMigrated: async () => true,

    async subscriptionStats({ search, status, ...page }) {
      const period = periodOf(now, page)
      const counts = countRows(subscriptions, madeAt, { subscription: () => '' })
      const found =
        search === undefined
          ? rowsOn(subscriptions, madeAt, page)
          : subscriptions.filter(({ email }) => email.startsWith(search))
      return {
        data: status === 'pending' ? [] : found.slice(0, page.limit).map(toListedSubscriber),
        summary: { total: counts.length, ...changeOf(counts, period) },
        series: sumByDay(counts, period.days),
      }
    },
    listSubscriptions: async (page) => rowsOn(subscriptions, madeAt, page),
    async subscribe(input, { userAgent }) {
      const subscription = toSubscription(subscriptionRow(input, userAgent, now))
      return accepted('newsletter subscription', { subscription, created: true })
    },
    confirmSubscription: async () => false,
    unsubscribe: async () => undefined,
    deleteSubscriber: async () => accepted('deletion', undefined),

    async interactionStats(page) {
      const counts = countRows(interactions, madeAt, { type: ({ interaction_type }) => interaction_type })
      const data = rowsOn(interactions, madeAt, page).slice(0, page.limit).map(toInteraction)
      return { data, ...interactionNumbers(counts, periodOf(now, page), counts.length) }
    },
    async breakdowns(span) {
      const counts = countRows(interactions, madeAt, INTERACTION_KEYS)
      return { data: breakdownsOf(sumCounts(counts, periodOf(now, span))) }
    },
    async untrackedStats(span) {
      const ofReason = (reason: UntrackedReason) =>
        countRows(
          untracked.filter((row) => row.reason === reason),
          madeAt,
          { untracked: () => '' },
        )
      const period = periodOf(now, span)
      return { summary: recordOf(UNTRACKED_REASONS, (reason) => changeOf(ofReason(reason), period)) }
    },
    listInteractions: async (page) => rowsOn(interactions, madeAt, page).map(toInteraction),
    listProductEvents: async () => [],
    recordInteraction: async (input) => accepted('interaction', toInteraction(interactionRow(input, now))),
    recordProductEvent: async (input) =>
      accepted('product event', toProductEvent(productEventRow(input, now))),
    countUntracked: async () => accepted('count', undefined),

    async inquiryStats(page) {
      const written = (row: InquiryRow) => (hasWords(row) ? '' : null)
      const counts = countRows(inquiries, madeAt, { inquiry: () => '', 'inquiry:written': written })
      const data = rowsOn(inquiries, madeAt, page).slice(0, page.limit).map(toInquiry)
      return { data, ...inquiryNumbers(counts, periodOf(now, page)) }
    },
    listInquiries: async (page) => rowsOn(inquiries, madeAt, page).map(toInquiry),
    async writtenInquiries({ status }) {
      const found = inquiries.filter((row) => hasWords(row) && row.status === status)
      return { data: found.map(toInquiry), next: null }
    },
    inquiriesToDo: async () => ({ count: unanswered.length, oldest: unanswered.at(-1)?.created_at ?? null }),
    recordInquiry: async (input) => accepted('contact inquiry', toInquiry(inquiryRow(input, now))),
    async changeInquiry(id, change) {
      const row = find(inquiries, id)
      return row && accepted('change of an inquiry', toInquiry({ ...row, ...change }))
    },
    deleteInquiry: async () => accepted('deletion', undefined),

    async orderStats(page) {
      const period = periodOf(now, page)
      const clicks = ORDER_DIMENSIONS.flatMap((dimension) =>
        countRows(orders, clickedAt, { [`clicked:${dimension}`]: (row) => row[dimension] ?? UNKNOWN }),
      )
      const counts = [...clicks, ...countRows(interactions, madeAt, INTERACTION_KEYS)]
      const byDay = clicks.filter(({ metric }) => metric === 'clicked:pack')
      const data = (await this.listOrders(page)).slice(0, page.limit)
      return { data, ...orderNumbers(salesOf(period), sumCounts(counts, period), byDay, period) }
    },
    listOrders: async (page) => rowsOn(orders, ({ id }) => iso(timeOf(id)), page).map(toOrder),
    async orderList({ list, lot, ...span }) {
      const rows = listOf(list, span).filter((row) => !lot || row.lot === (lot === NO_LOT ? null : lot))
      return { data: (list === 'to_send' ? rows.reverse() : rows).map(toOrder), next: null }
    },
    async soldTotals(span) {
      const [sold, back] = [rowsOn(orders, soldAt, span), rowsOn(orders, refundedAt, span)]
      const sum = (rows: OrderRow[], name: 'quantity' | 'amount' | 'refunded') =>
        rows.reduce((total, row) => total + (row[name] ?? 0), 0)
      const [jars, rupees] = [sum(sold, 'quantity'), sum(sold, 'amount')]
      return { orders: sold.length, jars, rupees, refunded: sum(back, 'refunded') }
    },
    findOrders: async (references) =>
      orders.filter(({ reference }) => references.includes(reference ?? '')).map(toOrder),
    async ordersToDo() {
      const [open, toSend, [last]] = [listOf('open'), listOf('to_send'), listOf('sold')]
      const old = midnightOf(dayOf(now - CLOSE_AFTER_DAYS * DAY_MS))
      return {
        toMark: { count: open.length, old: open.filter(({ id }) => timeOf(id) < old).length },
        toSend: { orders: toSend.length, jars: toSend.reduce((jars, { quantity }) => jars + quantity, 0) },
        lastSold: last ? { reference: last.reference, sold_at: last.sold_at } : null,
      }
    },
    lotTotals: async (lots) => lotTotals(lots, listOf('sold')),
    async *salesOf(span) {
      const sold = rowsOn(orders, soldAt, span)
      yield sold.toReversed().map(toOrder)
      yield rowsOn(orders, refundedAt, span)
        .filter((row) => !sold.includes(row))
        .map(toOrder)
    },
    recordOrder: async ({ reference }) => accepted('chat order', { id: newId(now), reference }),
    recordSale: async (input) => accepted('sale', toOrder(saleRow(input, now))),
    async changeOrder(id, change) {
      const row = find(orders, id)
      if (!row) return undefined
      const after = applyOrderChange(row, change, now)
      const refusal = refusalOf(row, after, { ...change, expected: undefined })
      return refusal ?? accepted('change of an order', toOrder(after))
    },
    deleteOrder: async () => accepted('deletion', undefined),
    async closeOrders(before) {
      const closed = listOf('open').filter(({ id }) => timeOf(id) < midnightOf(before)).length
      return accepted('closing of orders', { closed, closed_at: iso(now), more: false })
    },
    reopenOrders: async () => 0,

    recordRun: async (kind, input) => accepted('report of a workflow', toRun(runRow(kind, input, now))),
    async runState(kind) {
      const sample = { outcome: 'succeeded', detail: 'A sample' } as const
      const last = kind === 'backup' ? toRun(runRow(kind, sample, now - 12 * HOUR_MS)) : null
      return { last, lastSucceeded: last }
    },
    lastRefusedMail: async () => null,
    lastFullDay: async () => null,
    recall: async () => recordOf(RECALL_STEPS, () => null),
    async changeRecall(_lot, { step, done }) {
      const recall = recordOf(RECALL_STEPS, (each) => (each === step && done ? iso(now) : null))
      return accepted('step of a recall', recall)
    },

    sessionData: async () => ({
      data: { interactions: [], productEvents: [], inquiries: [], orders: [] },
      next: null,
    }),
    deleteSessionData: async () => accepted('deletion', false),

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

/** Notes that something was sent, and returns what it is answered with. */
function accepted<Answer>(subject: string, answer: Answer): Answer {
  console.log(`Demo mode: accepted and not stored, because no database is bound as DB: ${subject}`)
  return answer
}
