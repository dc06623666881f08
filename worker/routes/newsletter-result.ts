import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { FAILURE_STATUS, type FailureCode } from '../contract/responses.ts'
import { type Result, resultPage, resultText } from '../mail/result-page.ts'
import { success } from '../success.ts'

/** Results that are failures. An address that is not in the list counts as left: a mail program must not try again. */
const FAILURES: Partial<Record<Result, FailureCode>> = {
  invalid: 'invalid',
  expired: 'invalid',
  failed: 'unavailable',
}

/**
 * Answers a form with a page, and everything else with JSON.
 *
 * @param action what the button of the page posts to, where the result has one
 */
export function respond(c: Context<AppEnv>, result: Result, action?: string): Response {
  const code = FAILURES[result]
  const status = code ? FAILURE_STATUS[code] : 200
  if (c.req.header('Accept')?.includes('text/html')) {
    return c.html(resultPage(result, action), status)
  }
  const { title: message, text: description } = resultText(result)
  const body = { message, description }
  return code ? c.json({ success: false, code, ...body }, status) : c.json(success(c.var.store, body), 200)
}
