import { iso } from '../contract/days.ts'
import type { JsonObject } from '../contract/json.ts'
import { newId } from '../lib/ids.ts'
import type { NewInteraction, NewProductEvent, VisitSource } from './input.ts'
import { interactionSource, pagePath } from './origin.ts'
import type { InteractionRow, ProductEventRow } from './table.ts'

export function interactionRow(input: NewInteraction, now: number): InteractionRow {
  const time = iso(now)
  return {
    id: newId(now),
    ...input,
    timestamp: time,
    created_at: time,
    page: pagePath(input.page_url),
    source: interactionSource(input),
  }
}

/**
 * Builds the interaction that is stored with a subscription, an inquiry or an order. Without a browser session it gets one of
 * the server's.
 */
export function linkedInteraction(
  type: 'newsletter_subscription' | 'whatsapp_click',
  of: { user_session: string | null; page_url: string | null; visit_source: VisitSource },
  additionalData: JsonObject,
  now: number,
): InteractionRow {
  return interactionRow(
    {
      interaction_type: type,
      user_session: of.user_session ?? `server-session-${now}`,
      page_url: of.page_url,
      additional_data: { ...additionalData, ...of.visit_source },
    },
    now,
  )
}

export function productEventRow(input: NewProductEvent, now: number): ProductEventRow {
  const time = iso(now)
  return { id: newId(now), ...input, timestamp: time, created_at: time }
}
