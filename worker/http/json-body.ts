import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { LIMITS } from '../contract/limits.ts'
import { RequestFailure } from './failure.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

const jsonOnly = createMiddleware(async (c, next) => {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    throw new RequestFailure('unsupported_media_type', 'Send JSON, with Content-Type: application/json')
  }
  await next()
})

/** Rejects bodies that are not JSON (415) or larger than `LIMITS.body` (413). Goes before `validate('json', …)`. */
export const jsonBody = every(
  jsonOnly,
  bodyLimit({
    maxSize: LIMITS.body,
    onError: () => {
      throw new RequestFailure('too_large', `Send at most ${LIMITS.body} bytes`)
    },
  }),
)
