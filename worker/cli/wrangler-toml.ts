import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

/** What a build and a deploy need of the Worker's configuration. */
type Settings = {
  name?: string
  account_id?: string
  compatibility_date?: string
  d1_databases?: { binding: string; database_id?: string }[]
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
