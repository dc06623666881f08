import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { quietEnvironment } from '../local.ts'

/** Where wrangler keeps the local state, below the folder with wrangler.toml. */
export const STATE = '.wrangler/state'
const CONFIGURATION = 'wrangler.toml'

export type Row = Record<string, unknown>
/** Runs one SQL statement without parameters and returns its rows. */
export type Query = (sql: string) => Promise<Row[]>

/** A D1 database: the local one of a folder with wrangler.toml, or a deployed one by its name or binding. */
export type Location = { folder: string } | { remote: string }

/** Makes a folder below `.wrangler` with an empty local database. */
export function newLocalFolder(): string {
  mkdirSync('.wrangler', { recursive: true })
  const folder = mkdtempSync('.wrangler/restored-')
  cpSync(CONFIGURATION, join(folder, CONFIGURATION))
  return folder
}

/** Calls `use` with the local database of a folder, as a binding like the Worker's. */
export async function withLocal<T>(folder: string, use: (db: D1Database) => Promise<T>): Promise<T> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(folder, CONFIGURATION),
    persist: { path: join(folder, STATE, 'v3') },
    remoteBindings: false,
  })
  try {
    return await use(env.DB)
  } finally {
    await dispose()
  }
}

/** Calls `use` with queries of a database. */
export async function withQuery<T>(location: Location, use: (query: Query) => Promise<T>): Promise<T> {
  if ('folder' in location) return await withLocal(location.folder, (db) => use(queryOf(db)))
  return await use(async (sql) => {
    const output = d1('execute', location, ['--yes', '--json', '--command', sql])
    return (JSON.parse(output) as { results: Row[] }[]).flatMap(({ results }) => results)
  })
}

/** @returns queries of a local binding */
export function queryOf(db: D1Database): Query {
  return async (sql) => (await db.prepare(sql).all<Row>()).results
}

/**
 * Runs a command of `wrangler d1` on a database.
 *
 * @returns what it wrote to stdout
 * @throws Error with wrangler's output, if it fails
 */
export function d1(command: 'export' | 'execute', location: Location, args: string[]): string {
  const database =
    'remote' in location ? [location.remote, '--remote'] : ['DB', '--local', '--cwd', location.folder]
  return wrangler(['d1', command, ...database, ...args])
}

/** As `d1`, for commands that are not about one database. */
export function wrangler(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('wrangler', args, {
    env: quietEnvironment,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
