/** Response of `GET /api/status`. */
export type Status = {
  mode: 'live' | 'demo'
  /** Whether every table exists. */
  migrated: boolean
  ownerKey: 'set' | 'unset'
  signedIn: boolean
}
