/** The database failed. `kind` is safe to log: it contains nothing that a visitor sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly kind: string

  constructor(kind: string) {
    super(`The database is not available: ${kind}`)
    this.kind = kind
  }
}
