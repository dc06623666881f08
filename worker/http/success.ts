import type { Context, TypedResponse } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JSONParsed } from 'hono/utils/types'
import type { AppEnv } from '../app-env.ts'
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
