/** The kind of a failure where the account has used up what D1's free plan gives for a day: until midnight UTC nothing works. */
export const DAILY_LIMIT = 'daily limit'

/** The database failed. `kind` is safe to log: it contains nothing that a visitor sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly kind: string

  constructor(kind: string) {
    super(`The database is not available: ${kind}`)
    this.kind = kind
  }
}
