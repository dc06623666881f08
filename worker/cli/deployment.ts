import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { siteOrigin } from '../lib/site-origin.ts'
import { CONFIG, differInDeployLines, readWranglerToml } from './wrangler-toml.ts'

/** What the two steps of a deploy share. It imports no content, because the step with the keys uses it, too. */

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
 * @returns the settings in wrangler.toml that a deploy needs, with the address of the site
 * @throws where the name or the database is missing, or where the workflow's address is another one: it would be compared
 * with one site, and published to another
 */
export function readSettings() {
  const { name, d1_databases = [], vars = {}, ...settings } = readWranglerToml()
  const database = d1_databases.find(({ binding }) => binding === 'DB')
  if (!name || !database)
    throw new Error(
      'wrangler.toml has no name or no D1 database DB, so the site would confirm sign-ups and orders without storing them: write both there, as the software’s own file has them.',
    )
  const own = siteOrigin(String(vars.SITE_URL ?? ''))
  if (!URL.canParse(own))
    throw new Error('Under [vars] of wrangler.toml, set SITE_URL to the address of the site, with https://.')
  const site = siteOrigin(process.env.SITE_URL || own)
  if (!URL.canParse(site) || new URL(site).origin !== new URL(own).origin)
    throw new Error(
      `SITE_URL is ${site} in the environment and ${own} in wrangler.toml: correct the one that is wrong. (In the workflow it is a variable of the repository.)`,
    )
  return { ...settings, name, database, site, repository: String(vars.EDIT_REPOSITORY ?? '') }
}

/**
 * @returns the commit that is checked out
 * @throws where files differ from it, but for what a deploy writes into wrangler.toml: the site names the commit that it was
 * built from
 */
export function committedHead(): string {
  const changed = git('status', '--porcelain')
  const isOwnChange =
    /^MM? +wrangler\.toml$/.test(changed) &&
    differInDeployLines(`${git('show', `HEAD:./${CONFIG}`)}\n`, `${readFileSync(CONFIG, 'utf8').trim()}\n`)
  if (changed && !isOwnChange)
    throw new Error(
      `Commit these files first, because the site names its commit (git add --all, then git commit -m "Change"), and deploy again:\n${changed}`,
    )
  return git('rev-parse', 'HEAD')
}

/**
 * @param first that nothing has been published at the address yet
 * @param preview the address on workers.dev, which is asked where the site's does not answer yet
 * @returns whether a preview may be published there: it never takes the place of a shop that has opened
 * @throws where the address does not say which of the two is there
 */
export async function mayPreview(site: string, first = false, preview?: string): Promise<boolean> {
  const answers = await Promise.all([site, ...(preview ? [preview] : [])].map(readMode))
  const mode = answers.find((answer) => MODES.includes(answer.mode))?.mode
  if (mode) return mode !== 'live'
  if (first) return true
  throw new Error(
    `${new URL('/mode.txt', site)} does not say whether a shop has opened there: ${answers[0]?.problem}. If nothing has been published there yet, publish a preview: npm run deploy -- --first, or, where Publish is started, the box “Nothing has been published at this address yet”.`,
  )
}

const MODES = ['live', 'preview', 'demonstration']

async function readMode(site: string): Promise<{ mode: string; problem: string }> {
  try {
    const answer = await fetch(new URL('/mode.txt', site), { signal: AbortSignal.timeout(30_000) })
    return { mode: answer.ok ? await answer.text() : '', problem: `its status is ${answer.status}` }
  } catch {
    return { mode: '', problem: 'it cannot be reached' }
  }
}

/** Times are those of Asia/Kolkata. */
export function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Asia/Kolkata' },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** @throws where the command fails */
export function run(command: string, extraEnv: Record<string, string> = {}): void {
  const [program = '', ...args] = command.split(' ')
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...extraEnv } })
  if (status !== 0)
    throw new Error(
      `${command} failed, and the steps after it were skipped: correct what is named above, and run this again.`,
    )
}
