import { DIMENSIONS, type Dimension } from '#contract/breakdowns.ts'
import { ORDER_DIMENSIONS, type OrderDimension } from '#contract/orders.ts'

/*
 * The metrics of `daily_counts`: how often something happened on a day in Asia/Kolkata, by key.
 *
 * metric                  key                        what is counted, and on which day
 * subscription            (none)                     confirmed addresses, on the day of `confirmed_at`; also of all time
 * unsubscription          (none)                     of these, the ones that left, by `unsubscribed_at`; also of all time
 * inquiry                 (none)                     inquiries
 * interaction:type        counted type, or `other`   interactions; also of all time
 * interaction:placement   link                       chat clicks
 * interaction:page        path                       interactions
 * interaction:source      campaign, host             interactions but batch views
 * interaction:lot         lot                        batch views
 * clicked:source … :pack  the order's                order clicks, by `clicked_at`; in all: the sum over packs
 * sold:source … :pack     the order's                sales, by `sold_at`, with paise as value
 * sold_from_clicks        (none)                     of these, the ones whose click was recorded
 * untracked               reason                     events that are not stored
 * mail                    (none)                     mails to visitors; a refused one is taken back
 *
 * Rows of all time have an empty day, and are the sum of all days. Rows written by an act, with their index entries:
 *
 * chat click              2 of the interaction, its type today and of all time, placement, page, source      7
 * other interaction       the same without placement                                                         6
 * batch view              2, its type twice, page, lot                                                       6
 * order click             3 of the order, 2 of the product event, 7 of the chat click, 4 by dimension       16
 * inquiry                 2 of the inquiry, its count, 7 of the chat click                                  10
 * sign-up                 2 of the subscription, its count twice, 6 of the interaction                      10
 * confirmation, leaving   2 counts; 6 if the address was confirmed before
 * sale, or its undo       5 counts; a changed sale removes and adds them                                 5, 10
 * product event           its 2 rows; it is not counted                                                      2
 * untracked event         1
 */

type InteractionMetric = `interaction:${'type' | Dimension}`
type ClickMetric = `clicked:${OrderDimension}`
type SaleMetric = `sold:${OrderDimension}` | 'sold_from_clicks'
export type Metric =
  | 'subscription'
  | 'unsubscription'
  | 'inquiry'
  | 'untracked'
  | 'mail'
  | InteractionMetric
  | ClickMetric
  | SaleMetric

/** A row of `daily_counts`, or what is added to one. */
export type Count = {
  metric: Metric
  /** `YYYY-MM-DD` in Asia/Kolkata, or `ALL_TIME`. */
  day: string
  key: string
  count: number
  /** Paise. */
  value: number
}

/** The day of the rows that are the sum of all days. */
export const ALL_TIME = ''

/** Keys of a metric on a day. Visitors choose most keys; beyond this limit they are counted as `OTHER`. */
export const MAX_KEYS_PER_DAY = 20

export const SUBSCRIBER_METRICS = ['subscription', 'unsubscription'] as const
export const DIMENSION_METRICS = DIMENSIONS.map((dimension) => `interaction:${dimension}` as const)
export const CLICK_METRICS = ORDER_DIMENSIONS.map((dimension) => `clicked:${dimension}` as const)
export const SALE_METRICS = ORDER_DIMENSIONS.map((dimension) => `sold:${dimension}` as const)
