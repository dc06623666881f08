import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { EMAIL_PROBLEMS } from '../contract/email.ts'
import { RequestFailure } from './failure.ts'

/**
 * Validates a part of the request; `c.req.valid(target)` returns the result. Unknown fields are dropped.
 *
 * @throws RequestFailure `invalid` with one issue for each violation
 */
export const validate = <Target extends 'header' | 'json' | 'param' | 'query', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })

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
