import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'

export type Database = { binding: string; database_name?: string; database_id?: string }

/** What a build and a deploy need of the Worker's configuration. */
type Settings = {
  name?: string
  account_id?: string
  compatibility_date?: string
  d1_databases?: Database[]
  vars?: Record<string, unknown>
}

export const CONFIG = 'wrangler.toml'

/**
 * Reads wrangler.toml as it is written. Wrangler could do it, but loading wrangler takes two seconds of every build, check
 * and deploy.
 */
export function readWranglerToml(): Settings {
  return parse(readFileSync(CONFIG, 'utf8')) as Settings
}

/** Writes the id of the database DB beside its binding, with all that a person wrote around it as it was. */
export function writeDatabaseId(id: string): void {
  const text = readFileSync(CONFIG, 'utf8')
  writeFileSync(CONFIG, text.replace(/^(\s*)binding\s*=\s*["']DB["'].*$/m, `$&\n$1database_id = "${id}"`))
}
