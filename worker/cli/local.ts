import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseEnv } from 'node:util'

const SETTINGS = '.dev.vars'
const SITE = 'dist/site'

/** Wrangler without questions, statistics or look-ups on the internet. */
export const quietEnvironment = {
  ...process.env,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

/** Makes what a local run needs: settings, a folder for the site, and a database with today's tables. */
export function prepareLocalRun(): void {
  if (!existsSync(SETTINGS)) {
    copyFileSync(`${SETTINGS}.example`, SETTINGS)
    console.log(`Made ${SETTINGS} from ${SETTINGS}.example`)
  }
  mkdirSync(SITE, { recursive: true })
  const migrated = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], {
    env: quietEnvironment,
    encoding: 'utf8',
  })
  if (migrated.status !== 0) {
    stop(`The local database could not be brought up to date:\n${migrated.stdout}${migrated.stderr}`)
  }
}

/** The sample key that the owner signs in with, as the local settings have it. */
export function localOwnerKey(): string | undefined {
  return parseEnv(readFileSync(SETTINGS, 'utf8')).OWNER_KEY
}

/** Ends the program with words to act on where somebody else has the port. */
export async function needPort(port: number): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  if (!free) {
    stop(
      `Port ${port} is in use. Stop what runs there, or name another port: npm start -- --port ${port + 1}`,
    )
  }
}

/**
 * Starts `wrangler dev` in a process group of its own and ends the whole group with this program: ending wrangler alone
 * would leave the Worker's runtime behind.
 */
export function runWranglerDev(port: number, more: string[]): void {
  const wrangler = spawn(
    'wrangler',
    ['dev', '--port', String(port), '--show-interactive-dev-session=false', '--log-level', 'warn', ...more],
    { env: quietEnvironment, stdio: 'inherit', detached: true },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => wrangler.pid && process.kill(-wrangler.pid, 'SIGTERM'))
  }
  wrangler.on('exit', (code) => process.exit(code ?? 0))
}

/** Waits until the Worker answers, at most two minutes. */
export async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/api/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  stop('The Worker did not start within two minutes; what it said stands above.')
}

/** Says why and ends the program. */
export function stop(why: string): never {
  console.error(`\n${why}\n`)
  process.exit(1)
}
