import { resolve } from 'node:path'
import { unstable_readConfig as readConfig, type TestHarnessOptions } from 'wrangler'
import { MAIL_VARS } from './mail-worker.ts'

/** `mail`: live, with both kinds of mail on, through wrangler's simulator. */
export type Mode = 'live' | 'demo' | 'mail'

/** The configuration of `wrangler.toml` in a mode, with absolute paths. */
export function workerConfig(mode: Mode, folder = 'dist/site') {
  const options = { config: 'wrangler.toml', ...(mode === 'demo' && { env: 'demo' }) }
  const config = readConfig(options, { hideWarnings: true })
  const { name = 'site', main = '', assets, ratelimits, keep_names, compatibility_date = '' } = config
  return {
    name,
    main,
    compatibility_date,
    ...(keep_names !== undefined && { keep_names }),
    // The demonstration's folder is a copy of it.
    assets: { ...assets, directory: resolve(folder) },
    d1_databases: config.d1_databases.map((database: { migrations_dir?: string }) => ({
      ...database,
      migrations_dir: resolve(database.migrations_dir ?? ''),
    })),
    ratelimits,
    ...(mode === 'mail' && { send_email: [{ name: 'MAIL' }] }),
    vars: mode === 'mail' ? MAIL_VARS : {},
  }
}

/** The requests of a minute from a network that wrangler.toml allows, by the name of the binding. */
export function minuteLimits(): Record<string, number> {
  const limits: { name: string; simple: { limit: number; period: number } }[] = readConfig({
    config: 'wrangler.toml',
  }).ratelimits
  return Object.fromEntries(limits.map(({ name, simple }) => [name, (simple.limit * 60) / simple.period]))
}

/**
 * The options of wrangler's test harness for the Worker in a mode. Its root is not the project's folder, because wrangler
 * would read the developer's `.dev.vars` there.
 *
 * @param vars settings and secrets
 * @param folder the site's files, where they are not of the last build
 */
export function harnessOptions(
  mode: Mode,
  vars: Record<string, string> = {},
  folder?: string,
): TestHarnessOptions {
  const config = workerConfig(mode, folder)
  return {
    root: import.meta.dirname,
    workers: [{ config: { ...config, vars: { ...config.vars, ...vars } } }],
  }
}
