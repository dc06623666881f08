import type { DatabaseSync } from 'node:sqlite'

type Query = { sql: string; params?: string[] }

/** Bytes of a statement, with its parameters, to be on the safe side (developers.cloudflare.com/d1/platform/limits). */
const LONGEST = 100_000

/** Runs statements as D1's HTTP interface does: all of them or none, and parameters for one statement alone. */
export function runQuery(database: DatabaseSync, { sql, params = [] }: Query) {
  if (Buffer.byteLength(sql + params.join('')) > LONGEST) throw new Error('Statement is too long')
  const changed = () => Number(database.prepare('SELECT total_changes() AS n').get()?.n)
  const before = changed()
  const isOne = params.length > 0 || !/;\s*\S/.test(sql)
  let results: unknown[] = []
  database.exec('BEGIN')
  try {
    if (isOne) results = database.prepare(sql).all(...params)
    else database.exec(sql)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
  return [{ results, success: true, meta: { duration: 1, changes: changed() - before } }]
}

/** The SQL of a database as D1 exports it: statements of the schema, and an INSERT for each row. */
export function exportOf(database: DatabaseSync): string {
  const list = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]))
  const schema = (where: string) =>
    list(
      `SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND ${where}`,
    )
  const rows = list(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  ).flatMap((table) => {
    const columns = list(`SELECT name FROM pragma_table_info('${table}')`)
    const values = columns.map((name) => `quote("${name}")`).join(` || ',' || `)
    return list(`SELECT 'INSERT INTO "${table}" VALUES(' || ${values} || ');' FROM "${table}"`)
  })
  return [
    'PRAGMA defer_foreign_keys=TRUE;',
    ...schema(`type = 'table'`),
    ...rows,
    ...schema(`type <> 'table'`),
    '',
  ].join('\n')
}
