import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { type FakeAccount, type On, Refusal } from './fake-account.ts'

/** Bytes of a statement, here with its parameters, to be on the safe side (developers.cloudflare.com/d1/platform/limits). */
const LONGEST = 100_000
const DATABASES = '/accounts/:account/d1/database'

/** The calls for D1. */
export function answerD1(on: On, account: FakeAccount, origin: () => string): void {
  on(`GET ${DATABASES}`, ({ query }) =>
    Object.values(account.databases)
      .filter(({ name }) => name.includes(query.get('name') ?? ''))
      .map(({ uuid, name }) => ({ uuid, name })),
  )
  on(`POST ${DATABASES}`, ({ body: { name, primary_location_hint: location } }) => {
    const uuid = randomUUID()
    account.databases[uuid] = { uuid, name, location, sql: new DatabaseSync(':memory:') }
    return { uuid, name }
  })
  on(`POST ${DATABASES}/:id/query`, ({ id, body }) => runQuery(account.database(id).sql, body))
  // The first call begins an export.
  on(`POST ${DATABASES}/:id/export`, ({ id, body: { current_bookmark } }) => ({
    success: true,
    messages: [],
    at_bookmark: 'bookmark',
    status: current_bookmark ? 'complete' : 'active',
    result: { filename: 'export.sql', signed_url: `${origin()}/exports/${id}` },
  }))
}

/** Runs statements as D1's HTTP interface does: all of them or none, and parameters for one statement alone. */
function runQuery(database: DatabaseSync, { sql, params = [] }: { sql: string; params?: string[] }) {
  if (Buffer.byteLength(sql + params.join('')) > LONGEST) throw new Refusal(400, 7500, 'too long')
  const countChanges = () => Number(database.prepare('SELECT total_changes() AS n').get()?.n)
  const before = countChanges()
  let results: unknown[] = []
  database.exec('BEGIN')
  try {
    if (params.length > 0 || !/;\s*\S/.test(sql)) results = database.prepare(sql).all(...params)
    else database.exec(sql)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw new Refusal(400, 7500, `${(error as Error).message}: SQLITE_ERROR`)
  }
  return [{ results, success: true, meta: { duration: 1, changes: countChanges() - before } }]
}

/** The SQL of a database as D1 exports it: statements of the schema, and an INSERT for each row. */
export function exportOf(database: DatabaseSync): string {
  const list = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]))
  const schema = (column: string, where: string) =>
    list(`SELECT ${column} FROM sqlite_schema WHERE sql <> '' AND name NOT LIKE 'sqlite_%' AND ${where}`)
  const rows = schema('name', `type = 'table'`).flatMap((table) => {
    const columns = list(`SELECT name FROM pragma_table_info('${table}')`)
    const values = columns.map((name) => `quote("${name}")`).join(` || ',' || `)
    return list(`SELECT 'INSERT INTO "${table}" VALUES(' || ${values} || ');' FROM "${table}"`)
  })
  const [tables, others] = ['=', '<>'].map((is) => schema(`sql || ';'`, `type ${is} 'table'`))
  return ['PRAGMA defer_foreign_keys=TRUE;', tables, rows, others, ''].flat().join('\n')
}
