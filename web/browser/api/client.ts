import { type Failure, type FailureCode, FULL_DAY, type Success } from '#contract/responses.ts'
import { setToday } from './clock.ts'

export { api } from './calls.ts'

/** The error of a call to which the Worker responded with `success: false`. */
class ApiError extends Error {
  override name = 'ApiError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

function failureOf(error: unknown): Failure | undefined {
  return error instanceof ApiError ? error.failure : undefined
}

/** A call was redirected: a lock before the site, such as Cloudflare Access, asks for another sign-in. */
export class Redirected extends Error {
  override name = 'Redirected'
}

/** Whether a call failed because the owner has to sign in again. */
export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'unauthorized') || error instanceof Redirected
}

/** Whether a call failed with this code. */
export function hasCode(error: unknown, code: FailureCode): boolean {
  return failureOf(error)?.code === code
}

/** Whether the database takes nothing more until 5:30 in the morning in India. */
export function isFullDay(error: unknown): boolean {
  return failureOf(error)?.reason === FULL_DAY
}

/** The code of a failed call's first issue, for a page that describes it in its own words. */
export function issueCodeOf(error: unknown): string | undefined {
  return failureOf(error)?.issues?.[0]?.code
}

/** What the Worker says of a failed call's first issue, else of the call. */
export function messageOf(error: unknown): string {
  return failureOf(error)?.issues?.[0]?.message ?? String(error instanceof Error ? error.message : error)
}

/** The row as it is, where a change of it was refused. */
export function rowOf(error: unknown): unknown {
  return failureOf(error)?.data?.[0]
}

type JsonResponse = { type: ResponseType; json(): Promise<Success | Failure> }
type Answer<R extends JsonResponse> = Awaited<ReturnType<R['json']>>
type Body<R extends JsonResponse> = Extract<Answer<R>, Success>

/**
 * Reads the Worker's response to a call, including its failures.
 *
 * @throws where no response of the Worker arrives: offline, timed out, redirected, or a response that is not JSON
 */
export async function answerOf<R extends JsonResponse>(call: Promise<R>): Promise<Answer<R>> {
  const response = await call
  if (response.type === 'opaqueredirect') throw new Redirected('Another site asks for a sign-in')
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) {
    throw new TypeError('The response is not one of the Worker’s')
  }
  if ('today' in answer) setToday(String(answer.today))
  return answer as Answer<R>
}

/**
 * Reads the body of a successful call.
 *
 * @throws ApiError for `success: false`, and as `answerOf`
 */
export async function bodyOf<R extends JsonResponse>(call: Promise<R>): Promise<Body<R>> {
  const answer: Success | Failure = await answerOf(call)
  if (!answer.success) throw new ApiError(answer)
  return answer as Body<R>
}
