import * as z from 'zod'
import { line, optional, pageUrl, requiredLine, rupeeAmount, userSession } from '../contract/fields.ts'
import type { Json, JsonObject } from '../contract/json.ts'
import { LIMITS } from '../contract/limits.ts'

/** A JSON object of bounded depth and size. */
const jsonObject = z
  .record(z.string(), z.unknown())
  .refine((value) => depthOf(value) <= LIMITS.additionalDataDepth, {
    message: `Nest at most ${LIMITS.additionalDataDepth} levels deep`,
    abort: true,
  })
  .refine(
    (value) => new TextEncoder().encode(JSON.stringify(value)).length <= LIMITS.additionalData,
    `Send at most ${LIMITS.additionalData} bytes of JSON`,
  )
  .transform((value) => value as JsonObject)

/** Levels of objects and arrays, without recursion: a hostile body may be nested thousands deep. */
function depthOf(value: unknown): number {
  let depth = 0
  let level: unknown[] = [value]
  while (level.length > 0) {
    const nested = level.filter(
      (entry): entry is Json[] | JsonObject => typeof entry === 'object' && entry !== null,
    )
    if (nested.length > 0) depth += 1
    level = nested.flatMap((entry) => Object.values(entry))
  }
  return depth
}

const field = optional(line(LIMITS.visitSource))

/**
 * Where a visit came from: the referring host and the campaign parameters of the link; for an order from a batch page,
 * its lot. Empty fields are dropped.
 */
export const visitSource = optional(
  z
    .object({ referrer: field, utm_source: field, utm_medium: field, utm_campaign: field, lot: field })
    .transform((fields) =>
      Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
      ),
    ),
)

export type VisitSource = z.output<typeof visitSource>

/** Body of `POST /api/interactions`. */
export const interactionInput = z.object({
  interaction_type: requiredLine(LIMITS.interactionType),
  user_session: userSession,
  page_url: pageUrl,
  additional_data: optional(jsonObject),
})
export type InteractionInput = z.input<typeof interactionInput>

/** A validated interaction, as the Store takes it. */
export type NewInteraction = z.output<typeof interactionInput>

/** Body of `POST /api/product-analytics`. */
export const productEventInput = z.object({
  event_name: requiredLine(LIMITS.eventName),
  product_name: requiredLine(LIMITS.productName),
  action_type: requiredLine(LIMITS.actionType),
  user_session: userSession,
  /** Rupees. */
  conversion_value: optional(rupeeAmount),
})

/** A validated product event, as the Store takes it. */
export type NewProductEvent = z.output<typeof productEventInput>
