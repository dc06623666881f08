import { dayOf } from '../contract/days.ts'
import { hasWords } from '../inquiries/table.ts'
import { timeOf } from '../lib/ids.ts'
import { ORDER_DIMENSIONS, type OrderListName } from '../orders/constants.ts'
import { isToSend, owedOf } from '../orders/rules.ts'
import type { OrderRow } from '../orders/table.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import type { Count } from '../statistics/counts.ts'
import { BATCH_VIEW, FLOATING_PLACEMENT } from '../tracking/constants.ts'
import { CAMPAIGN_SEPARATOR } from '../tracking/contract.ts'
import type { InteractionRow } from '../tracking/table.ts'
import type { demoRows } from './rows.ts'

/** The time of a row, milliseconds UTC; NaN where it has none. */
export type TimeOf<Row> = (row: Row) => number

/** The time at which a row was made, milliseconds UTC. */
export const creationTime = ({ id }: { id: string }) => timeOf(id)
const parseTime = (time: string | null) => Date.parse(time ?? '')

/** The times by which orders are listed and counted. */
export const ORDER_TIMES = {
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
  'interaction:source': interaction_type !== BATCH_VIEW && source?.split(CAMPAIGN_SEPARATOR)[0],
  'interaction:lot': interaction_type === BATCH_VIEW && data?.lot,
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
    .flatMap((row) => {
      const day = dayOf(time(row))
      return Object.entries(keysOf(row))
        .filter(([, key]) => typeof key === 'string')
        .map(([metric, key]) => ({ metric, day, key: String(key), count: 1 }))
    })
}

/** All counts of the demo, by the metrics of D1. */
export function demoCounts(rows: ReturnType<typeof demoRows>): Count[] {
  return [
    ...countRows(rows.subscriptions, () => ({ subscription: '' })),
    ...countRows(rows.interactions, interactionKeys),
    ...countRows(rows.untracked, ({ reason }) => ({ [reason]: '' })),
    ...countRows(rows.inquiries, (row) => ({ inquiry: '', 'inquiry:written': hasWords(row) ? '' : null })),
    ...countRows(rows.orders, orderKeys, ORDER_TIMES.clicked),
  ]
}
