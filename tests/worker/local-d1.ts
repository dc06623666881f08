import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { beforeAll, beforeEach } from 'vitest'
import { migrationStatements } from '../fault/migrations.ts'
import { D1_WORKER, remoteD1 } from './remote-d1.ts'

/** Started once a process, which runs many files of tests; the runtime ends with the process. */
const started = new Map<boolean, ReturnType<typeof start>>()

async function start() {
  const options = { modules: true, script: D1_WORKER, cf: false, d1Databases: ['DB'] }
  const db = remoteD1(new Miniflare(convertV4MiniflareOptions(options)))
  await db.batch(migrationStatements().map((statement) => db.prepare(statement)))
  return { db, tables: await tablesOf(db) }
}

/**
 * A real D1 with the project's tables, empty at the start of a file of tests.
 *
 * @param emptied whether the tables are emptied before each test too; the two kinds are databases of their own
 */
export function localD1({ emptied = true } = {}) {
  let local: Awaited<ReturnType<typeof start>>
  const empty = () => emptyTables(local.db, local.tables)
  beforeAll(async () => {
    const starting = started.get(emptied) ?? start()
    started.set(emptied, starting)
    local = await starting
    await empty()
  })
  if (emptied) beforeEach(empty)
  return {
    get db() {
      return local.db
    },
    ...queriesOf(() => local.db),
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

/** Queries of a database that is opened later. */
export const queriesOf = (db: () => D1Database) => ({
  rows: <T = Record<string, unknown>>(sql: string, ...values: unknown[]) => rowsOf<T>(db(), sql, ...values),

  /** How many rows there are of each kind, such as `inquiry` and `interaction:whatsapp_click`, and untracked events by reason. */
  async counts(): Promise<Record<string, number>> {
    const rows = await rowsOf<{ kind: string; times: number }>(
      db(),
      `SELECT 'interaction:' || interaction_type AS kind, count(*) AS times FROM customer_interactions GROUP BY 1
        UNION ALL SELECT 'inquiry', count(*) FROM contact_inquiries GROUP BY 1
        UNION ALL SELECT 'subscription', count(*) FROM newsletter_subscriptions WHERE status = 'confirmed' GROUP BY 1
        UNION ALL SELECT 'untracked:' || key, sum(count) FROM daily_counts WHERE metric = 'untracked' GROUP BY 1`,
    )
    return Object.fromEntries(rows.map(({ kind, times }) => [kind, times]))
  },

  /** The rows of each table, as JSON. */
  async contents(): Promise<Record<string, string>> {
    const texts = (await tablesOf(db())).map(async (table) => {
      return [table, JSON.stringify(await rowsOf(db(), `SELECT * FROM ${table}`))] as const
    })
    return Object.fromEntries(await Promise.all(texts))
  },
})
