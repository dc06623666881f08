import { DIMENSIONS, UNKNOWN } from '#contract/breakdowns.ts'
import { ORDER_DIMENSIONS, type OrderDimension } from '#contract/orders.ts'
import { BATCH_VIEW, COUNTED_TYPES, FLOATING_PLACEMENT } from '#contract/tracking.ts'
import type { InquiryRow, InteractionRow, OrderRow, SubscriptionRow } from '../rows.ts'
import { countKey, pagePath, visitOrigin } from './origin.ts'

/*
 * The metrics of `daily_counts`, by the row that they count: on which day in Asia/Kolkata, under which key, with which
 * value. What an act adds, what a change of a row corrects, and `recount` follow from this list.
 *
 * Rows written by an act, with their index entries:
 *
 * chat click              2 of the interaction, its type today and of all time, placement, page, source      7
 * other interaction       the same without placement                                                         6
 * batch view              2, its type twice, page, lot                                                       6
 * order click             3 of the order, 2 of the product event, 7 of the chat click, 4 by dimension       16
 * inquiry                 2 of the inquiry, its count, 7 of the chat click                                  10
 * sign-up                 2 of the subscription, its count twice, 6 of the interaction                      10
 * confirmation, leaving   2 counts; 6 if the address was confirmed before
 * sale, or its undo       4 counts; a sale that moves to another day removes and adds them                 4, 8
 * product event           its 2 rows; it is not counted                                                      2
 * untracked event         1
 */

/** How a metric counts a row. */
export type Definition<Row> = {
  /** The time on whose day the row counts; while it is null, the row does not count. */
  time: (row: Row) => string | null
  /** The key, where the metric has several; undefined for a row that does not count. */
  key?: (row: Row) => string | undefined
  /** Rupees, where the metric adds them up. */
  value?: (row: Row) => number | null
  /** Whether there is also a row that is the sum of all days. */
  allTime?: true
}

type Definitions<Row> = Record<string, Definition<Row>>

/** Confirmed addresses, and of these the ones that unsubscribed. */
export const SUBSCRIPTION_METRICS = {
  subscription: { time: ({ confirmed_at }) => confirmed_at, allTime: true },
  unsubscription: {
    time: ({ confirmed_at, unsubscribed_at }) => confirmed_at && unsubscribed_at,
    allTime: true,
  },
} satisfies Definitions<Pick<SubscriptionRow, 'confirmed_at' | 'unsubscribed_at'>>

export const INQUIRY_METRICS = {
  inquiry: { time: ({ created_at }) => created_at },
} satisfies Definitions<Pick<InquiryRow, 'created_at'>>

const timestamp = (row: InteractionRow) => row.timestamp

/** Chat clicks by link, and batch views by lot: the lot is all that is recorded of these. */
export const INTERACTION_METRICS = {
  'interaction:type': { time: timestamp, key: countedType, allTime: true },
  'interaction:placement': {
    time: timestamp,
    key: ({ interaction_type: type, additional_data: data }) =>
      type === 'whatsapp_click' ? countKey(placementOf(data)) : undefined,
  },
  'interaction:page': { time: timestamp, key: ({ page_url }) => pagePath(page_url) ?? UNKNOWN },
  'interaction:source': {
    time: timestamp,
    key: ({ interaction_type: type, additional_data: data }) =>
      type === BATCH_VIEW ? undefined : visitOrigin(data),
  },
  'interaction:lot': {
    time: timestamp,
    key: ({ interaction_type: type, additional_data: data }) =>
      type === BATCH_VIEW ? countKey(data?.lot) : undefined,
  },
} satisfies Definitions<InteractionRow>

const clicked = (dimension: OrderDimension): Definition<OrderRow> => ({
  time: ({ clicked_at }) => clicked_at,
  key: (order) => order[dimension] || UNKNOWN,
})
const sold = (dimension: OrderDimension): Definition<OrderRow> => ({
  time: ({ sold_at }) => sold_at,
  key: (order) => order[dimension] || UNKNOWN,
  value: ({ amount }) => amount,
})

/** Order clicks and sales by each dimension, of which every order has a key. */
export const ORDER_METRICS = {
  'clicked:source': clicked('source'),
  'clicked:page': clicked('page'),
  'clicked:placement': clicked('placement'),
  'clicked:pack': clicked('pack'),
  'sold:source': sold('source'),
  'sold:page': sold('page'),
  'sold:placement': sold('placement'),
  'sold:pack': sold('pack'),
} satisfies Definitions<OrderRow>

export type Metric =
  | keyof typeof SUBSCRIPTION_METRICS
  | keyof typeof INQUIRY_METRICS
  | keyof typeof INTERACTION_METRICS
  | keyof typeof ORDER_METRICS
  /** Events that are not stored, by reason. */
  | 'untracked'
  /** Attempts to send a mail to a visitor. */
  | 'mail'

export type DailySeries = { metric: Metric; key?: string; inRupees?: true }

/** What the dashboard's chart shows by day: the counts of a metric, all or of one key, or its rupees. */
export const DAILY_SERIES = {
  rupees: { metric: 'sold:pack', inRupees: true },
  sold: { metric: 'sold:pack' },
  clicked: { metric: 'clicked:pack' },
  whatsapp_click: { metric: 'interaction:type', key: 'whatsapp_click' },
  subscriptions: { metric: 'subscription' },
  pricing_view: { metric: 'interaction:type', key: 'pricing_view' },
  batch_view: { metric: 'interaction:type', key: 'batch_view' },
  interactions: { metric: 'interaction:type' },
} satisfies Record<string, DailySeries>

/** The day of the rows that are the sum of all days. */
export const ALL_TIME = ''

/** Keys of a metric on a day. Visitors choose most keys; beyond this limit they are counted as `OTHER`. */
export const MAX_KEYS_PER_DAY = 20

export const SUBSCRIBER_METRICS = ['subscription', 'unsubscription'] as const
export const DIMENSION_METRICS = DIMENSIONS.map((dimension) => `interaction:${dimension}` as const)
export const CLICK_METRICS = ORDER_DIMENSIONS.map((dimension) => `clicked:${dimension}` as const)
export const SALE_METRICS = ORDER_DIMENSIONS.map((dimension) => `sold:${dimension}` as const)

function countedType({ interaction_type }: InteractionRow): string {
  return COUNTED_TYPES.find((type) => type === interaction_type) ?? 'other'
}

function placementOf(data: InteractionRow['additional_data']): unknown {
  return data?.placement ?? (data?.inquiry_type === 'whatsapp' ? FLOATING_PLACEMENT : undefined)
}
