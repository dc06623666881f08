import { execFileSync, spawnSync } from 'node:child_process'
import { siteOrigin } from '../lib/site-origin.ts'
import { readWranglerToml } from './wrangler-toml.ts'

/** What the two steps of a deploy share. Nothing here imports content: the step with the keys does so, too. */

/**
 * Their options: `demo` is for the demo environment, `first` for an address at which nothing has been published yet,
 * `location` for the part of the world in which the database is created, one of those of `wrangler d1 create`, `replaces`
 * for the database of the deployed Worker where wrangler.toml names a new one.
 */
export const OPTIONS = {
  demo: { type: 'boolean' },
  first: { type: 'boolean' },
  // Asia and the Pacific: the visitors are in India, wherever the machine is that deploys.
  location: { type: 'string', default: 'apac' },
  replaces: { type: 'string' },
} as const

/**
 * @returns of wrangler.toml what a deploy needs, with the address of the site
 * @throws where the database is missing, or where the workflow's address is another one: it would be compared with one
 * site, and published to another
 */
export function readSettings() {
  const { name = '', d1_databases = [], vars = {} } = readWranglerToml()
  const database = d1_databases.find(({ binding }) => binding === 'DB')
  if (!database)
    throw new Error('wrangler.toml has no D1 database DB: sign-ups and orders would be answered, and lost.')
  const own = siteOrigin(String(vars.SITE_URL ?? ''))
  if (!URL.canParse(own))
    throw new Error('Under [vars] of wrangler.toml, set SITE_URL to the address of the site, with https://.')
  const site = siteOrigin(process.env.SITE_URL || own)
  if (!URL.canParse(site) || new URL(site).origin !== new URL(own).origin)
    throw new Error(
      `SITE_URL is ${site} in the environment and ${own} in wrangler.toml: correct the one that is wrong. (In the workflow it is a variable of the repository.)`,
    )
  return { name, database, site, repository: String(vars.EDIT_REPOSITORY ?? '') }
}

/** @returns the commit that is checked out; @throws where files differ from it, since the site names the commit it is */
export function committedHead(): string {
  const changed = git('status', '--porcelain')
  if (changed) throw new Error(`Commit these files first, since the site names the commit it is:\n${changed}`)
  return git('rev-parse', 'HEAD')
}

/**
 * @param first that a person says that nothing has been published at the address yet
 * @returns whether a preview may be published there: it never takes the place of a shop that has opened
 * @throws where the address does not say which of the two is there
 */
export async function mayPreview(site: string, first = false): Promise<boolean> {
  const address = new URL('/mode.txt', site)
  const [mode, problem] = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    .then(async (answer) => [answer.ok ? await answer.text() : '', `its status is ${answer.status}`] as const)
    .catch(() => ['', 'it cannot be reached'] as const)
  if (mode === 'live' || mode === 'preview' || mode === 'demonstration') return mode !== 'live'
  if (first) return true
  throw new Error(
    `${address} does not say whether a shop has opened there: ${problem}. Where nothing has been published yet, say so, and a preview is: npm run deploy -- --first, or the box “Nothing has been published at this address yet” where Publish is started.`,
  )
}

/** Times are those of Asia/Kolkata. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, TZ: 'Asia/Kolkata' } }).trim()
}

/** @throws where the command fails */
export function run(command: string, extraEnv: Record<string, string> = {}): void {
  const [program = '', ...args] = command.split(' ')
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...extraEnv } })
  if (status !== 0) throw new Error(`${command} failed; the following steps were skipped.`)
}
