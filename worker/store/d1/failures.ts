/** D1 did not do what was asked. The kind is fit for a log: it holds nothing that a visitor sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly kind: string

  constructor(kind: string) {
    super(`The database did not answer: ${kind}`)
    this.kind = kind
  }
}

/** What D1 says, and what we call it in the log. The first three pass by themselves (D1's own list). */
const KINDS: [pattern: RegExp, kind: string, transient: boolean][] = [
  [/Network connection lost/i, 'network connection lost', true],
  [/storage caused object to be reset/i, 'storage reset', true],
  [/reset because its code was updated/i, 'code updated', true],
  [/overloaded/i, 'overloaded', false],
  [/exceeded timeout|timed? ?out/i, 'timeout', false],
  [/no such (table|column)|has no column/i, 'not migrated', false],
  [/constraint failed/i, 'constraint', false],
  [/disk (is|I\/O)|database or disk is full|SQLITE_FULL/i, 'disk', false],
  [/readonly|read-only/i, 'read-only', false],
  [/D1_TYPE_ERROR/i, 'type', false],
]

const TRIES = 3
const FIRST_PAUSE_MS = 40

/**
 * Asks D1, again where its failure passes by itself. What is asked must be the same whenever it is asked: rows bring
 * their ids along, and counts ask first whether the row is there.
 *
 * @param ask what to do; called up to three times
 * @param tries 1 for what must not be done twice
 * @throws StoreUnavailable without the failed statement or its parameters
 */
export async function askD1<T>(ask: () => Promise<T>, tries = TRIES): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask()
    } catch (error) {
      const { kind, transient } = classify(error)
      if (!transient || tried >= tries) throw new StoreUnavailable(kind)
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried * Math.random()))
    }
  }
}

function classify(error: unknown): { kind: string; transient: boolean } {
  // Drizzle wraps what D1 threw, and its own message holds the parameters.
  const text = [error, (error as { cause?: unknown } | null)?.cause]
    .map((thrown) => (thrown instanceof Error ? thrown.message : ''))
    .join(' ')
  const known = KINDS.find(([pattern]) => pattern.test(text))
  return known ? { kind: known[1], transient: known[2] } : { kind: 'unknown', transient: false }
}
