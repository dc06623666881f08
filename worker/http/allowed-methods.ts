import type { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from './failure.ts'
import { failureResponse } from './failure-response.ts'

/** Responds with 405 and `Allow` to a method that a known path of the app does not support. */
export const allowedMethods = (app: Hono<AppEnv, Record<never, never>, string>) =>
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      failureResponse(
        new RequestFailure('method_not_allowed', `Use ${methods.join(' or ')}`, {
          headers: { Allow: methods.join(', ') },
        }),
        c,
      ),
  })
