import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { ContentError } from '#web/content/check.ts'

/** The deployed site names its commit there. */
export const VERSION_FILE = 'version.txt'

/**
 * Deploys what is committed, if its content may go live.
 *
 * @param onDeploy called before anything that is deployed changes
 * @returns the commit
 * @throws ContentError for what the owner has to correct
 */
export async function deployLive(onDeploy = () => {}): Promise<string> {
  const { database_id } = requireDatabase()
  const commit = cleanCommit()
  await requirePublishable()
  const { EDIT_REPOSITORY = '', GITHUB_CLIENT_ID = '' } = settings().vars ?? {}
  run('npm', ['run', '--silent', 'build', '--', '--live'], {
    SITE_REPOSITORY: EDIT_REPOSITORY,
    SITE_GITHUB_APP: GITHUB_CLIENT_ID,
  })
  writeFileSync(`dist/site/${VERSION_FILE}`, commit)
  onDeploy()
  const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  // Migrate before the new Worker runs; only the very first deploy must create the database first.
  if (database_id) migrate()
  run('wrangler', ['deploy'])
  if (!database_id) migrate()
  return commit
}

/** Deploys the demo environment: any tree, in all languages, hidden from search engines. */
export function deployDemo(): void {
  run('npm', ['run', '--silent', 'build'], { SITE_HIDDEN: '1', SITE_REPOSITORY: '' })
  run('wrangler', ['deploy', '--env', 'demo'])
}

/** @throws where sign-ups and orders would be answered, and lost */
function requireDatabase() {
  const database = settings().d1_databases?.find(({ binding }) => binding === 'DB')
  if (database) return database
  throw new Error(
    'wrangler.toml has no D1 database with the binding DB: sign-ups and orders would be answered, and lost.',
  )
}

/** @throws where files differ from the commit, which the deployed site would name all the same */
function cleanCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain')
  if (changed) throw new Error(`Commit these files first, since the site names the commit it is:\n${changed}`)
  return git('rev-parse', 'HEAD')
}

async function requirePublishable(): Promise<void> {
  // Importing it reads the content.
  const { refusals } = await import('#web/build/checks/refusals.ts')
  const problems = refusals()
  if (problems.length > 0) throw new ContentError(problems)
}

type Settings = {
  d1_databases?: { binding: string; database_id?: string }[]
  vars?: { EDIT_REPOSITORY?: string; GITHUB_CLIENT_ID?: string }
}

/** Wrangler's own reader takes seconds to load. */
function settings(): Settings {
  return parse(readFileSync('wrangler.toml', 'utf8'))
}

/** @throws where the command fails */
function run(command: 'npm' | 'wrangler', args: string[], extraEnv: Record<string, string> = {}): void {
  // A build runs the code of many packages, and needs no key.
  const { CLOUDFLARE_API_TOKEN, ...harmless } = process.env
  const env = { ...(command === 'wrangler' ? process.env : harmless), ...extraEnv }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the following steps were skipped.`)
}
