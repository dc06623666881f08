import { randomInt, randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createTestHarness } from 'wrangler'
import { type DeviceFonts, launchWith } from '../fonts.ts'
import { harnessOptions, type Mode } from '../worker-config.ts'
import { fakeThirdParties, openHome } from './open-home.ts'

export const OWNER_KEY = 'owner-key-of-the-browser-tests'

type Site = {
  url: string
  /** The site's real D1; in demo mode there is none. */
  db: D1Database
}

type WorkerFixtures = {
  /** The site in a mode, started when a test first needs it. */
  siteIn: (mode: Mode) => Promise<Site>
  /** The home view, untouched. Tests that only read it share one. */
  home: Page
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
  consoleIsClean: undefined
}

/**
 * Every test runs against the build output in the real Worker, and fails on any warning or error in the console. The
 * entry script is a deferred module: once `page.goto` has returned, it has run.
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
  context: async ({ context: shared, fonts, playwright }, use) => {
    await using browser = fonts === 'none' ? undefined : await playwright.chromium.launch(launchWith(fonts))
    const context = (await browser?.newContext()) ?? shared
    await use(context)
    await stopAnswering(context)
  },

  site: async ({ siteIn, mode }, use) => use(await siteIn(mode)),

  home: [
    async ({ browser, siteIn }, use, { project }) => {
      const { viewport, hasTouch, isMobile, userAgent, contextOptions } = project.use
      const context = await browser.newContext({
        baseURL: (await siteIn('live')).url,
        ...contextOptions,
        ...(viewport && { viewport }),
        ...(hasTouch && { hasTouch }),
        ...(isMobile && { isMobile }),
        ...(userAgent && { userAgent }),
      })
      await fakeThirdParties(context)
      const page = await context.newPage()
      await openHome(page)
      await use(page)
      await stopAnswering(context)
      await context.close()
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

export { expect }
