import { dayOf } from '../lib/days.ts'
import { UNKNOWN } from '../statistics/contract.ts'
import { type Count, type Definitions, makeRowCounter } from '../statistics/counts.ts'
import type { DailySeries } from '../statistics/daily.ts'
import {
  BATCH_VIEW,
  COUNTED_TYPES,
  DIMENSIONS,
  FLOATING_PLACEMENT,
  lotOfPage,
  type UntrackedReason,
} from './contract.ts'
import { countKey, pagePath, sourceOf, visitOrigin } from './origin.ts'
import type { InteractionRow } from './table.ts'

const timestamp = (row: InteractionRow) => row.timestamp

/**
 * Chat clicks by link, and batch views by lot: the lot is all that is recorded of these. Prices seen by the same sources as
 * orders.
 */
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
  'seen:source': {
    time: timestamp,
    key: ({ interaction_type: type, page_url, additional_data: data }) => {
      const lot = lotOfPage(pagePath(page_url))
      return type === 'pricing_view' ? sourceOf(lot ? { lot } : data) : undefined
    },
  },
} satisfies Definitions<InteractionRow>

export const interactionCounts = makeRowCounter(INTERACTION_METRICS)

/** What the chart shows of interactions. */
export const INTERACTION_SERIES = {
  whatsapp_click: { metric: 'interaction:type', key: 'whatsapp_click' },
  pricing_view: { metric: 'interaction:type', key: 'pricing_view' },
  batch_view: { metric: 'interaction:type', key: 'batch_view' },
  interactions: { metric: 'interaction:type' },
} satisfies Record<string, DailySeries>

export const DIMENSION_METRICS = DIMENSIONS.map((dimension) => `interaction:${dimension}` as const)

/** @returns what events of a visitor who is not tracked count at a time in milliseconds UTC */
export function untrackedCounts(reason: UntrackedReason, now: number, events: number): Count[] {
  return [{ metric: 'untracked', day: dayOf(now), key: reason, count: events, value: 0 }]
}

/** @returns what product events count at a time in milliseconds UTC */
export function productEventCounts(now: number, events: number): Count[] {
  return [{ metric: 'product_event', day: dayOf(now), key: '', count: events, value: 0 }]
}

function countedType({ interaction_type }: InteractionRow): string {
  return COUNTED_TYPES.find((type) => type === interaction_type) ?? 'other'
}

function placementOf(data: InteractionRow['additional_data']): unknown {
  return data?.placement ?? (data?.inquiry_type === 'whatsapp' ? FLOATING_PLACEMENT : undefined)
}
