import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { quietEnvironment } from '#worker/cli/local.ts'
import { workerConfig } from '../worker-config.ts'
import { migrationStatements } from './migrations.ts'

export const OWNER_KEY = 'owner-key-of-the-fault-tests'

const WRANGLER = 'node_modules/.bin/wrangler'
const DATABASES = 'v3/d1/miniflare-D1DatabaseObject'
const READY_WITHIN_MS = 120_000
const ASK_AGAIN_MS = 50

/**
 * The Worker under `wrangler dev` on the loopback address, with its own persistent database folder. It can be
 * killed and restarted. Mail is on, through wrangler's simulator.
 */
export async function localSite() {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  const state = join(folder, 'state')
  const port = await freePort()
  const site = join(folder, 'site')
  let running: ChildProcess | undefined

  onePage(site)
  const config = writeMailConfig(folder, site)
  migrate(folder, state)

  return {
    url: `http://127.0.0.1:${port}`,

    async start(): Promise<void> {
      const inspector = await freePort()
      running = spawn(
        WRANGLER,
        ['dev', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', state, '--log-level', 'error']
          .concat('--show-interactive-dev-session=false', '--inspector-port', String(inspector))
          .concat('--config', config),
        {
          env: { ...quietEnvironment, TMPDIR: folder },
          stdio: ['ignore', 'ignore', 'inherit'],
          detached: true,
        },
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

    /** The simulator's records of sent mails, of all processes so far. */
    sentTo: () => recipientsIn(folder),

    /** The database's file, as the last process left it. */
    database: () => new DatabaseSync(databaseFile(state)),

    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

export type LocalSite = Awaited<ReturnType<typeof localSite>>

/** Executes all migrations at once: for each file that it applies, wrangler starts D1 again. */
function migrate(folder: string, state: string): void {
  const file = join(folder, 'migrations.sql')
  writeFileSync(file, migrationStatements().join(';\n'))
  const { status, stdout, stderr } = spawnSync(
    WRANGLER,
    ['d1', 'execute', 'DB', '--local', '--persist-to', state, '--yes', '--file', file],
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

export async function freePort(): Promise<number> {
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

/** Writes the configuration with mail on, away from the developer's `.dev.vars`, which wrangler reads beside it. */
function writeMailConfig(folder: string, site: string): string {
  const config = workerConfig('mail')
  const file = join(folder, 'wrangler.json')
  writeFileSync(
    file,
    JSON.stringify({
      ...config,
      assets: { ...config.assets, directory: site },
      vars: {
        ...config.vars,
        OWNER_KEY,
        MAIL_DAILY_LIMIT: '1000000',
        TRACKED_EVENTS_DAILY: '1000000',
        SITE_URL: 'https://shop.example',
      },
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
