import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseEnv } from 'node:util'

const SETTINGS_FILE = '.dev.vars'
const SITE_FOLDER = 'dist/site'

/** Turns off wrangler's prompts, metrics and network requests. */
export const quietEnvironment = {
  ...process.env,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

/**
 * Creates the settings file and the site's folder if missing, and migrates the local database.
 *
 * @throws where wrangler cannot migrate it; its words are the message
 */
export function prepareLocalRun(): void {
  if (!existsSync(SETTINGS_FILE)) {
    copyFileSync(`${SETTINGS_FILE}.example`, SETTINGS_FILE)
    console.log(`Created ${SETTINGS_FILE} from ${SETTINGS_FILE}.example`)
  }
  mkdirSync(SITE_FOLDER, { recursive: true })
  const migrated = spawnSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], {
    env: quietEnvironment,
    encoding: 'utf8',
  })
  if (migrated.status !== 0)
    throw new Error(
      `Correct the migration, because the local database could not be migrated:\n${migrated.stdout}${migrated.stderr}`,
    )
}

export function localOwnerKey(): string | undefined {
  return parseEnv(readFileSync(SETTINGS_FILE, 'utf8')).OWNER_KEY
}

/**
 * Exits where a port is not free, before a build that takes a minute.
 *
 * @param value as it was typed
 * @param option that names another port, such as `npm start -- --port`
 */
export async function requirePort(value: string, option: string): Promise<number> {
  const port = Number(value)
  try {
    const probe = createServer().listen(port)
    await once(probe, 'listening')
    await once(probe.close(), 'close')
    return port
  } catch (error) {
    return stop(`${(error as Error).message}  →  name another port: ${option} NUMBER`)
  }
}

/**
 * Runs `wrangler dev` in a group of processes of its own. The group ends with this program, however that ends, and this
 * program with wrangler: without wrangler alone, workerd would run on.
 *
 * @param sitePort where the pages are, to which links in mails lead: without it, wrangler uses the shop's own domain in
 * every request, once wrangler.toml has it
 */
export function runWranglerDev(
  port: number,
  args: string[],
  extraEnv: Record<string, string>,
  sitePort = port,
): void {
  // Of the demo, errors alone: wrangler would warn that it has no database.
  const level = args.includes('demo') ? 'error' : 'warn'
  const address = ['--port', String(port), '--local-upstream', `localhost:${sitePort}`]
  const wrangler = spawn(
    'wrangler',
    ['dev', ...address, '--show-interactive-dev-session=false', '--log-level', level, ...args],
    { env: { ...quietEnvironment, ...extraEnv }, stdio: 'inherit', detached: true },
  )
  const endGroup = () => {
    try {
      if (wrangler.pid) process.kill(-wrangler.pid, 'SIGTERM')
    } catch {
      // The whole process group has ended.
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endGroup)
  process.on('exit', endGroup)
  wrangler.on('exit', (code) => process.exit(code ?? 0))
}

/** Waits until the Worker responds. @throws after two minutes */
export async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`http://localhost:${port}/api/status`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The Worker did not start within two minutes; see its output above.')
}

/** Prints the reason and exits with status 1. */
export function stop(reason: string): never {
  console.error(`\n${reason}\n`)
  process.exit(1)
}
