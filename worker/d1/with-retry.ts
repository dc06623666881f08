/** The kind of a failure where the account has used up what D1's free plan gives for a day: until midnight UTC nothing works. */
export const DAILY_LIMIT = 'daily limit'

/** The kind of a failure where a table or a column is missing, with the command that a developer reads in the log. */
export const NOT_MIGRATED = 'not migrated: run npm run db:migrate, for a deployed database with -- --remote'

/** The database failed. `kind` is safe to log: it contains nothing that a visitor sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly kind: string

  constructor(kind: string) {
    super(`The database is not available: ${kind}`)
    this.kind = kind
  }
}

/** D1's error messages, and the kind that is logged. The transient ones are listed in D1's documentation. */
const KINDS: [pattern: RegExp, kind: string, transient: boolean][] = [
  // "Your account has exceeded D1's free tier daily row read limit", or write limit.
  [/daily row (read|write) limit/i, DAILY_LIMIT, false],
  [/Network connection lost/i, 'network connection lost', true],
  [/storage caused object to be reset/i, 'storage reset', true],
  [/reset because its code was updated/i, 'code updated', true],
  [/overloaded/i, 'overloaded', false],
  [/exceeded timeout|timed? ?out/i, 'timeout', false],
  [/no such (table|column)|has no column/i, NOT_MIGRATED, false],
  [/constraint failed/i, 'constraint', false],
  [/disk (is|I\/O)|database or disk is full|SQLITE_FULL|maximum DB size/i, 'disk', false],
  [/D1_TYPE_ERROR/i, 'type', false],
]

const MAX_ATTEMPTS = 3
const BASE_DELAY_MS = 40

/**
 * Runs a D1 query and retries transient failures with exponential backoff and jitter. The query must be idempotent:
 * rows have their ids before the first attempt, and counters are only incremented if the row does not exist yet.
 *
 * @param query called up to three times
 * @param maxAttempts 1 for a query that is not idempotent, or that D1 itself repeats
 * @throws StoreUnavailable without the failed statement and its parameters
 */
export async function withRetry<T>(query: () => Promise<T>, maxAttempts = MAX_ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query()
    } catch (error) {
      const { kind, transient } = classify(error)
      if (!transient || attempt >= maxAttempts) throw new StoreUnavailable(kind)
      await new Promise((resolve) => setTimeout(resolve, BASE_DELAY_MS * 2 ** attempt * Math.random()))
    }
  }
}

function classify(error: unknown): { kind: string; transient: boolean } {
  // Drizzle wraps D1's error; the message of the wrapper contains the parameters.
  const text = [error, (error as { cause?: unknown } | null)?.cause]
    .map((thrown) => (thrown instanceof Error ? thrown.message : ''))
    .join(' ')
  const known = KINDS.find(([pattern]) => pattern.test(text))
  return known ? { kind: known[1], transient: known[2] } : { kind: 'unknown', transient: false }
}
