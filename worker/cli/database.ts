import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#worker/tables.ts'
import { quietEnvironment } from './local.ts'
import { readWranglerToml } from './wrangler-toml.ts'

/** The names of all tables of the schema. */
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

/** Runs `wrangler d1`. Where it fails, its errors are the message; its output may hold the export's address. */
export function wrangler(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('wrangler', ['d1', ...args], {
    env: quietEnvironment,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`wrangler d1 ${args[0]} failed: ${stderr}`)
  return stdout
}

/**
 * Opens the database as the Worker has it, through its binding: the local one, or with `remote` the deployed one. Wrangler
 * is loaded here, because it takes two seconds.
 */
export async function openBinding({ remote }: { remote: boolean }) {
  const { name, account_id, compatibility_date, d1_databases = [] } = readWranglerToml()
  const config = {
    name,
    account_id,
    compatibility_date,
    d1_databases: d1_databases.map((database) => ({ ...database, remote })),
  }
  const configPath = join(scratchFolder(), 'wrangler.json')
  writeFileSync(configPath, JSON.stringify(config))
  Object.assign(process.env, quietEnvironment)
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: resolve('.wrangler/state/v3') },
    remoteBindings: remote,
  })
  return { db: env.DB, close: dispose }
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
