import { zValidator } from '@hono/zod-validator'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import { EMAIL_PROBLEMS } from '../contract/email.ts'
import { rowId } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { RequestFailure } from './failure.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

const jsonOnly = createMiddleware(async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    throw new RequestFailure('unsupported_media_type', 'Send JSON, with Content-Type: application/json')
  }
  await next()
})

const sizeLimit = bodyLimit({
  maxSize: LIMITS.body,
  onError: () => {
    throw new RequestFailure('too_large', `Send at most ${LIMITS.body} bytes`)
  },
})

/**
 * Validates a part of the request; `c.req.valid(target)` returns the result. Unknown fields are dropped.
 *
 * @throws RequestFailure `invalid` with one issue for each violation; for a body that is not JSON (415) or larger than
 * `LIMITS.body` (413) before it is read
 */
export const validate = <Target extends 'header' | 'json' | 'param' | 'query', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) => {
  const validator = zValidator(target, schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })
  return target === 'json' ? (every(jsonOnly, sizeLimit, validator) as typeof validator) : validator
}

/** The parameter of a call to one row, such as `DELETE /api/owner/subscribers/:id`. */
export const rowParam = validate('param', z.object({ id: rowId }))

/** An invalid e-mail address is reported with a message, a description and a code of its own. */
function invalid(issues: readonly z.core.$ZodIssue[]): RequestFailure {
  const named = issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
    ...(issue.code === 'custom' && issue.params),
  }))
  const email = named.find(({ path }) => path === 'email')
  const known = Object.values(EMAIL_PROBLEMS).find(({ message }) => message === email?.message)
  return new RequestFailure('invalid', known?.message ?? 'Some fields need a correction', {
    ...(known && { description: known.description }),
    issues: named,
  })
}
