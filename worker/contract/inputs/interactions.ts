import * as z from 'zod'
import type { JsonObject } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { optional, pageUrl, requiredLine, userSession } from './fields.ts'
import { jsonObject } from './json-object.ts'

/** Body of `POST /api/interactions`. */
export const interactionInput = z.object({
  interaction_type: requiredLine(LIMITS.interactionType),
  user_session: userSession,
  page_url: pageUrl,
  additional_data: optional(jsonObject),
})

export type InteractionInput = Omit<z.input<typeof interactionInput>, 'additional_data'> & {
  additional_data?: JsonObject
}
/** A validated interaction, as the Store takes it. */
export type NewInteraction = z.output<typeof interactionInput>
