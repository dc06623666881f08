import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

type Result = { success: true; results: unknown[]; meta: { changes: number; rows_read: 0; rows_written: 0 } }

/**
 * A SQLite file that speaks as D1's binding does, so that the Store meets a real disk that is full or read-only: the
 * errors are SQLite's own.
 */
export function fileD1(database: DatabaseSync): D1Database {
  const behind = new WeakMap<object, () => Result>()

  function prepared(sql: string, values: SQLInputValue[]) {
    const all = () => asked(() => resultOf(database.prepare(sql), values))
    const raw = () =>
      asked(() => {
        const statement = database.prepare(sql)
        statement.setReturnArrays(true)
        return statement.all(...values)
      })
    const front = {
      bind: (...bound: SQLInputValue[]) => prepared(sql, bound),
      all: async () => all(),
      run: async () => all(),
      raw: async () => raw(),
    }
    behind.set(front, all)
    return front
  }

  function batch(statements: object[]): Result[] {
    asked(() => database.exec('BEGIN'))
    try {
      const results = statements.map((statement) => (behind.get(statement) as () => Result)())
      asked(() => database.exec('COMMIT'))
      return results
    } catch (error) {
      // A full disk has rolled back by itself already.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  const front = {
    prepare: (sql: string) => prepared(sql, []),
    batch: async (statements: object[]) => batch(statements),
  }
  return front as unknown as D1Database
}

function resultOf(statement: StatementSync, values: SQLInputValue[]): Result {
  // Only what gives no rows tells how many it changed.
  if (statement.columns().length > 0) {
    return { success: true, results: statement.all(...values), meta: metaOf(0) }
  }
  const { changes } = statement.run(...values)
  return { success: true, results: [], meta: metaOf(Number(changes)) }
}

const metaOf = (changes: number) => ({ changes, rows_read: 0, rows_written: 0 }) as const

/** D1 puts its own words before SQLite's. */
function asked<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`D1_ERROR: ${message}`, { cause: error })
  }
}
