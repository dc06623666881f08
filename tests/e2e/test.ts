import { randomInt, randomUUID } from 'node:crypto'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import { createTestHarness } from 'wrangler'

export const OWNER_KEY = 'owner-key-of-the-browser-tests'

type Site = {
  url: string
  /** The site's real D1; in demo mode there is none. */
  db: D1Database
}

type WorkerFixtures = { mode: 'live' | 'demo'; site: Site }
type TestFixtures = {
  /** Console lines that this test brings about on purpose; any other warning or error fails it. */
  expectedConsole: RegExp[]
  /** Whether pages get the site's script; it comes after the first paint, and an opened page has it. */
  scripted: boolean
  scriptIsHere: undefined
  /** Whether page views are among those that tell their speed, which is else left to chance. */
  sampled: boolean
  chanceIsKnown: undefined
  /** An address that nobody else has. */
  freshEmail: string
  consoleIsClean: undefined
}

/** Every test talks to the built site in the real Worker; a test fails on any warning or error in the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['live', { option: true, scope: 'worker' }],

  site: [
    async ({ mode }, use) => {
      const server = createTestHarness({
        workers: [
          {
            configPath: './wrangler.toml',
            ...(mode === 'demo' && { env: 'demo' }),
            secrets: { OWNER_KEY },
          },
        ],
      })
      const { url } = await server.listen()
      const worker = server.getWorker<{ DB: D1Database }>()
      if (mode === 'live') await worker.applyD1Migrations('DB')
      const { DB: db } = await worker.getEnv()
      await use({ url: `http://localhost:${url.port}`, db })
      await server.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  // Rate limits count by address; each test comes from one of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({
      ...extraHTTPHeaders,
      'CF-Connecting-IP': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }),

  expectedConsole: [[], { option: true }],

  scripted: [true, { option: true }],

  scriptIsHere: [
    async ({ page, scripted, javaScriptEnabled }, use) => {
      if (scripted && javaScriptEnabled) waitForScript(page)
      await use(undefined)
    },
    { auto: true },
  ],

  sampled: [false, { option: true }],

  chanceIsKnown: [
    async ({ context, sampled }, use) => {
      await context.addInitScript(
        (drawn) => {
          Math.random = () => drawn
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
      const said: string[] = []
      page.on('console', (line) => {
        if (['warning', 'error'].includes(line.type())) said.push(`${line.text()} (${line.location().url})`)
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use(undefined)
      expect(said.filter((line) => !expectedConsole.some((expected) => expected.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** From now on what opens a page of the site waits until its script has run, the last of which names the manifest. */
function waitForScript(page: Page): void {
  const { goto, reload } = page
  const open = async (opening: Promise<Response | null>) => {
    const response = await opening
    const isPage = response?.headers()['content-type']?.startsWith('text/html')
    if (isPage) await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' })
    return response
  }
  page.goto = (...to) => open(goto.apply(page, to))
  page.reload = (...how) => open(reload.apply(page, how))
}

export { expect }
