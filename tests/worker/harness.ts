import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createTestHarness } from 'wrangler'
import { mailWorker } from '../mail-worker.ts'
import { emptyTables, tablesOf } from './local-d1.ts'
import { type Send, VISITOR_DOMAIN, visitorOf } from './visitor.ts'

export const OWNER_KEY = 'owner-key-of-the-worker-tests'

/** `mail`: live, with both kinds of mail on. */
type Mode = 'live' | 'demo' | 'mail'
type Bindings = { DB: D1Database }

/**
 * The built Worker in workerd with real D1 and rate limits, for the tests of a file. Tables are emptied
 * before each test. A warning or an error in the log fails the test, unless it is taken with `takeLogs`.
 */
export function builtWorker(mode: Mode = 'live') {
  const server = createTestHarness({
    workers: [
      mode === 'mail'
        ? mailWorker(OWNER_KEY)
        : { configPath: './wrangler.toml', ...(mode === 'demo' && { env: 'demo' }), secrets: { OWNER_KEY } },
    ],
  })
  const send: Send = (path, request) => server.fetch(path, request)
  let url: URL
  let db: D1Database
  let tables: string[] = []

  function takeLogs() {
    const logs = server.getLogs()
    server.clearLogs()
    for (const { message } of logs) {
      expect(message).not.toContain(VISITOR_DOMAIN)
      expect(message).not.toContain(OWNER_KEY)
    }
    return logs
  }

  beforeAll(async () => {
    if (!existsSync('dist/site/index.html')) {
      throw new Error('dist/site is empty, and the Worker serves it. Run `npm run build` first.')
    }
    url = (await server.listen()).url
    const worker = server.getWorker<Bindings>()
    if (mode === 'demo') return
    await worker.applyD1Migrations('DB')
    db = (await worker.getEnv()).DB
    tables = await tablesOf(db)
  })
  beforeEach(async () => {
    if (mode !== 'demo') await emptyTables(db, tables)
  })
  afterEach(() => {
    expect(takeLogs().filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
  })
  afterAll(() => server.close())

  return {
    get url() {
      return url
    },
    get db() {
      return db
    },
    visitor: (headers?: Record<string, string>) => visitorOf(send, headers),
    owner: () => visitorOf(send, { Authorization: `Bearer ${OWNER_KEY}` }),
    /** Runs a cron trigger, by default the nightly one. */
    scheduled: (time: Date, cron = '30 20 * * *') =>
      server.getWorker().scheduled({ cron, scheduledTime: time }),
    takeLogs,
  }
}
