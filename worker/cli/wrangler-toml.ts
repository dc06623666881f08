import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'

export type Database = { binding: string; database_name?: string; database_id?: string }

/** What a build and a deploy need of the Worker's configuration. */
type Settings = {
  name?: string
  account_id?: string
  compatibility_date?: string
  route?: unknown
  routes?: (string | { pattern: string; custom_domain?: boolean })[]
  workers_dev?: boolean
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

/** What a deploy writes into wrangler.toml. */
export type DeployLines = {
  readonly account_id?: string
  readonly workers_dev?: boolean
  readonly preview_urls?: boolean
  readonly database_id?: string
  readonly SITE_URL?: string
  /** Hostnames, as custom domains. */
  readonly routes?: readonly string[]
}

/** Writes lines of a deploy into wrangler.toml. */
export function writeDeployLines(lines: DeployLines): void {
  writeFileSync(CONFIG, changeDeployLines(readFileSync(CONFIG, 'utf8'), lines))
}

/**
 * Changes lines of a deploy in the text of a wrangler.toml, with all that a person wrote around them as it was. A line that
 * is not there goes below the Worker's name, the id of the database below its binding.
 */
export function changeDeployLines(
  text: string,
  { database_id, SITE_URL, routes, ...top }: DeployLines,
): string {
  const customDomains = routes?.map((pattern) => `{ pattern = ${quote(pattern)}, custom_domain = true }`)
  let changed = text
  if (database_id)
    changed = changed.replace(
      /^(\s*)binding\s*=\s*["']DB["'].*$/m,
      `$&\n$1database_id = ${quote(database_id)}`,
    )
  if (SITE_URL) changed = changed.replace(/^SITE_URL\s*=\s*"[^"]+"/m, () => `SITE_URL = ${quote(SITE_URL)}`)
  if (customDomains) changed = setTopLevel(changed, 'routes', `[${customDomains.join(', ')}]`)
  for (const [key, value] of Object.entries(top)) changed = setTopLevel(changed, key, JSON.stringify(value))
  return changed
}

function setTopLevel(text: string, key: string, value: string): string {
  const start = text.search(/^\s*\[/m)
  const head = start < 0 ? text : text.slice(0, start)
  const line = new RegExp(`^${key}\\s*=[^#\\n]*?(?=\\s*(#|$))`, 'm')
  const changed = line.test(head)
    ? head.replace(line, () => `${key} = ${value}`)
    : head.replace(/^name\s*=.*$/m, (name) => `${name}\n${key} = ${value}`)
  return changed + text.slice(head.length)
}

/**
 * @returns whether two texts of wrangler.toml differ in lines of a deploy only: it writes them while it runs, so the second
 * of two deploys need not wait for a commit
 */
export function differInDeployLines(one: string, other: string): boolean {
  const withoutThem = (text: string) =>
    text.replace(/^\s*(account_id|workers_dev|preview_urls|database_id|SITE_URL|routes)\s*=.*\n/gm, '')
  return withoutThem(one) === withoutThem(other)
}

/** A basic string of TOML: its escapes are those of JSON. */
const quote = (text: string) => JSON.stringify(text)
