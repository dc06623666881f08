import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { ContentError } from '#web/content/check.ts'
import type { Mode } from '#web/content/content.ts'
import { stop } from './local.ts'
import { leaveReport } from './report.ts'

/**
 * `npm run deploy`: deploys what is committed, and refuses content that must not go live; `--demo` deploys the demo
 * environment: any tree, in all languages, hidden from search engines. What the owner reads of it is left for the
 * workflow's step that reports it, and is true at whatever moment the run ends.
 */
const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } })
/** The deployed site names its commit there. */
const VERSION_FILE = 'version.txt'
/** The build names its mode there. */
const MODE_FILE = 'mode.txt'
const UNKNOWN =
  'It is not known whether the newest change is live: look at the website. A programmer has to look at the workflow.'
/** As many as a line of the dashboard holds. */
const REASONS = 3
const LIVE_TRIES = 20
const TRY_AGAIN_MS = 3_000
const ANSWER_MS = 30_000

let hasBegun = false
try {
  if (values.demo) {
    run('npm', ['run', '--silent', 'build'], { SITE_HIDDEN: '1', SITE_REPOSITORY: '' })
    run('wrangler', ['deploy', '--env', 'demo'])
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
  const commit = cleanCommit()
  const { SITE_URL, CHANGE } = process.env
  const mode = await publishableMode(SITE_URL ? await deployedMode(SITE_URL) : 'live')
  run('npm', ['run', '--silent', 'build', ...(mode === 'live' ? ['--', '--live'] : [])], {
    SITE_REPOSITORY: String(vars.EDIT_REPOSITORY ?? ''),
    SITE_HIDDEN: mode === 'live' ? '' : '1',
  })
  const built = readFileSync(`dist/site/${MODE_FILE}`, 'utf8')
  if (built !== mode) throw new Error(`The build is ${built}, and not ${mode}.`)
  writeFileSync(`dist/site/${VERSION_FILE}`, commit)
  hasBegun = true
  leaveReport('failed', UNKNOWN)
  const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  // Migrate before the new Worker runs; only the very first deploy must create the database first.
  if (database.database_id) migrate()
  run('wrangler', ['deploy'])
  if (!database.database_id) migrate()
  if (SITE_URL) await untilLive(commit, SITE_URL)
  const as = mode === 'live' ? '' : ', as a demonstration until the shop can open'
  leaveReport('succeeded', `${CHANGE || commit}${as}`)
}

/** @throws where nothing answers: a shop that has opened never falls back to a demonstration */
async function deployedMode(site: string): Promise<Mode> {
  const address = new URL(`/${MODE_FILE}`, site)
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
  if (answer.status === 404) return 'demonstration'
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return (await answer.text()) === 'demonstration' ? 'demonstration' : 'live'
}

/**
 * @param deployed what the site is now: until a shop has opened, the demonstration takes its place, hidden from search engines
 * @throws ContentError where the content may be published as neither, or would fall back to a demonstration
 */
async function publishableMode(deployed: Mode): Promise<Mode> {
  // Importing it reads the content.
  const { refusals } = await import('#web/build/checks/refusals.ts')
  const problems = refusals()
  if (problems.length === 0) return 'live'
  const others = refusals('demonstration')
  if (deployed === 'demonstration' && others.length === 0) return 'demonstration'
  throw new ContentError(deployed === 'demonstration' ? others : problems)
}

/** @throws where files differ from the commit, which the deployed site would name all the same */
function cleanCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain')
  if (changed) throw new Error(`Commit these files first, since the site names the commit it is:\n${changed}`)
  return git('rev-parse', 'HEAD')
}

/** @throws where the command fails */
function run(command: 'npm' | 'wrangler', args: string[], extraEnv: Record<string, string> = {}): void {
  // A build runs the code of many packages, and needs no key.
  const { CLOUDFLARE_API_TOKEN, ...harmless } = process.env
  const env = { ...(command === 'wrangler' ? process.env : harmless), ...extraEnv }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the following steps were skipped.`)
}

/** @throws where the deployed site does not name the commit within a minute */
async function untilLive(commit: string, site: string): Promise<void> {
  const address = new URL(`/${VERSION_FILE}`, site)
  for (let tries = 0; tries < LIVE_TRIES; tries += 1) {
    const shown = await fetch(address, { signal: AbortSignal.timeout(TRY_AGAIN_MS) })
      .then((answer) => answer.text())
      .catch(() => '')
    if (shown === commit) return
    await setTimeout(TRY_AGAIN_MS)
  }
  throw new Error(`${address} does not name ${commit}`)
}

/** In the owner's words where the content is wrong. */
async function reasonOf(error: unknown): Promise<string> {
  // A file that the schemas themselves import: they cannot be loaded to name its title.
  const [, file] = (error instanceof SyntaxError && /(\w+)\.json/.exec(error.message)) || []
  if (file) return `“${file}” cannot be read`
  if (!(error instanceof ContentError)) return 'A programmer has to look at the workflow.'
  const { ownerReason } = await import('#web/content/titles.ts')
  const reasons = error.problems.map(ownerReason)
  const rest = reasons.length - REASONS
  return [...reasons.slice(0, REASONS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}
