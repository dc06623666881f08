import { randomInt, randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createTestHarness } from 'wrangler'
import { type DeviceFonts, launchWith } from '../fonts.ts'
import { harnessOptions, type Mode } from '../worker-config.ts'
import { fakeThirdParties } from './open-home.ts'

export const OWNER_KEY = 'owner-key-of-the-browser-tests'

type Site = {
  url: string
  /** The site's real D1; in demo mode there is none. */
  db: D1Database
}

type WorkerFixtures = {
  /** The site in a mode, started when a test first needs it. */
  siteIn: (mode: Mode) => Promise<Site>
}
type TestFixtures = {
  mode: Mode
  site: Site
  /** A browser reads its device's fonts when it starts: with others than this machine's, a test has one of its own. */
  fonts: DeviceFonts
  /** Console lines that a test causes on purpose; any other warning or error fails it. */
  expectedConsole: RegExp[]
  /** An address that no other test uses. */
  freshEmail: string
  /** What the chat and the reel's provider answer. A browser whose requests are answered by a test has no cache. */
  thirdParties: 'answered' | 'absent'
  /** Allows a line in the console that `expectedConsole` does not have. */
  mayLog: (line: RegExp) => void
}

/**
 * Every test runs against the build output in the real Worker, and fails on any warning or error in the console.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['live', { option: true }],

  // In every mode one worker process serves: another process would start browser and site again.
  siteIn: [
    async ({ browserName: _ }, use) => {
      const sites = new Map<Mode, ReturnType<typeof startSite>>()
      await use((mode) => {
        const site = sites.get(mode) ?? startSite(mode)
        sites.set(mode, site)
        return site
      })
      for (const site of sites.values()) await (await site).close()
    },
    { scope: 'worker' },
  ],

  fonts: ['none', { option: true }],

  // An answer that is under way when a test ends has nowhere to go: that is no error of the next test.
  context: async ({ context: shared, fonts, thirdParties, playwright }, use) => {
    await using browser = fonts === 'none' ? undefined : await playwright.chromium.launch(launchWith(fonts))
    const context = (await browser?.newContext()) ?? shared
    if (thirdParties === 'answered') await fakeThirdParties(context)
    await use(context)
    await stopAnswering(context)
  },

  site: async ({ siteIn, mode }, use) => use(await siteIn(mode)),

  baseURL: async ({ site }, use) => use(site.url),

  // Rate limits count by address: each test has an address of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({
      ...extraHTTPHeaders,
      'CF-Connecting-IP': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    }),

  thirdParties: ['answered', { option: true }],

  expectedConsole: [[], { option: true }],

  freshEmail: async ({ baseURL: _ }, use) => use(`visitor-${randomUUID()}@example.org`),

  mayLog: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = []
      page.on('console', (line) => {
        if (['warning', 'error'].includes(line.type())) lines.push(`${line.text()} (${line.location().url})`)
      })
      page.on('pageerror', (error) => lines.push(String(error)))
      const allowed = [...expectedConsole]
      await use((line) => void allowed.push(line))
      expect(lines.filter((line) => !allowed.some((expected) => expected.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Takes back every answer that a test gives in place of the network. */
export async function stopAnswering(context: BrowserContext): Promise<void> {
  for (const routed of [...context.pages(), context]) {
    await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch((error) => {
      // A window that the page itself is closing.
      if (!('isClosed' in routed && routed.isClosed())) throw error
    })
  }
}

async function startSite(mode: Mode): Promise<Site & { close(): Promise<void> }> {
  const server = createTestHarness(harnessOptions(mode, { OWNER_KEY }))
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  if (mode !== 'demo') await worker.applyD1Migrations('DB')
  const { DB: db } = await worker.getEnv()
  return { url: `http://localhost:${url.port}`, db, close: () => server.close() }
}

/**
 * Expects no violation of accessibility. Axe uses timers: the page's clock must run.
 *
 * @param part what is checked instead of the complete page
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // The legacy mode needs no second page; what it cannot do is to look into frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (part) axe.include(part)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Expects that nothing sticks out at the sides of the page. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
}

/** The pages that a page prints, by width and height in mm. */
export async function printedSizes(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\s*\]/g), ([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)),
  )
}

/** What a page sends to the API. */
export type Call = { path: string; body: Record<string, unknown> }

/** Records from now on what the page sends to a path of the API, or to any. */
export function watchCalls(page: Page, path = '/api/'): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(path)) calls.push({ path: pathname, body: request.postDataJSON() })
  })
  return calls
}

export { expect }
