import { zValidator } from '@hono/zod-validator'
import type * as z from 'zod'
import { MESSAGES } from '../contract/messages.ts'
import { RequestFailure } from '../failure.ts'

type Target = 'json' | 'param' | 'query'

/**
 * Validates a part of the request; `c.req.valid(target)` returns the result. Unknown fields are dropped.
 *
 * @param target the part of the request
 * @param schema what it must match
 * @throws RequestFailure `invalid` with one issue for each violation
 */
export const validate = <T extends Target, Schema extends z.ZodType>(target: T, schema: Schema) =>
  zValidator(target, schema, (result) => {
    if (!result.success) throw invalid(result.error.issues)
  })

/** An invalid e-mail address is reported with the form's own message and description. */
function invalid(issues: readonly { path: PropertyKey[]; message: string }[]): RequestFailure {
  const named = issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  const email = named.find(({ path }) => path === 'email')
  const known = [MESSAGES.emailEmpty, MESSAGES.emailInvalid].find(({ message }) => message === email?.message)
  return new RequestFailure('invalid', known?.message ?? 'Some fields need a correction', {
    ...(known && { description: known.description }),
    issues: named,
  })
}
