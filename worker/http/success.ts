import type { Context, TypedResponse } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JSONParsed } from 'hono/utils/types'
import type { AppEnv } from '../app-env.ts'
import { dayOf } from '../contract/days.ts'
import type { Success } from '../contract/responses.ts'

/** Builds a successful response with the call's own fields; it says so where they are those of a demo. */
export function success<T extends object, Status extends ContentfulStatusCode = 200>(
  c: Context<AppEnv>,
  fields: T,
  status?: Status,
): Response & TypedResponse<JSONParsed<Success & T>, Status, 'json'> {
  const demo = c.var.store.mode === 'demo' && ({ demo: true } as const)
  return c.json<Success & T, Status>({ success: true, ...demo, ...fields }, status)
}

/** The day in Asia/Kolkata by the Worker's clock. */
type Dated = { today: string }

/**
 * Builds the answer of a call for numbers or lists, with the Worker's day: the dashboard makes its ranges from it, because
 * the clock of a device may be wrong.
 */
export function datedSuccess<T extends object>(
  c: Context<AppEnv>,
  fields: T,
): Response & TypedResponse<JSONParsed<Success & Dated & T>, 200, 'json'> {
  return success<Dated & T>(c, { today: dayOf(c.var.now), ...fields })
}
