import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { quietEnvironment } from '../local.ts'

/** Where wrangler keeps the local state unless it is told otherwise. */
export const LOCAL_STATE = '.wrangler/state'

export type Row = Record<string, unknown>
/** Runs one SQL statement without parameters and returns its rows. */
export type Query = (sql: string) => Promise<Row[]>

/** A D1 database: on this machine in a folder of state, or a deployed one by its name or binding. */
export type Location = { state: string } | { remote: string }

/** @returns the arguments that name the database in a call of `wrangler d1` */
export function argumentsOf(location: Location): string[] {
  return 'remote' in location ? [location.remote, '--remote'] : ['DB', '--local']
}

/**
 * Opens the local database of a folder of state.
 *
 * @returns the binding, as the Worker has it; close it before the folder is moved or deleted
 */
export async function openLocal(state: string): Promise<{ db: D1Database; close(): Promise<void> }> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  return { db: env.DB, close: dispose }
}

/** @returns queries of a local binding */
export function queryOf(db: D1Database): Query {
  return async (sql) => (await db.prepare(sql).all<Row>()).results
}

/** @returns queries of a deployed database, each a call of `wrangler d1 execute` */
export function remoteQuery(name: string): Query {
  return async (sql) => {
    const output = wrangler(['d1', 'execute', name, '--remote', '--yes', '--json', '--command', sql])
    return (JSON.parse(output) as { results: Row[] }[]).flatMap(({ results }) => results)
  }
}

/**
 * Runs wrangler without questions.
 *
 * @returns what it wrote to stdout
 * @throws Error with wrangler's output, if it fails
 */
export function wrangler(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('wrangler', args, {
    env: quietEnvironment,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
