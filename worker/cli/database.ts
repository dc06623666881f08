import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#worker/tables.ts'
import { chooseAccount } from './account.ts'
import { cloudflare } from './cloudflare.ts'
import { quietEnvironment } from './local.ts'
import { CONFIG, readWranglerToml } from './wrangler-toml.ts'

export const TABLES: string[] = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map(getTableName)

/** @returns a folder for exports, which are readable by anyone: it is deleted however the program ends */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  return folder
}

/** The database that a command reads and changes. */
export type OpenDatabase = {
  /** Runs one statement with one parameter; D1's HTTP interface takes no more of them, and a part has at most 90 kB. */
  query(sql: string, parameter: string): Promise<{ rows: Record<string, unknown>[]; changes: number }>
  close(): Promise<void>
}

/** Opens the deployed database, by D1's HTTP interface: nothing is deployed for it, and workers.dev is not needed. */
export async function openDeployed(): Promise<OpenDatabase> {
  const account = await chooseAccount()
  const { database_id } = readWranglerToml().d1_databases?.find(({ binding }) => binding === 'DB') ?? {}
  if (!database_id) throw new Error(`Write the database_id of the deployed database into ${CONFIG}`)
  const path = `/accounts/${account}/d1/database/${database_id}/query`
  return {
    async query(sql, parameter) {
      const [answer] = await cloudflare<{ results: Record<string, unknown>[]; meta: { changes: number } }[]>(
        path,
        'POST',
        { sql, params: [parameter] },
      )
      return { rows: answer?.results ?? [], changes: answer?.meta.changes ?? 0 }
    },
    close: async () => undefined,
  }
}

/** Opens the local database, by its binding. Wrangler is loaded here, because it takes two seconds. */
export async function openLocal(): Promise<OpenDatabase> {
  const { name, compatibility_date, d1_databases } = readWranglerToml()
  const configPath = join(scratchFolder(), 'wrangler.json')
  writeFileSync(configPath, JSON.stringify({ name, compatibility_date, d1_databases }))
  Object.assign(process.env, quietEnvironment)
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: resolve('.wrangler/state/v3') },
    remoteBindings: false,
  })
  return {
    async query(sql, parameter) {
      const { results, meta } = await env.DB.prepare(sql).bind(parameter).run<Record<string, unknown>>()
      return { rows: results, changes: meta.changes }
    },
    close: dispose,
  }
}

/** Runs the SQL of an export in an empty database, piece by piece: a large export is longer than a string may be. */
export async function readBack(chunks: AsyncIterable<string>): Promise<DatabaseSync> {
  const copy = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  try {
    copy.exec('BEGIN')
    let sql = ''
    for await (const chunk of chunks) {
      sql += chunk
      const end = sql.lastIndexOf(';\n') + 1
      const statements = sql.slice(0, end)
      // With an odd number of quotes it ends inside a text; a quote in a text is doubled.
      if (statements.split("'").length % 2 === 0) continue
      copy.exec(statements)
      sql = sql.slice(end)
    }
    copy.exec(`${sql};COMMIT`)
    return copy
  } catch (error) {
    // The message of a syntax error has a piece of the text, which may be an address.
    const { errstr } = error as { errstr?: string }
    throw errstr === undefined ? error : new Error(`The export cannot be read back: ${errstr}`)
  }
}
