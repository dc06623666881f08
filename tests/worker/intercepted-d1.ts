/** Called instead of each batch; it may run the batch, replace its result, or fail. */
type Interceptor = (batch: () => Promise<D1Result[]>) => Promise<D1Result[]>

/** A real D1 with an interceptor around every batch: the Store sends nothing else. */
export function interceptedD1(real: D1Database, intercept: Interceptor): D1Database {
  const database = {
    prepare: (sql: string) => real.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => intercept(() => real.batch(statements)),
  }
  return database as D1Database
}

/** A D1 whose first `times` queries fail. */
export function failingD1(real: D1Database, failure: Error, times = Number.POSITIVE_INFINITY) {
  const queries = { count: 0 }
  const db = interceptedD1(real, (query) => {
    queries.count += 1
    return queries.count <= times ? Promise.reject(failure) : query()
  })
  return { db, queries }
}

/** A D1 in which something happens after its first query. */
export function meanwhileD1(real: D1Database, act: () => Promise<unknown>): D1Database {
  let queries = 0
  return interceptedD1(real, async (query) => {
    const result = await query()
    queries += 1
    if (queries === 1) await act()
    return result
  })
}

/** A D1 that runs its first query and loses the connection before it is acknowledged; then something happens. */
export function unacknowledgedD1(real: D1Database, act?: () => Promise<unknown>) {
  const queries = { count: 0 }
  const db = interceptedD1(real, async (query) => {
    queries.count += 1
    const isLost = queries.count === 1
    const result = await query()
    if (isLost) {
      await act?.()
      throw d1Error('Network connection lost.')
    }
    return result
  })
  return { db, queries }
}

/** A D1 that adds up the rows it bills, and the rows billed for an action. */
export function billedD1(real: D1Database) {
  const bill = { read: 0, written: 0 }
  const db = interceptedD1(real, async (query) => {
    const results = await query()
    for (const { meta } of results) {
      bill.read += meta.rows_read
      bill.written += meta.rows_written
    }
    return results
  })
  const costOf = async (act: () => Promise<unknown>) => {
    const before = { ...bill }
    await act()
    return { read: bill.read - before.read, written: bill.written - before.written }
  }
  return { db, costOf }
}

/** An error as D1's binding throws it. */
export function d1Error(message: string): Error {
  return new Error(`D1_ERROR: ${message}`, { cause: new Error(message) })
}
