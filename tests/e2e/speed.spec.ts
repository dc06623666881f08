import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { brand } from '../../web/content/brand.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts'
import {
  DAY_MS,
  emptyDatabase,
  HOUR_MS,
  openDashboard,
  ROLLUP_LAG_MS,
  signIn,
  storeAt,
} from './owner-dashboard.ts'
import { expect, test } from './test.ts'

/** What a page sends while it is left comes with the browser's own name, which else tells that it is headless. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const executablePath = chromiumPath()
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, `--user-agent=${AGENT}`],
    ...(executablePath && { executablePath }),
  },
})

type Told = { interaction_type: string; user_session: string; page_url: string; additional_data: string }

/** What page views told of their speed in this browser session. */
async function toldOf(page: Page, db: D1Database): Promise<Told[]> {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), `${brand.slug}_session_id`)
  const { results } = await db
    .prepare(
      `SELECT interaction_type, user_session, page_url, additional_data FROM customer_interactions
        WHERE user_session = ? AND interaction_type = 'web_vitals' ORDER BY id`,
    )
    .bind(session)
    .all<Told>()
  return results
}

/** The code that measures. */
const CHUNK = /\/assets\/speed-[\w-]+\.js$/

function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

/** Once React is there, what waited for the device to be idle has been asked for as well. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** As when a visitor turns to another tab; a browser under test shows all its tabs at once. */
async function hide(page: Page, state: 'hidden' | 'visible' = 'hidden'): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

test.describe('a page view that is measured', () => {
  test.use({ sampled: true, expectedConsole: [/status of 401/] })

  test('tells its speed once, when the page is left, and nothing else', async ({ page, site }) => {
    const measuring = page.waitForResponse(CHUNK)
    await page.goto('/privacy-policy')
    await measuring
    await idle(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    await idle(page)
    expect(await toldOf(page, site.db)).toEqual([])
    await page.goto('/disclaimer')
    await expect.poll(async () => (await toldOf(page, site.db)).length).toBe(1)
    const [told] = await toldOf(page, site.db)
    expect(told?.page_url).toBe(`${site.url}/privacy-policy`)
    const { lcp, inp, cls, ...rest } = JSON.parse(told?.additional_data ?? '')
    expect(rest).toEqual({})
    expect(lcp).toBeGreaterThan(0)
    expect(lcp).toBeLessThan(60_000)
    expect(Number.isInteger(lcp)).toBe(true)
    expect(inp).toBeGreaterThanOrEqual(0)
    expect(inp).toBeLessThan(60_000)
    expect(cls).toBeGreaterThanOrEqual(0)
    expect(cls).toBeLessThan(1)
  })

  test('tells it no second time, and leaves out what nobody did', async ({ page, site }) => {
    const calls: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/interactions')) calls.push(request.postDataJSON())
    })
    const measuring = page.waitForResponse(CHUNK)
    await page.goto('/disclaimer')
    await measuring
    await idle(page)
    for (let times = 0; times < 3; times += 1) {
      await hide(page)
      await hide(page, 'visible')
    }
    await expect.poll(async () => (await toldOf(page, site.db)).length).toBe(1)
    await idle(page)
    expect(calls).toEqual([
      {
        interaction_type: 'web_vitals',
        user_session: expect.any(String),
        page_url: `${site.url}/disclaimer`,
        additional_data: { lcp: expect.any(Number), cls: expect.any(Number) },
      },
    ])
  })

  test('is asked for only when the page has loaded', async ({ page }) => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\.(avif|webp)$/, async (route) => {
      await gate
      await route.continue()
    })
    const asked = scriptsOf(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    expect(asked.filter((url) => CHUNK.test(url))).toEqual([])
    const measuring = page.waitForRequest(CHUNK)
    letGo()
    await measuring
  })

  test('is none of a visitor with Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const asked = scriptsOf(page)
    await page.goto('/disclaimer')
    await idle(page)
    await hide(page)
    await idle(page)
    expect(asked.filter((url) => CHUNK.test(url) || url.includes('/api/'))).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('is none of the owner’s: neither the room, nor a device that is marked', async ({ page }) => {
    const asked = scriptsOf(page)
    await page.goto('/admin?device=mine')
    await expect(page.getByText('This device is now marked as yours.')).toBeVisible()
    await idle(page)
    await page.goto('/disclaimer')
    await idle(page)
    await hide(page)
    await idle(page)
    expect(asked.filter((url) => CHUNK.test(url) || url.endsWith('/api/interactions'))).toEqual([])
  })
})

test('a page view that is not measured loads no code for it and tells nothing', async ({ page }) => {
  const asked = scriptsOf(page)
  await page.goto('/disclaimer')
  await idle(page)
  await hide(page)
  await idle(page)
  expect(asked.filter((url) => CHUNK.test(url) || url.endsWith('/api/interactions'))).toEqual([])
})

test.describe('the owner’s room', () => {
  test.use({ expectedConsole: [/status of 401/] })
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  const HEADING = 'How fast visitors’ phones show the page'
  const LCP = /^Until the page is there \(LCP\)/
  const INP = /^Until it answers a touch \(INP\)/
  const CLS = /^How much it jumps about \(CLS\)/

  test('shows by week how fast three of four page views were, and says whether that is good', async ({
    page,
    site,
  }) => {
    const tell = (time: number, told: Record<string, number>) =>
      storeAt(site.db, time).recordInteraction({
        interaction_type: 'web_vitals',
        user_session: 'session_1_0123456789abcdef01234567',
        page_url: '/',
        additional_data: told,
      })
    const now = Date.now() - ROLLUP_LAG_MS - HOUR_MS
    for (let index = 0; index < 3; index += 1) await tell(now - 7 * DAY_MS, { lcp: 5000, cls: 0.3 })
    for (let index = 0; index < 4; index += 1) await tell(now, { lcp: 2000, inp: 304, cls: 0 })
    await openDashboard(page)
    const panel = page.getByRole('region', { name: HEADING, exact: true })
    const rows = (table: RegExp) => panel.getByRole('table', { name: table }).getByRole('row')
    await expect(rows(LCP)).toHaveText([
      /^Week.*Measured page views$/,
      /^\d+.*2\.0 s Good4$/,
      /^\d+.*4\.9 s Poor3$/,
      /^All these weeks.* s Poor7$/,
    ])
    await expect(rows(INP)).toHaveText([
      /^Week/,
      /0\.32 s Needs improvement4$/,
      /Not measured3$/,
      /Needs improvement7$/,
    ])
    await expect(rows(CLS)).toHaveText([/^Week/, /0\.00 Good4$/, /0\.\d\d Poor3$/, /7$/])
    await expect(panel.getByText('Good up to 2.5 s')).toBeVisible()
    await expect(panel.getByText(/these hold all up to \d/)).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('says so where nothing was measured', async ({ page }) => {
    await page.goto('/admin')
    await signIn(page)
    const panel = page.getByRole('region', { name: HEADING, exact: true })
    await expect(panel.getByText('No page view was measured in these weeks yet.')).toBeVisible()
    await expect(panel.getByRole('table')).toHaveCount(0)
  })
})
