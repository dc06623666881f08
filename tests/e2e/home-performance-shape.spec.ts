import type { Page, Response } from '@playwright/test'
import { content } from '../content.ts'
import * as home from './home-page.ts'
import { entryOf } from './scripts.ts'
import { expect, test } from './test.ts'

/** Collects every response from now on. */
function watchResponses(page: Page): Response[] {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return responses
}

// How large they may be is in web/site-build/checks/size-limit.ts.
const scriptsOf = (responses: Response[]) => responses.filter((response) => response.url().endsWith('.js'))
const pathsOf = (responses: Response[]) => responses.map((response) => new URL(response.url()).pathname)

test('home loads only its own files, and what is used later only when it is used', async ({
  page,
  baseURL,
}) => {
  const isEntry = await entryOf(page)
  const responses = watchResponses(page)
  await home.openHome(page)
  await page.clock.runFor(999)
  // Idle callbacks have run.
  await home.waitForTasks(page)
  expect(pathsOf(responses).filter((path) => /\.css$|^\/api\//.test(path))).toEqual([])
  const atStart = scriptsOf(responses)
  expect(atStart.filter((response) => !isEntry(response.url()))).toEqual([])
  await expect(page.locator('[data-island]')).toHaveCount(4)
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
  const picture = page.locator('#hero img').last()
  const shown = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  expect(shown).toMatch(/\.avif$/)
  expect(pathsOf(responses).filter((path) => path === shown)).toHaveLength(1)

  // First, since it opens over nothing that the visitor has begun.
  await home.openPopup(page)
  expect(scriptsOf(responses).length).toBeGreaterThan(atStart.length)
  await page.keyboard.press('Escape')
  // An island is hydrated while it is still below the viewport, others by their first event.
  const faq = page.locator('[data-island="faq"]')
  await faq.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 500, behavior: 'instant' }),
  )
  await expect(faq).toHaveAttribute('data-hydrated')
  for (const island of await page.locator('[data-island]:not([data-hydrated])').all())
    await island.dispatchEvent('pointerdown')
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
  await home.waitForTasks(page)
  const hydrated = scriptsOf(responses).length
  await home.subscribe(page).click()
  await home.expectToast(page, content.words.signUp.outcomes.email_empty.title)
  const scripts = scriptsOf(responses)
  expect(scripts.length).toBeGreaterThan(hydrated)
  expect(new Set(pathsOf(scripts)).size).toBe(scripts.length)
  for (const response of responses) expect(response.url()).toContain(baseURL ?? '')
})
