import { UNKNOWN } from '../statistics/contract.ts'
import { countedBy, type Definition, type Definitions } from '../statistics/counts.ts'
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

/**
 * Order clicks and sales by each dimension, of which every order has a key; jars sold by lot and pack in one key; and
 * refunds, on the day on which the money was given back.
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
  jars: {
    time: ({ sold_at }) => sold_at,
    key: ({ lot, pack }) => `${lot ?? UNKNOWN} ${pack ?? UNKNOWN}`,
    count: ({ quantity }) => quantity,
    value: ({ amount }) => amount,
  },
  refunded: { time: ({ refunded_at }) => refunded_at, value: ({ refunded }) => refunded },
} satisfies Definitions<OrderRow>

export const orderCounts = countedBy(ORDER_METRICS)

/** @returns lot and pack of a key of `jars`; both are the key itself beyond the limit of keys. A lot has no space */
export function readJarsKey(key: string): { lot: string; pack: string } {
  const space = key.indexOf(' ')
  return space === -1 ? { lot: key, pack: key } : { lot: key.slice(0, space), pack: key.slice(space + 1) }
}

/** What the chart shows of orders. */
export const ORDER_SERIES = {
  rupees: { metric: 'sold:pack', inRupees: true },
  sold: { metric: 'sold:pack' },
  jars: { metric: 'jars' },
  clicked: { metric: 'clicked:pack' },
} satisfies Record<string, DailySeries>
