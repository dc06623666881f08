import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { checkLinks } from '#web/build/checks/links.ts'
import { ContentError } from '#web/content/check.ts'
import type { Mode } from '#web/content/content.ts'
import { stop } from './local.ts'
import { leaveReport } from './report.ts'

/**
 * `npm run deploy`: deploys what is committed, and refuses content that must not go live; `--demo` deploys the demo
 * environment: any tree, in all languages, hidden from search engines. What the owner reads of it is left for the
 * workflow's step that reports it, and is true at whatever moment the run ends.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean' } } })
const { SITE_URL } = process.env
/** As many as a line of the dashboard holds. */
const REASONS = 3
const LIVE_TRIES = 20
const TRY_AGAIN_MS = 3_000

let hasBegun = false
try {
  if (values.demo) {
    run('npm run --silent build', { SITE_HIDDEN: '1', SITE_REPOSITORY: '' })
    run('wrangler deploy --env demo')
  } else await deployLive()
} catch (error) {
  if (!hasBegun) leaveReport('failed', `Not published; the website is as it was. ${await reasonOf(error)}`)
  stop(`${error instanceof Error ? error.message : error}
${values.demo ? '' : '\nTo show the site as it is, hidden from search engines and without a database: npm run deploy -- --demo'}`)
}

async function deployLive(): Promise<void> {
  const { d1_databases, vars } = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  const database = d1_databases.find(({ binding }: { binding: string }) => binding === 'DB')
  if (!database)
    throw new Error('wrangler.toml has no D1 database DB: sign-ups and orders would be answered, and lost.')
  const changed = git('status --porcelain')
  if (changed) throw new Error(`Commit these files first, since the site names the commit it is:\n${changed}`)
  const commit = git('rev-parse HEAD')
  const isLive = (await publishableMode()) === 'live'
  run(`npm run --silent build${isLive ? ' -- --live' : ''}`, {
    SITE_REPOSITORY: String(vars.EDIT_REPOSITORY ?? ''),
    SITE_HIDDEN: isLive ? '' : '1',
  })
  await checkLinks('dist/site')
  writeFileSync('dist/site/version.txt', commit)
  hasBegun = true
  leaveReport(
    'failed',
    'It is not known whether the newest change is live: look at the website, and ask a programmer.',
  )
  const migrate = 'wrangler d1 migrations apply DB --remote'
  // Migrate before the new Worker runs; only the very first deploy must create the database first.
  for (const step of database.database_id ? [migrate, 'wrangler deploy'] : ['wrangler deploy', migrate])
    run(step)
  await untilLive(commit)
  const time = git('log -1 --format=%cd', '--date=format-local:%H:%M on %-d %B')
  leaveReport(
    'succeeded',
    `the change of ${time}${isLive ? '' : ', as a demonstration until the shop can open'}`,
  )
}

/**
 * A shop opens once nothing refuses it. Until then its demonstration is published, which never takes the place of one
 * that has opened.
 *
 * @throws ContentError where the content may be published as neither
 */
async function publishableMode(): Promise<Mode> {
  // Importing it reads the content.
  const { refusals } = await import('#web/build/checks/refusals.ts')
  const problems = refusals()
  if (problems.length === 0) return 'live'
  const others = (await isDemonstration()) ? refusals('demonstration') : problems
  if (others.length > 0) throw new ContentError(others)
  return 'demonstration'
}

/** @throws where the site does not answer, so that it is not known whether a shop has opened */
async function isDemonstration(): Promise<boolean> {
  if (!SITE_URL) return false
  const answer = await fetch(new URL('/mode.txt', SITE_URL), { signal: AbortSignal.timeout(30_000) })
  return answer.status === 404 || (await answer.text()) === 'demonstration'
}

/** @throws where the deployed site does not name the commit within a minute */
async function untilLive(commit: string): Promise<void> {
  if (!SITE_URL) return
  const address = new URL('/version.txt', SITE_URL)
  for (let tries = 0; tries < LIVE_TRIES; tries += 1) {
    const answer = fetch(address, { signal: AbortSignal.timeout(TRY_AGAIN_MS) })
    if ((await answer.then((found) => found.text()).catch(() => '')) === commit) return
    await setTimeout(TRY_AGAIN_MS)
  }
  throw new Error(`${address} does not name ${commit}`)
}

/** Times are those of Asia/Kolkata. */
function git(command: string, ...args: string[]): string {
  const env = { ...process.env, TZ: 'Asia/Kolkata' }
  return execFileSync('git', [...command.split(' '), ...args], { encoding: 'utf8', env }).trim()
}

/** @throws where the command fails */
function run(command: string, extraEnv: Record<string, string> = {}): void {
  const [program = '', ...args] = command.split(' ')
  // A build runs the code of many packages, and needs no key.
  const { CLOUDFLARE_API_TOKEN, ...harmless } = process.env
  const env = { ...(program === 'wrangler' ? process.env : harmless), ...extraEnv }
  const { status } = spawnSync(program, args, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${command} failed; the following steps were skipped.`)
}

/** In the owner's words where the content is wrong. */
async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof ContentError)) return 'A programmer has to look at the workflow.'
  const { ownerReason } = await import('#web/content/titles.ts')
  const reasons = error.problems.map(ownerReason)
  const more = reasons.splice(REASONS).length
  return [...reasons, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
