import { DAY_MS, dayOf, iso, midnightOf } from '../lib/days.ts'
import { timeOf } from '../lib/ids.ts'
import { isSameSample, type Note } from '../lib/samples.ts'
import { sumCounts } from '../statistics/counts.ts'
import { isTimeOf, sampleList } from '../statistics/demo.ts'
import type { List, ReadCounts } from '../statistics/lists.ts'
import { CLOSE_AFTER_DAYS, NO_LOT } from './contract.ts'
import type { Orders } from './d1.ts'
import type { OrderListPage } from './input.ts'
import { lotTotals } from './lots.ts'
import { orderCounts } from './metrics.ts'
import { cursorOf, LIST_TIME, orderStatistics } from './numbers.ts'
import { applyOrderChange, orderRow, refusalOf, saleRow, toOrder } from './row.ts'
import type { OrderRow } from './table.ts'

/** Whether an order is on a list. */
const IS_LISTED: Record<OrderListPage['list'], (row: OrderRow) => boolean> = {
  open: ({ status }) => status === 'clicked',
  to_send: ({ status, sent_at }) => status === 'sold' && sent_at === null,
  sold: ({ status }) => status === 'sold',
  not_sold: ({ status }) => status === 'cancelled',
}

/**
 * The demo's part of the Store: the samples, and nothing is stored.
 *
 * @param counts of all samples
 */
export function demoOrders(samples: OrderRow[], counts: ReadCounts, now: number, note: Note): Orders {
  const all = sampleList(samples, orderCounts, now)
  const sold = samples.filter(IS_LISTED.sold)
  const bySale = sold.toSorted((one, other) => timeIn(other.sold_at) - timeIn(one.sold_at))
  const open = samples.filter(IS_LISTED.open)
  const old = midnightOf(dayOf(now - CLOSE_AFTER_DAYS * DAY_MS))
  return {
    ...orderStatistics(
      {
        all: async (page) => ({ ...(await all(page)), counts: await counts() }),
        listed: listedSamples(samples, now),
      },
      now,
    ),
    ...discardOrders(note, now),
    async findOrders(references) {
      return samples.filter(({ reference }) => references.includes(reference ?? '')).map(toOrder)
    },
    async ordersToDo() {
      const toSend = samples.filter(IS_LISTED.to_send)
      const [last] = bySale
      return {
        toMark: { count: open.length, old: open.filter(({ id }) => timeOf(id) < old).length },
        toSend: { orders: toSend.length, jars: toSend.reduce((sum, { quantity }) => sum + quantity, 0) },
        lastSold: last ? { reference: last.reference, sold_at: last.sold_at } : null,
      }
    },
    lotTotals: async (lots) => lotTotals(lots, sold),
    async *salesOf(span) {
      const isIn = (time: string | null) => time !== null && isTimeOf(timeIn(time), now, span)
      const oldestFirst = bySale.toReversed()
      yield oldestFirst.filter(({ sold_at }) => isIn(sold_at)).map(toOrder)
      yield oldestFirst.filter((row) => isIn(row.refunded_at) && !isIn(row.sold_at)).map(toOrder)
    },
    async recordSale(input) {
      if (samples.some(({ reference }) => reference !== null && reference === input.reference)) return
      await note('sale')
      return toOrder(saleRow(input, now))
    },
    async changeOrder(id, change) {
      const row = samples.find((sample) => isSameSample(sample.id, id))
      if (!row) return
      const after = applyOrderChange(row, change, now)
      const refusal = refusalOf(row, after, { ...change, expected: undefined })
      if (refusal) return refusal
      await note('change of an order')
      return toOrder(after)
    },
    deleteOrder: async () => note('deletion'),
    async closeOrders(before) {
      await note('closing of orders')
      const closed = open.filter(({ id }) => timeOf(id) < midnightOf(before)).length
      return { closed, closed_at: iso(now), more: false }
    },
    async reopenOrders() {
      await note('opening of orders')
      return 0
    },
  }
}

/** The owner's lists of sample orders. */
function listedSamples(samples: OrderRow[], now: number): List<OrderRow, OrderListPage> {
  return async (page, ...reads) => {
    const { list, lot, limit, cursor } = page
    const sign = list === 'to_send' ? 1 : -1
    const timeOfRow = (row: OrderRow) => timeIn(row[LIST_TIME[list]])
    const place = (row: OrderRow) => cursorOf(row, list)
    const rows = samples
      .filter((row) => IS_LISTED[list](row) && isTimeOf(timeOfRow(row), now, page))
      .filter((row) => lot == null || row.lot === (lot === NO_LOT ? null : lot))
      .sort((one, other) => sign * (timeOfRow(one) - timeOfRow(other) || (one.id < other.id ? -1 : 1)))
    // Each request dates the samples again: only the end of the cursor's id is the same.
    const last = rows.findIndex((row) => cursor !== undefined && isSameSample(place(row), cursor))
    const counts = reads.length > 0 ? sumCounts(samples.flatMap(orderCounts)) : []
    return { rows: rows.slice(last + 1, last + 1 + limit), counts }
  }
}

function timeIn(time: string | null): number {
  return Date.parse(time ?? '')
}

/** Stores nothing of what visitors send, and answers as if it did. */
export function discardOrders(note: Note, now: number) {
  return {
    async recordOrder(input) {
      await note('chat order')
      return { id: orderRow(input, now).id, reference: input.reference }
    },
  } satisfies Partial<Orders>
}
