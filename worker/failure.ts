import type { Failure, FailureCode } from './contract/responses.ts'

/** A request that is refused. Thrown anywhere below a route, turned into a response by `failureResponse`. */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  readonly failure: Failure
  readonly headers: Record<string, string>

  /**
   * @param code determines the status
   * @param message for the person who sent the request
   */
  constructor(
    code: FailureCode,
    message: string,
    details: Pick<Failure, 'description' | 'issues' | 'challenge'> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.failure = { success: false, code, message, ...details }
    this.headers = headers
  }
}
