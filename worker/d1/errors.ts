/** The kind of a failure where a table or a column is missing. */
export const NOT_MIGRATED = 'not migrated'

/** The database failed. `kind` is safe to log: it contains nothing that a visitor sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly kind: string

  constructor(kind: string) {
    super(`The database is not available: ${kind}`)
    this.kind = kind
  }
}
