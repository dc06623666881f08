import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { beforeAll, beforeEach } from 'vitest'
import { migrationStatements } from './migration-statements.ts'

/** Started once a process, which runs many files of tests; the runtime ends with the process. */
let started: ReturnType<typeof start> | undefined

async function start() {
  const options = { modules: true, script: D1_WORKER, cf: false, d1Databases: ['DB'] }
  const db = remoteD1(new Miniflare(convertV4MiniflareOptions(options)))
  await db.batch(migrationStatements().map((statement) => db.prepare(statement)))
  return { db, tables: await tablesOf(db) }
}

/** A real D1 with the project's tables, which are emptied before each test. */
export function localD1() {
  let local: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    started ??= start()
    local = await started
  })
  beforeEach(() => emptyTables(local.db, local.tables))
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

async function rowsOf<T = Record<string, unknown>>(
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

type Statement = { sql: string; values: unknown[] }
type Answer = { results: D1Result[] } | { message: string; cause?: string }

/** A Worker that runs the batches it is sent in its D1. */
const D1_WORKER = `
  export default {
    async fetch(request, { DB }) {
      const statements = await request.json()
      try {
        const results = await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)))
        return Response.json({ results })
      } catch ({ message, cause }) {
        return Response.json({ message, cause: cause?.message })
      }
    },
  }`

/**
 * A D1 behind `D1_WORKER`. A query takes one request; through Miniflare's proxy of a binding each statement of a batch
 * takes two more, which block, and the tests of the store take several times as long.
 */
function remoteD1(miniflare: Miniflare): D1Database {
  async function batch(statements: Statement[]): Promise<D1Result[]> {
    const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })))
    const response = await miniflare.dispatchFetch('http://d1/', { method: 'POST', body })
    const answer = (await response.json()) as Answer
    if ('results' in answer) return answer.results
    throw new Error(answer.message, { cause: answer.cause && new Error(answer.cause) })
  }

  const prepare = (sql: string, values: unknown[] = []) => {
    const run = async () => (await batch([{ sql, values }]))[0]
    return { sql, values, bind: (...bound: unknown[]) => prepare(sql, bound.map(checkValue)), run, all: run }
  }
  const exec = (lines: string) => batch(lines.split('\n').map((sql) => ({ sql, values: [] })))
  return { prepare, batch, exec } as unknown as D1Database
}

/** What D1 rejects, and JSON would turn into something else. */
function checkValue(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return value
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${value}'`)
}
