/** Rows as D1 bills them. */
export type Bill = { read: number; written: number }

/**
 * A real D1 that adds up the rows it bills, for single statements too: Drizzle reads those with `raw`, whose result has
 * no `meta`, so `raw` is implemented by `all`.
 */
export function billedD1(real: D1Database) {
  const bill: Bill = { read: 0, written: 0 }
  const originals = new WeakMap<object, D1PreparedStatement>()

  function billed<T>(result: D1Result<T>): D1Result<T> {
    bill.read += result.meta.rows_read
    bill.written += result.meta.rows_written
    return result
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapper = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: async () => billed(await statement.run()),
      all: async () => billed(await statement.all()),
      raw: async () => billed(await statement.all<object>()).results.map((row) => Object.values(row)),
    }
    originals.set(wrapper, statement)
    return wrapper as unknown as D1PreparedStatement
  }

  const database = {
    prepare: (sql: string) => wrap(real.prepare(sql)),
    batch: async (statements: object[]) =>
      (await real.batch(statements.map((statement) => originals.get(statement) as D1PreparedStatement))).map(
        billed,
      ),
  }

  return {
    db: database as unknown as D1Database,
    /** @returns the rows billed for an action */
    async costOf(act: () => Promise<unknown>): Promise<Bill> {
      const before = { ...bill }
      await act()
      return { read: bill.read - before.read, written: bill.written - before.written }
    },
    bill,
  }
}
