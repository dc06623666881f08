/** Called instead of each query; it may run the query, replace its result, or fail. */
type Interceptor = <T>(query: () => Promise<T>) => Promise<T>

/** A real D1 with an interceptor around every query. A batch is one query. */
export function interceptedD1(real: D1Database, intercept: Interceptor): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>()

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapper = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: () => intercept(() => statement.run()),
      all: () => intercept(() => statement.all()),
      raw: () => intercept(() => statement.raw()),
    }
    originals.set(wrapper, statement)
    return wrapper as unknown as D1PreparedStatement
  }

  const database = {
    prepare: (sql: string) => wrap(real.prepare(sql)),
    batch: (statements: object[]) =>
      intercept(() =>
        real.batch(statements.map((statement) => originals.get(statement) as D1PreparedStatement)),
      ),
  }
  return database as unknown as D1Database
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

/**
 * A D1 that runs one query, by default the first, and loses the connection before it is acknowledged.
 *
 * @param meanwhile what happens between that query and its retry
 */
export function unacknowledgedD1(
  real: D1Database,
  lost = 1,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const queries = { count: 0 }
  const db = interceptedD1(real, async (query) => {
    queries.count += 1
    const isLost = queries.count === lost
    const result = await query()
    if (!isLost) return result
    await meanwhile()
    throw d1Error('Network connection lost.')
  })
  return { db, queries }
}

/** An error as D1's binding throws it. */
export function d1Error(message: string): Error {
  return new Error(`D1_ERROR: ${message}`, { cause: new Error(message) })
}
