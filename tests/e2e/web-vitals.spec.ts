import type { Page } from '@playwright/test'
import { brand } from '#web/content/brand.ts'
import { entryOf, hold, recordScripts } from './scripts.ts'
import { expect, test } from './test.ts'

/** A page whose islands are far below its first screen: the only script it loads after its entry measures it. */
const ARTICLE = '/blog/best-chyawanprash-guide'

type Vitals = { interaction_type: string; page_url: string; additional_data: string }

/** The web vitals that this browser session has sent. */
async function vitalsOf(page: Page, db: D1Database): Promise<Vitals[]> {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), `${brand.slug}_session_id`)
  const { results } = await db
    .prepare(
      `SELECT interaction_type, page_url, additional_data FROM customer_interactions
        WHERE user_session = ? AND interaction_type = 'web_vitals' ORDER BY id`,
    )
    .bind(session)
    .all<Vitals>()
  return results
}

/** Opens a page, and waits until it is idle and has requested everything. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await idle(page)
}

async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Hides or shows the page as a change of tabs does: a browser under test shows all its tabs at once. */
async function hide(page: Page, state: 'hidden' | 'visible' = 'hidden'): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

/** Records the scripts after the entry, and the calls of the API. */
async function recordMeasuring(page: Page): Promise<() => string[]> {
  const isEntry = await entryOf(page)
  const scripts = recordScripts(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/interactions')) calls.push(request.url())
  })
  return () => [...scripts.filter((url) => !isEntry(url)), ...calls]
}

test.describe('a page view in the sample', () => {
  test.use({ sampled: true })

  test('sends its web vitals once, when it is left, and nothing else', async ({ page, site }) => {
    await open(page, ARTICLE)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    await idle(page)
    expect(await vitalsOf(page, site.db)).toEqual([])
    await page.goto('/robots.txt')
    await expect.poll(async () => (await vitalsOf(page, site.db)).length).toBe(1)
    const [vitals] = await vitalsOf(page, site.db)
    expect(vitals?.page_url).toBe(site.url + ARTICLE)
    const { lcp, inp, cls, ...rest } = JSON.parse(vitals?.additional_data ?? '')
    expect(rest).toEqual({})
    expect(lcp).toBeGreaterThan(0)
    expect(lcp).toBeLessThan(60_000)
    expect(Number.isInteger(lcp)).toBe(true)
    expect(inp).toBeGreaterThanOrEqual(0)
    expect(inp).toBeLessThan(60_000)
    expect(cls).toBeGreaterThanOrEqual(0)
    expect(cls).toBeLessThan(1)
  })

  test('sends them once however often it is hidden, without what was not measured', async ({
    page,
    site,
  }) => {
    const calls: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/interactions')) calls.push(request.postDataJSON())
    })
    await open(page, ARTICLE)
    for (let times = 0; times < 3; times += 1) {
      await hide(page)
      await hide(page, 'visible')
    }
    await expect.poll(async () => (await vitalsOf(page, site.db)).length).toBe(1)
    await idle(page)
    expect(calls).toEqual([
      {
        interaction_type: 'web_vitals',
        user_session: expect.any(String),
        page_url: site.url + ARTICLE,
        additional_data: { lcp: expect.any(Number), cls: expect.any(Number) },
      },
    ])
  })

  test('loads the code for it after the page itself', async ({ page, context }) => {
    const measuring = await recordMeasuring(page)
    const release = await hold(context, /\.(avif|webp)$/)
    await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    expect(measuring()).toEqual([])
    release()
    await expect.poll(() => measuring().length).toBeGreaterThan(0)
  })

  test('is not measured with Global Privacy Control', async ({ page }) => {
    const measuring = await recordMeasuring(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await open(page, ARTICLE)
    await hide(page)
    await idle(page)
    expect(measuring()).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test.describe('of the owner', () => {
    test.use({ expectedConsole: [/status of 401/] })

    test('is not measured', async ({ page }) => {
      await page.goto('/admin?device=mine')
      await expect(page.getByText('This device is now marked as yours.')).toBeVisible()
      await idle(page)
      const measuring = await recordMeasuring(page)
      await open(page, ARTICLE)
      await hide(page)
      await idle(page)
      expect(measuring()).toEqual([])
    })
  })
})

test('a page view outside the sample loads no code for web vitals and sends nothing', async ({ page }) => {
  const measuring = await recordMeasuring(page)
  await open(page, ARTICLE)
  await hide(page)
  await idle(page)
  expect(measuring()).toEqual([])
})
