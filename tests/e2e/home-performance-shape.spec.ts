import type { Page, Response } from '@playwright/test'
import { content } from '../content.ts'
import {
  expect,
  expectToast,
  openHome,
  openPopup,
  question,
  stopClock,
  subscribe,
  test,
  waitForTasks,
} from './home-page.ts'
import { entryOf } from './scripts.ts'

/** Collects every response from now on. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return responses
}

// How large they may be is in web/site-build/checks/size-limit.ts.
const scriptsOf = (responses: Response[]) => responses.filter((response) => response.url().endsWith('.js'))
const pathsOf = (responses: Response[]) => responses.map((response) => new URL(response.url()).pathname)

test('home loads its own files alone, islands, popup and toasts when they are first used', async ({
  page,
  baseURL,
}) => {
  const isEntry = await entryOf(page)
  const responses = watchResponses(page)
  await openHome(page)
  await page.clock.runFor(999)
  // Idle callbacks have run.
  await waitForTasks(page)
  expect(pathsOf(responses).filter((path) => /\.css$|^\/api\//.test(path))).toEqual([])
  const atStart = scriptsOf(responses)
  expect(atStart.filter((response) => !isEntry(response.url()))).toEqual([])
  await expect(page.locator('[data-island]')).toHaveCount(4)
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)

  // First, since it opens over nothing that the visitor has begun.
  await openPopup(page)
  expect(scriptsOf(responses).length).toBeGreaterThan(atStart.length)
  await page.keyboard.press('Escape')
  await question(page).click()
  for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerdown')
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  await waitForTasks(page)
  const hydrated = scriptsOf(responses).length
  await subscribe(page).click()
  await expectToast(page, content.words.signUp.outcomes.email_empty.title)
  const scripts = scriptsOf(responses)
  expect(scripts.length).toBeGreaterThan(hydrated)
  expect(new Set(pathsOf(scripts)).size).toBe(scripts.length)
  for (const response of responses) expect(response.url()).toContain(baseURL ?? '')
})

test('home loads the hero’s picture once, as AVIF', { tag: '@phone' }, async ({ page }) => {
  const responses = watchResponses(page)
  await stopClock(page)
  await page.goto('/', { waitUntil: 'load' })
  const shown = await page
    .locator('#hero img')
    .last()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  expect(shown).toMatch(/\.avif$/)
  expect(pathsOf(responses).filter((path) => path === shown)).toHaveLength(1)
})
