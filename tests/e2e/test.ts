import { randomInt, randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { createTestHarness } from 'wrangler'
import { mailWorker } from '../mail-worker.ts'

export const OWNER_KEY = 'owner-key-of-the-browser-tests'

type Site = {
  url: string
  /** The site's real D1; in demo mode there is none. */
  db: D1Database
}

/** `mail`: live, with both kinds of mail on. */
type WorkerFixtures = { mode: 'live' | 'demo' | 'mail'; site: Site }
type TestFixtures = {
  /** Console lines that a test causes on purpose; any other warning or error fails it. */
  expectedConsole: RegExp[]
  /** Whether page views are in the web vitals sample, which is random otherwise. */
  sampled: boolean
  fixedRandom: undefined
  /** An address that no other test uses. */
  freshEmail: string
  consoleIsClean: undefined
}

/**
 * Every test runs against the build output in the real Worker, and fails on any warning or error in the console. The
 * entry script is a deferred module: once `page.goto` has returned, it has run.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['live', { option: true, scope: 'worker' }],

  site: [
    async ({ mode }, use) => {
      const server = createTestHarness({
        workers: [
          mode === 'mail'
            ? mailWorker(OWNER_KEY)
            : {
                configPath: './wrangler.toml',
                ...(mode === 'demo' && { env: 'demo' }),
                secrets: { OWNER_KEY },
              },
        ],
      })
      const { url } = await server.listen()
      const worker = server.getWorker<{ DB: D1Database }>()
      if (mode !== 'demo') await worker.applyD1Migrations('DB')
      const { DB: db } = await worker.getEnv()
      await use({ url: `http://localhost:${url.port}`, db })
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // Rate limits count by address: each test has an address of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({
      ...extraHTTPHeaders,
      'CF-Connecting-IP': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }),

  expectedConsole: [[], { option: true }],

  sampled: [false, { option: true }],

  fixedRandom: [
    async ({ context, sampled }, use) => {
      await context.addInitScript(
        (value) => {
          Math.random = () => value
        },
        sampled ? 0 : 0.5,
      )
      await use(undefined)
    },
    { auto: true },
  ],

  freshEmail: async ({ baseURL: _ }, use) => use(`visitor-${randomUUID()}@example.org`),

  consoleIsClean: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = []
      page.on('console', (line) => {
        if (['warning', 'error'].includes(line.type())) lines.push(`${line.text()} (${line.location().url})`)
      })
      page.on('pageerror', (error) => lines.push(String(error)))
      await use(undefined)
      expect(lines.filter((line) => !expectedConsole.some((expected) => expected.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
