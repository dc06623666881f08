import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { migrationStatements } from './migration-statements.ts'

type Result = { success: true; results: unknown[]; meta: { changes: number; rows_read: 0; rows_written: 0 } }

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

/** Prepares a statement, once for each database: compiling it takes longer than running it. */
export function prepare(database: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>()
  statements.set(database, known)
  const statement = known.get(sql) ?? database.prepare(sql)
  known.set(sql, statement)
  return statement
}

/** SQLite in this process with the project's tables. */
export function migratedDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const statement of migrationStatements()) database.exec(statement)
  return database
}

/** D1's binding on top of SQLite in this process, whose transactions a test can roll back. */
export function fileD1(database: DatabaseSync): D1Database {
  const runners = new WeakMap<object, () => Result>()

  function prepared(sql: string, values: SQLInputValue[]) {
    const all = () => withD1Prefix(() => resultOf(prepare(database, sql), values))
    const wrapper = {
      bind: (...bound: SQLInputValue[]) => prepared(sql, bound),
      all: async () => all(),
      run: async () => all(),
    }
    runners.set(wrapper, all)
    return wrapper
  }

  // A savepoint is a transaction of its own, and may also be part of one that a test rolls back.
  function batch(batched: object[]): Result[] {
    withD1Prefix(() => database.exec('SAVEPOINT batch'))
    try {
      const results = batched.map((statement) => (runners.get(statement) as () => Result)())
      withD1Prefix(() => database.exec('RELEASE batch'))
      return results
    } catch (error) {
      database.exec('ROLLBACK TO batch; RELEASE batch')
      throw error
    }
  }

  const wrapper = {
    prepare: (sql: string) => prepared(sql, []),
    batch: async (batched: object[]) => batch(batched),
  }
  return wrapper as unknown as D1Database
}

function resultOf(statement: StatementSync, values: SQLInputValue[]): Result {
  // Only statements without result rows report the number of changes.
  if (statement.columns().length > 0) {
    return { success: true, results: statement.all(...values), meta: metaOf(0) }
  }
  const { changes } = statement.run(...values)
  return { success: true, results: [], meta: metaOf(Number(changes)) }
}

const metaOf = (changes: number) => ({ changes, rows_read: 0, rows_written: 0 }) as const

/** D1 prefixes SQLite's messages. */
function withD1Prefix<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`D1_ERROR: ${message}`, { cause: error })
  }
}
