import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

/** `preview`: the demo environment with what visitors would get; `demo` shows the drafts too. */
export type Target = 'live' | 'preview' | 'demo'

/** @throws where wrangler.toml has no database: sign-ups and orders would be answered, and lost */
export function requireDatabase() {
  const database = settings().d1_databases?.find(({ binding }) => binding === 'DB')
  if (database) return database
  throw new Error(
    'wrangler.toml has no D1 database with the binding DB: sign-ups and orders would be answered, and lost.',
  )
}

/** Builds what `target` shows. */
export function buildSite(target: Target): void {
  const { EDIT_REPOSITORY = '', GITHUB_CLIENT_ID = '' } = settings().vars ?? {}
  run('npm', ['run', '--silent', 'build'], {
    ...(target !== 'live' && { SITE_HIDDEN: '1' }),
    ...(target !== 'demo' && { SITE_REVIEWED_ONLY: '1' }),
    SITE_REPOSITORY: target === 'live' ? EDIT_REPOSITORY : '',
    SITE_GITHUB_APP: GITHUB_CLIENT_ID,
  })
}

/** @returns what wrangler printed */
export function deploySite(target: Target): string {
  if (target !== 'live') return run('wrangler', ['deploy', '--env', 'demo'])
  const { database_id } = requireDatabase()
  const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  // Migrate before the new Worker runs; only the very first deploy must create the database first.
  if (database_id) migrate()
  const printed = run('wrangler', ['deploy'])
  if (!database_id) migrate()
  return printed
}

type Settings = {
  d1_databases?: { binding: string; database_id?: string }[]
  vars?: { EDIT_REPOSITORY?: string; GITHUB_CLIENT_ID?: string }
}

/** Wrangler's own reader takes seconds to load. */
function settings(): Settings {
  return parse(readFileSync('wrangler.toml', 'utf8'))
}

/** Without secrets: npm scripts run the code of many packages. Wrangler has the one that it deploys with. */
function environmentOf(command: string): NodeJS.ProcessEnv {
  const isSecret = (name: string) =>
    /^(OWNER_KEY|GIT_CONFIG_.*)$/.test(name) || (name === 'CLOUDFLARE_API_TOKEN' && command !== 'wrangler')
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSecret(name)))
}

/**
 * @returns what the command printed, which is shown too
 * @throws where it fails
 */
export function run(command: string, args: string[], extraEnv: Record<string, string> = {}): string {
  const isShown = command === 'wrangler'
  const { status, stdout } = spawnSync(command, args, {
    stdio: ['inherit', isShown ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    env: { ...environmentOf(command), ...extraEnv },
  })
  if (isShown) process.stdout.write(stdout ?? '')
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the following steps were skipped.`)
  return stdout ?? ''
}
