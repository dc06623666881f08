import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { optional, requiredLine, rupeeAmount, userSession } from './fields.ts'

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
