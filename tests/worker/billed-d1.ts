/** Rows as D1 bills them. */
export type Bill = { read: number; written: number }

/**
 * A real D1 that adds up what it bills, for single statements too: Drizzle asks for their rows with `raw`, which
 * has no meta, so here `all` is asked in its place.
 */
export function billedD1(real: D1Database) {
  const bill: Bill = { read: 0, written: 0 }
  const behind = new WeakMap<object, D1PreparedStatement>()

  function billed<T>(result: D1Result<T>): D1Result<T> {
    bill.read += result.meta.rows_read
    bill.written += result.meta.rows_written
    return result
  }

  function statementOf(statement: D1PreparedStatement): D1PreparedStatement {
    const front = {
      bind: (...values: unknown[]) => statementOf(statement.bind(...values)),
      run: async () => billed(await statement.run()),
      all: async () => billed(await statement.all()),
      raw: async () => billed(await statement.all<object>()).results.map((row) => Object.values(row)),
    }
    behind.set(front, statement)
    return front as unknown as D1PreparedStatement
  }

  const front = {
    prepare: (sql: string) => statementOf(real.prepare(sql)),
    batch: async (statements: object[]) =>
      (await real.batch(statements.map((statement) => behind.get(statement) as D1PreparedStatement))).map(
        billed,
      ),
  }

  return {
    db: front as unknown as D1Database,
    /** @returns what an act cost */
    async costOf(act: () => Promise<unknown>): Promise<Bill> {
      const before = { ...bill }
      await act()
      return { read: bill.read - before.read, written: bill.written - before.written }
    },
    bill,
  }
}
