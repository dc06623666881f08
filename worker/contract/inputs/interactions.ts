import * as z from 'zod'
import type { JsonObject } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { WEB_VITALS } from '../tracking.ts'
import { VITAL_NAMES, VITALS, type Vital } from '../vitals.ts'
import { optional, pageUrl, requiredLine, userSession } from './fields.ts'
import { jsonObject } from './json-object.ts'

const measurement = (name: Vital) => optional(z.number().min(0).max(VITALS[name].max))

/** A page view's web vitals: at least one metric, and nothing else. */
const vitals = z
  .object({ lcp: measurement('lcp'), inp: measurement('inp'), cls: measurement('cls') })
  .transform(
    (metrics): JsonObject =>
      Object.fromEntries(Object.entries(metrics).filter(([, measured]) => measured !== null)),
  )
  .refine((metrics) => Object.keys(metrics).length > 0, `Send at least one of ${VITAL_NAMES.join(', ')}`)

/** Body of `POST /api/interactions`. */
export const interactionInput = z
  .object({
    interaction_type: requiredLine(LIMITS.interactionType),
    user_session: userSession,
    page_url: pageUrl,
    additional_data: optional(jsonObject),
  })
  .transform((interaction, context) => {
    if (interaction.interaction_type !== WEB_VITALS) return interaction
    const { data, error } = vitals.safeParse(interaction.additional_data ?? {})
    if (data) return { ...interaction, additional_data: data }
    for (const { message, path } of error.issues) {
      context.addIssue({ code: 'custom', message, path: ['additional_data', ...path] })
    }
    return z.NEVER
  })

export type InteractionInput = Omit<z.input<typeof interactionInput>, 'additional_data'> & {
  additional_data?: JsonObject
}
/** A validated interaction, as the Store takes it. */
export type NewInteraction = z.output<typeof interactionInput>
