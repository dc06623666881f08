import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { D1_WORKER, remoteD1 } from './remote-d1.ts'

const MIGRATIONS = 'migrations'

/**
 * A real D1 with the project's tables, for the tests of a file.
 *
 * @param emptied whether the tables are emptied before each test
 */
export function localD1({ emptied = true } = {}): { readonly db: D1Database } {
  let miniflare: Miniflare
  let db: D1Database
  let tables: string[]
  beforeAll(async () => {
    const options = { modules: true, script: D1_WORKER, cf: false, d1Databases: ['DB'] }
    miniflare = new Miniflare(convertV4MiniflareOptions(options))
    db = remoteD1(miniflare)
    await db.batch(migrationStatements().map((statement) => db.prepare(statement)))
    tables = await tablesOf(db)
  })
  if (emptied) beforeEach(() => emptyTables(db, tables))
  afterAll(() => miniflare?.dispose())
  return {
    get db() {
      return db
    },
  }
}

/** The project's tables, without those of D1 and wrangler. */
export async function tablesOf(db: D1Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    `SELECT name FROM sqlite_master WHERE type = 'table'
      AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations'`,
  )
  return rows.map(({ name }) => name)
}

export async function emptyTables(db: D1Database, tables: string[]): Promise<void> {
  await db.exec(tables.map((table) => `DELETE FROM ${table}`).join('\n'))
}

export async function rowsOf<T = Record<string, unknown>>(
  db: D1Database,
  sql: string,
  ...values: unknown[]
): Promise<T[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<T>()
  return results
}

/** How often each kind of event was counted, such as `inquiry` and `interaction:whatsapp_click`, over all days. */
export async function countsOf(db: D1Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ event: string; times: number }>(
    db,
    `SELECT concat_ws(':', replace(metric, ':type', ''), nullif(key, '')) AS event, sum(count) AS times
      FROM daily_counts WHERE day <> ''
        AND metric IN ('subscription', 'unsubscription', 'inquiry', 'interaction:type', 'untracked') GROUP BY event`,
  )
  return Object.fromEntries(rows.map(({ event, times }) => [event, times]))
}

function migrationStatements(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8').split('--> statement-breakpoint'))
}
