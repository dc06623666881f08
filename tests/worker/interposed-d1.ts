/** Stands between the app and what it asks of D1: it may count, refuse, or forget to pass on the answer. */
type Between = <T>(ask: () => Promise<T>) => Promise<T>

/** A real D1 with something in between. A batch is one thing asked. */
export function interposedD1(real: D1Database, between: Between): D1Database {
  const behind = new WeakMap<object, D1PreparedStatement>()

  function interposed(statement: D1PreparedStatement): D1PreparedStatement {
    const front = {
      bind: (...values: unknown[]) => interposed(statement.bind(...values)),
      run: () => between(() => statement.run()),
      all: () => between(() => statement.all()),
      raw: () => between(() => statement.raw()),
    }
    behind.set(front, statement)
    return front as unknown as D1PreparedStatement
  }

  const front = {
    prepare: (sql: string) => interposed(real.prepare(sql)),
    batch: (statements: object[]) =>
      between(() => real.batch(statements.map((statement) => behind.get(statement) as D1PreparedStatement))),
  }
  return front as unknown as D1Database
}

/** A D1 that fails for the first `times` it is asked. */
export function failingD1(real: D1Database, failure: Error, times = Number.POSITIVE_INFINITY) {
  const asked = { times: 0 }
  const db = interposedD1(real, (ask) => {
    asked.times += 1
    return asked.times <= times ? Promise.reject(failure) : ask()
  })
  return { db, asked }
}

/** A D1 that does the first thing it is asked, and then loses the connection before it can say so. */
export function forgetfulD1(real: D1Database) {
  const asked = { times: 0 }
  const db = interposedD1(real, async (ask) => {
    asked.times += 1
    const answer = await ask()
    if (asked.times === 1) throw asD1Says('Network connection lost.')
    return answer
  })
  return { db, asked }
}

/** A D1 that adds up what it bills, from its own `meta`. */
export function meteredD1(real: D1Database) {
  const bill = { asked: 0, read: 0, written: 0 }
  const db = interposedD1(real, async (ask) => {
    const answer = await ask()
    bill.asked += 1
    for (const { meta } of [answer].flat() as D1Result[]) {
      bill.read += meta.rows_read
      bill.written += meta.rows_written
    }
    return answer
  })
  return { db, bill }
}

/** An error as D1's binding throws it. */
export function asD1Says(message: string): Error {
  return new Error(`D1_ERROR: ${message}`, { cause: new Error(message) })
}
