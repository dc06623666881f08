import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { Bill } from '../bills/contract.ts'
import { BILL_COLUMNS, BILL_SUMS, billLines } from '../bills/csv.ts'
import { dayOf } from '../contract/days.ts'
import { toPaisa } from '../contract/paise.ts'
import { recordOf } from '../contract/record-of.ts'
import type { Span } from '../statistics/contract.ts'
import { csvFile } from '../statistics/csv-file.ts'
import type { CsvRow } from '../statistics/csv-line.ts'
import { FILE_PAGE_ROWS } from '../statistics/lists.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import type { Order } from './contract.ts'
import { linesOf, restOf } from './lines.ts'

const SALES_COLUMNS = [
  ...'day,reference,pack,jars,rupees,delivery,refunded,refunded_on'.split(','),
  ...'net,received,received_on,how,lot,note'.split(','),
]

/** Columns that have a total. */
const SUMS = ['jars', 'rupees', 'delivery', 'refunded', 'net', 'received', ...BILL_SUMS] as const

const LOT_COLUMNS = 'day,reference,pack,jars,rupees,sent_on,warned_on,note'.split(',')

/** The financial year begins on 1 April. */
const YEAR_START = '-04-01'
const YEAR_END = '-03-31'

/**
 * The accountant's file: sales of a period by the day in India, the money that was given back in it, and a total. Its sums
 * are those of the dashboard: a refund counts on its own day, so one of an earlier sale has a row without jars and rupees.
 * Net is rupees less refunds. What was received is the sale's total up to now, on any day. A bill and a note count on the
 * day on which they were made.
 */
export async function salesFile(c: Context<AppEnv>, span: Span): Promise<Response> {
  const { now, store } = c.var
  const period = periodOf(now, span)
  const total: Record<string, number> = recordOf(SUMS, () => 0)
  const add = (lines: CsvRow[]) => {
    for (const line of lines)
      for (const name of SUMS) total[name] = toPaisa((total[name] ?? 0) + Number(line[name] ?? 0))
    return lines
  }
  const made: Bill[] = []
  for await (const page of store.billsIn(span)) made.push(...page)
  const documents = billLines(made)
  // A shop that makes no bills has no columns of them.
  const columns = made.length > 0 ? [...SALES_COLUMNS, ...BILL_COLUMNS] : SALES_COLUMNS
  async function* rows(): AsyncGenerator<CsvRow[]> {
    for await (const page of store.salesOf(span))
      yield add(
        page.flatMap((order) =>
          salesLines(order, period).map((line, index) =>
            index === 0 ? { ...line, ...documents.ofSale(order.id) } : line,
          ),
        ),
      )
    yield add(documents.others())
    yield [{ id: '', day: 'Total', ...total, note: `As of ${dayOf(now)}` }]
  }
  return csvFile(c, { name: `sales-${nameOf(period, dayOf(now))}`, columns }, rows())
}

/** A sale has a line for each size; the first one also has delivery, the refund and what was received. */
function salesLines(order: Order, { from, to }: Period) {
  const isIn = (time: string | null) => time !== null && Date.parse(time) >= from && Date.parse(time) < to
  const isSoldIn = isIn(order.sold_at)
  const isRefundedIn = isIn(order.refunded_at)
  const rupees = isSoldIn ? restOf({ ...order, charge: null }) : null
  const refunded = isRefundedIn ? order.refunded : null
  const first = {
    ...order,
    day: dayIn(order.sold_at),
    jars: isSoldIn ? order.quantity : null,
    rupees,
    delivery: isSoldIn ? order.charge : null,
    refunded,
    refunded_on: isRefundedIn ? dayIn(order.refunded_at) : null,
    net: toPaisa((rupees ?? 0) - (refunded ?? 0)),
    received: isSoldIn ? order.received : null,
    received_on: isSoldIn ? dayIn(order.received_at) : null,
    how: isSoldIn ? order.received_how : null,
  }
  const ofSale = { delivery: null, refunded: null, refunded_on: null }
  const received = { received: null, received_on: null, how: null }
  const others = isSoldIn ? linesOf(order).slice(1) : []
  return [first, ...others.map((line) => ({ ...first, ...ofSale, ...received, ...line, net: line.rupees }))]
}

/** @returns `2026-27` for a financial year, also for the present one up to today, else the days */
function nameOf({ first, last }: Period, today: string): string {
  const year = Number(first.slice(0, 4))
  const end = `${year + 1}${YEAR_END}`
  const isYear = first.endsWith(YEAR_START) && (last === end || (last === today && today < end))
  return isYear ? `${year}-${String(year + 1).slice(2)}` : `${first}-to-${last}`
}

/**
 * All sales of a lot, newest first, with its jars and their rupees, without delivery: a list of the customers to write to
 * at a recall.
 */
export async function lotFile(c: Context<AppEnv>, lot: string): Promise<Response> {
  async function* rows(): AsyncGenerator<CsvRow[]> {
    let cursor: string | undefined
    do {
      const { data, next } = await c.var.store.orderList({ list: 'sold', lot, limit: FILE_PAGE_ROWS, cursor })
      yield data.flatMap((order) => lotLines(order, lot))
      cursor = next ?? undefined
    } while (cursor)
  }
  return csvFile(c, { name: `lot-${lot}`, columns: LOT_COLUMNS }, rows())
}

function lotLines(order: Order, lot: string): CsvRow[] {
  return linesOf(order)
    .filter((line) => line.lot === lot)
    .map((line) => ({
      ...order,
      ...line,
      day: dayIn(order.sold_at),
      sent_on: dayIn(order.sent_at),
      warned_on: dayIn(order.warned_at),
    }))
}

/** @returns the day in India of a time */
function dayIn(time: string | null): string | null {
  return time && dayOf(time)
}
