import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { quietEnvironment } from '#worker/cli/local.ts'
import { workerConfig } from '../worker-config.ts'

export const OWNER_KEY = 'owner-key-of-the-fault-tests'

const WRANGLER = 'node_modules/.bin/wrangler'
const DATABASES = 'v3/d1/miniflare-D1DatabaseObject'
/** Wrangler's traces of local requests would be counted as the Worker's memory. */
const environment = { ...quietEnvironment, X_LOCAL_OBSERVABILITY: 'false' }
const READY_WITHIN_MS = 120_000
const ASK_AGAIN_MS = 50

type Options = { assets?: string; port?: number; mail?: boolean }

/**
 * The Worker under `wrangler dev` on the loopback address, with its own persistent database folder. It can be
 * killed and restarted.
 *
 * @param assets the folder of the site; without it, one page
 * @param wanted a port; without it, any that is free
 * @param mail whether mail is on, through wrangler's simulator
 */
export async function localSite({ assets, port: wanted, mail = false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  const state = join(folder, 'state')
  const port = wanted ?? (await freePort())
  const inspector = await freePort()
  const site = join(folder, 'site')
  let running: ChildProcess | undefined

  // A copy, because a concurrent build would delete the pages.
  if (assets) cpSync(assets, site, { recursive: true })
  else onePage(site)
  const config = writeConfig(folder, site, mail)
  migrate(state)

  return {
    url: `http://127.0.0.1:${port}`,
    inspector,

    async start(): Promise<void> {
      const env = mail ? { ...environment, TMPDIR: folder } : environment
      running = spawn(
        WRANGLER,
        ['dev', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', state, '--log-level', 'error']
          .concat('--show-interactive-dev-session=false', '--inspector-port', String(inspector))
          .concat('--config', config),
        { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
      )
      await ready(`http://127.0.0.1:${port}/api/status`, running)
    },

    /** Sends SIGKILL to the Worker's process group. */
    async kill(): Promise<void> {
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return
      const gone = once(running, 'exit')
      process.kill(-running.pid, 'SIGKILL')
      await gone
    },

    /** Resident bytes of this site's runtime processes, including wrangler's own Workers. */
    memory: () => residentBytes(running?.pid ?? 0),

    /** The simulator's records of sent mails, of all processes so far. */
    sentTo: () => recipientsIn(folder),

    /** The database's file, as the last process left it. */
    database: () => new DatabaseSync(databaseFile(state)),

    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

export type LocalSite = Awaited<ReturnType<typeof localSite>>

function migrate(state: string): void {
  const { status, stdout, stderr } = spawnSync(
    WRANGLER,
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state],
    { env: quietEnvironment, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The migrations failed:\n${stdout}${stderr}`)
}

function onePage(site: string): void {
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Site</title>')
}

async function ready(url: string, process: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (process.exitCode !== null) throw new Error(`wrangler dev ended with ${process.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await setTimeout(ASK_AGAIN_MS)
  }
  throw new Error('wrangler dev was not ready in time')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function databaseFile(state: string): string {
  const folder = join(state, DATABASES)
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
  if (!file) throw new Error(`There is no database in ${folder}`)
  return join(folder, file)
}

const PAGE_BYTES = 4096

/** From Linux's /proc: the processes of a group that are called workerd. */
function residentBytes(group: number): number {
  let bytes = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // pid (name) state parent group …
      const [, name, rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      if (name !== 'workerd' || rest.split(' ')[2] !== String(group)) continue
      bytes += Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
    } catch {
      // The process ended in the meantime.
    }
  }
  return bytes
}

/** Writes the configuration, away from the developer's `.dev.vars`, which wrangler reads beside it. */
function writeConfig(folder: string, site: string, mail: boolean): string {
  const config = workerConfig(mail ? 'mail' : 'live')
  const file = join(folder, 'wrangler.json')
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      assets: { ...config.assets, directory: site },
      vars: { ...config.vars, OWNER_KEY, MAIL_DAILY_LIMIT: '1000000' },
    }),
  )
  return file
}

/** The recipient of each mail in the simulator's databases, which outlive its processes. */
function recipientsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /email-store.*(?<!metadata)\.sqlite$/.test(file))
    .flatMap((file) => {
      const database = new DatabaseSync(join(folder, file))
      try {
        return database
          .prepare(`SELECT data ->> '$.to[0]' AS recipient FROM emails WHERE kind = 'sent'`)
          .all()
          .map(({ recipient }) => String(recipient))
      } finally {
        database.close()
      }
    })
}
