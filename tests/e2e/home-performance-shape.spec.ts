import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { content } from '../content.ts'
import { expect, expectToast, openHome, openPopup, stopClock, test, waitForTasks } from './home-page.ts'

const KB = 1000
const JS_LIMIT_KB = 120
const HERO_LIMIT_KB = 45
const FONTS_LIMIT_KB = 60

/** Collects every response from now on. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return responses
}

const scriptsOf = (responses: Response[]) => responses.filter((response) => response.url().endsWith('.js'))
const pathsOf = (responses: Response[]) => responses.map((response) => new URL(response.url()).pathname)

async function gzipKbOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map(async (response) => gzipSync(await response.body()).length))
  return sizes.reduce((sum, size) => sum + size, 0) / KB
}

test('home loads its own files alone, islands, popup and toasts when they are first used, 120 kB of JavaScript in all', async ({
  page,
  baseURL,
}) => {
  const responses = watchResponses(page)
  await openHome(page)
  await waitForTasks(page)
  expect(pathsOf(responses).filter((path) => /\.css$|^\/api\//.test(path))).toEqual([])
  await expect(page.locator('[data-island]')).toHaveCount(4)
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)

  await test.step('its fonts, together under 60 kB', async () => {
    await expect
      .poll(() =>
        page.evaluate(() =>
          ['h1', 'main p', 'header a'].every((selector) => {
            const element = document.querySelector(selector)
            const [first = ''] = element ? getComputedStyle(element).fontFamily.split(',') : []
            return /Fraunces|Figtree/.test(first) && document.fonts.check(`16px ${first}`, 'aā')
          }),
        ),
      )
      .toBe(true)
    // The text face for Devanagari is loaded only by a device that has none, as these browsers have.
    const fonts = responses.filter(
      (response) => /\.woff2$/.test(response.url()) && !/\/text-/.test(response.url()),
    )
    const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).length))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FONTS_LIMIT_KB * KB)
  })

  // First, since it opens over nothing that the visitor has begun.
  const atStart = scriptsOf(responses).length
  await openPopup(page)
  expect(scriptsOf(responses).length).toBeGreaterThan(atStart)
  await page.keyboard.press('Escape')
  await page.locator('#faq').getByRole('button').first().click()
  for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerdown')
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  await waitForTasks(page)
  const hydrated = scriptsOf(responses).length
  await page.getByRole('contentinfo').getByRole('button', { name: content.signUp.button }).click()
  await expectToast(page, content.signUp.outcomes.email_empty.title)
  const scripts = scriptsOf(responses)
  expect(scripts.length).toBeGreaterThan(hydrated)
  expect(new Set(pathsOf(scripts)).size).toBe(scripts.length)
  expect(await gzipKbOf(scripts)).toBeLessThanOrEqual(JS_LIMIT_KB)
  for (const script of scripts) {
    const code = await script.text()
    expect(code, script.url()).not.toContain('Search articles...')
    expect(code, script.url()).not.toContain('Loading dashboard data...')
  }
  for (const response of responses) expect(response.url()).toContain(baseURL ?? '')
  // Once the device has been idle.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

test('home loads the hero’s picture once, as AVIF, small enough for a phone', { tag: '@phone' }, async ({
  page,
}) => {
  const responses = watchResponses(page)
  await stopClock(page)
  await page.goto('/', { waitUntil: 'load' })
  const shown = await page
    .locator('#hero img')
    .last()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  expect(shown).toMatch(/\.avif$/)
  const requested = responses.filter((response) => new URL(response.url()).pathname === shown)
  expect(requested).toHaveLength(1)
  const size = (await requested[0]?.body())?.length ?? Number.POSITIVE_INFINITY
  expect(size).toBeLessThanOrEqual(HERO_LIMIT_KB * KB)
})
