import { UNKNOWN } from '../statistics/contract.ts'
import { type Definition, type Definitions, makeRowCounter } from '../statistics/counts.ts'
import type { DailySeries } from '../statistics/daily.ts'
import type { OrderDimension } from './contract.ts'
import type { OrderRow } from './table.ts'

const clicked = (dimension: OrderDimension): Definition<OrderRow> => ({
  time: ({ clicked_at }) => clicked_at,
  key: (order) => order[dimension] || UNKNOWN,
})

const sold = (dimension: OrderDimension): Definition<OrderRow> => ({
  time: ({ sold_at }) => sold_at,
  key: (order) => order[dimension] || UNKNOWN,
  value: ({ amount }) => amount,
})

const jars = (dimension: 'pack' | 'lot'): Definition<OrderRow> => ({
  ...sold('pack'),
  key: (order) => order[dimension] || UNKNOWN,
  count: ({ quantity }) => quantity,
})

/**
 * Order clicks, sales and jars by each dimension, of which every order has a key; and refunds, on the day on which the money
 * was given back.
 */
export const ORDER_METRICS = {
  'clicked:source': clicked('source'),
  'clicked:page': clicked('page'),
  'clicked:placement': clicked('placement'),
  'clicked:pack': clicked('pack'),
  'sold:source': sold('source'),
  'sold:page': sold('page'),
  'sold:placement': sold('placement'),
  'sold:pack': sold('pack'),
  'jars:pack': jars('pack'),
  'jars:lot': jars('lot'),
  refunded: { time: ({ refunded_at }) => refunded_at, value: ({ refunded }) => refunded },
} satisfies Definitions<OrderRow>

export const orderCounts = makeRowCounter(ORDER_METRICS)

/** What the chart shows of orders. */
export const ORDER_SERIES = {
  rupees: { metric: 'sold:pack', inRupees: true },
  sold: { metric: 'sold:pack' },
  jars: { metric: 'jars:pack' },
  clicked: { metric: 'clicked:pack' },
} satisfies Record<string, DailySeries>
