import type { Page } from '@playwright/test'
import { expect, settled, stopClock, test } from './home-page.ts'

const SCRIPT = /\/assets\/index-.*\.js$/
const REACT = /\/assets\/(hydrate-app|Home)-.*\.js$/

/** Keeps files back until what this gives is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('bringing the page alive', () => {
  for (const path of ['/', '/disclaimer']) {
    test(`${path} brings React at a touch or a scroll, not by itself`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      const framework = () => fetched.filter((url) => /\/assets\/(hydrate-app|react)-/.test(url))
      await page.goto(path)
      if (path === '/') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await settled(page)
      expect(framework()).toEqual([])
      if (path === '/') await page.keyboard.press('Escape')
      else await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
      await expect.poll(() => framework().length).toBe(2)
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
      await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible()
    })
  }

  test('such a view is alive where it is reloaded half-way down', async ({ page }) => {
    await page.goto('/disclaimer')
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    await page.reload()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible()
  })
})

test.describe('what is done early', () => {
  // The owner's room, when it comes, asks for what only the owner may see.
  test.use({ scripted: false, expectedConsole: [/status of 401/] })

  for (const [what, files] of [
    ['the site’s script', SCRIPT],
    ['React and the view', REACT],
  ] as const) {
    test(`a button that is pressed before ${what} came does its work then`, async ({ page }) => {
      const letGo = await holdBack(page, files)
      await stopClock(page)
      await page.goto('/')
      const question = page.locator('#faq').getByRole('button').nth(4)
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'false')
      letGo()
      await expect(question).toHaveAttribute('aria-expanded', 'true')
    })
  }

  test('keys and clicks on chats are not lost', async ({ page }) => {
    const letGo = await holdBack(page, SCRIPT)
    const recorded = page.waitForRequest(/\/api\/interactions$/)
    await page.goto('/')
    await page.locator('#hero').getByRole('link', { name: /^Shop/ }).click()
    await page.keyboard.press('Control+Shift+A')
    letGo()
    expect((await recorded).postDataJSON()).toMatchObject({ interaction_type: 'whatsapp_click' })
    await expect(page).toHaveURL('/admin')
  })

  test('a search that is typed is made', async ({ page }) => {
    const letGo = await holdBack(page, SCRIPT)
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('Deccan')
    letGo()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })
})
