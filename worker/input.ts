import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import { LIMITS } from './contract.ts'
import { invalid, RequestFailure } from './failures.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

const jsonOnly = createMiddleware(async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    throw new RequestFailure('unsupported_media_type', 'Send JSON, with Content-Type: application/json')
  }
  await next()
})

/** Goes before `json`: only JSON, and not more of it than design 5 allows. */
export const jsonBody = every(
  jsonOnly,
  bodyLimit({
    maxSize: LIMITS.body,
    onError: () => {
      throw new RequestFailure('too_large', `Send at most ${LIMITS.body} bytes`)
    },
  }),
)

/** Reads the body by a schema; unknown fields are dropped. Throws `invalid` with what to correct. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })

/** Reads the path's parameters by a schema. Throws `invalid` with what to correct. */
export const param = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('param', schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })

/** Reads the query by a schema. Throws `invalid` with what to correct. */
export const query = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('query', schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })
