import type { Failure, FailureCode } from '../contract/responses.ts'

type Details = Pick<Failure, 'description' | 'issues' | 'challenge'> & { headers?: Record<string, string> }

/** A request that is refused. Thrown anywhere below a route, turned into a response by `failureResponse`. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  readonly failure: Failure
  readonly headers: Record<string, string>

  constructor(code: FailureCode, message: string, { headers = {}, ...details }: Details = {}) {
    super(message)
    this.failure = { success: false, code, message, ...details }
    this.headers = headers
  }
}
