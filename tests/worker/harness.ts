import { existsSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { createTestHarness } from 'wrangler'
import { harnessOptions } from '../worker-config.ts'
import { emptyTables, queriesOf, tablesOf } from './local-d1.ts'
import { type Send, VISITOR_DOMAIN, visitorOf } from './visitor.ts'

export const OWNER_KEY = 'owner-key-of-the-worker-tests'

/** Started once a process, which runs many files of tests; the runtime ends with the process. */
let started: ReturnType<typeof start> | undefined

async function start() {
  if (!existsSync('dist/site/index.html')) {
    throw new Error('dist/site is empty, and the Worker serves it. Run `npm run build` first.')
  }
  const server = createTestHarness(harnessOptions('live', { OWNER_KEY }))
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB: db } = await worker.getEnv()
  return { server, url, db, tables: await tablesOf(db) }
}

/**
 * The built Worker in workerd with real D1 and rate limits, shared by the files of tests. Tables are emptied
 * before each test. A warning, an error or an address in the log fails the test.
 */
export function builtWorker() {
  let site: Awaited<ReturnType<typeof start>>
  const send: Send = (path, request) => site.server.fetch(path, request)

  beforeAll(async () => {
    started ??= start()
    site = await started
  })
  beforeEach(() => emptyTables(site.db, site.tables))
  afterEach(() => {
    const logs = site.server.getLogs()
    site.server.clearLogs()
    expect(logs.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
    expect(logs.filter(({ message }) => message.includes(VISITOR_DOMAIN))).toEqual([])
    expect(logs.filter(({ message }) => message.includes(OWNER_KEY))).toEqual([])
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
  }
}
