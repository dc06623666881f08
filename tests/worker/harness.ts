import { existsSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createTestHarness } from 'wrangler'
import { harnessOptions, type Mode } from '../worker-config.ts'
import { emptyTables, queriesOf, tablesOf } from './local-d1.ts'
import { NIGHTLY } from './times.ts'
import { type Send, VISITOR_DOMAIN, visitorOf } from './visitor.ts'

export const OWNER_KEY = 'owner-key-of-the-worker-tests'

type Site = Awaited<ReturnType<typeof start>>

/** Started once a process, which runs many files of tests; the runtime ends with the process. */
const started = new Map<Mode, Promise<Site>>()

async function start(mode: Mode) {
  if (!existsSync('dist/site/index.html')) {
    throw new Error('dist/site is empty, and the Worker serves it. Run `npm run build` first.')
  }
  const server = createTestHarness(harnessOptions(mode, { OWNER_KEY }))
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  if (mode !== 'demo') await worker.applyD1Migrations('DB')
  const { DB: db } = await worker.getEnv()
  return { server, url, db, tables: mode === 'demo' ? [] : await tablesOf(db) }
}

/**
 * The built Worker in workerd with real D1 and rate limits, shared by the files of tests. Tables are emptied
 * before each test. A warning or an error in the log fails the test, unless it is taken with `takeLogs`.
 */
export function builtWorker(mode: Mode = 'live') {
  let site: Site
  const send: Send = (path, request) => site.server.fetch(path, request)

  function takeLogs() {
    const logs = site.server.getLogs()
    site.server.clearLogs()
    for (const { message } of logs) {
      expect(message).not.toContain(VISITOR_DOMAIN)
      expect(message).not.toContain(OWNER_KEY)
    }
    return logs
  }

  beforeAll(async () => {
    const starting = started.get(mode) ?? start(mode)
    started.set(mode, starting)
    site = await starting
  })
  beforeEach(async () => {
    if (mode !== 'demo') await emptyTables(site.db, site.tables)
  })
  afterEach(() => {
    expect(takeLogs().filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
  })

  return {
    get url() {
      return site.url
    },
    get db() {
      return site.db
    },
    ...queriesOf(() => site.db),
    visitor: (headers?: Record<string, string>) => visitorOf(send, headers),
    owner: () => visitorOf(send, { Authorization: `Bearer ${OWNER_KEY}` }),
    /** Runs a cron trigger, by default the nightly one. */
    scheduled: (time: Date, cron = NIGHTLY) =>
      site.server.getWorker().scheduled({ cron, scheduledTime: time }),
    takeLogs,
  }
}
