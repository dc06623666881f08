import type { Page, Route } from '@playwright/test'
import { content } from '../content.ts'
import { buttonOf, other } from '../packs.ts'
import { expectChatsOpen, expectSignUpSays, NETWORK_LINE } from './faults.ts'
import { expect, hydrate, openHome, openPopup, runClockUntil, settled, stopClock, test } from './home-page.ts'
import { routeScripts, type ScriptRole } from './scripts.ts'

/** The answer for a file of an earlier build. */
const gone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Page not found</title>',
  })
/** Fails the test where it runs: an error on a page does. */
const changed = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A changed script has run")' })

/** Fails the first request of each script of a role, and lets all others through. */
async function failOnce(page: Page, role: ScriptRole): Promise<void> {
  const failed = new Set<string>()
  await routeScripts(page, role, (route) => {
    const { pathname } = new URL(route.request().url())
    if (failed.has(pathname)) return route.continue()
    failed.add(pathname)
    return gone(route)
  })
}

const question = (page: Page) => page.locator('#faq').getByRole('button').first()
const answer = (page: Page) => page.locator('#answer-1')
const footer = (page: Page) => page.getByRole('contentinfo')
const box = (page: Page) => footer(page).getByRole('textbox', { name: content.signUp.label })
const subscribe = (page: Page) => footer(page).getByRole('button', { name: content.signUp.button })

/** Accepts the alert that an act opens. */
async function expectAlert(page: Page, act: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('dialog')
  const done = act()
  const alert = await opened
  expect(alert.message()).toBe(`${content.site.unreachable.title}\n${content.site.unreachable.text}`)
  await alert.accept()
  await done
}

async function expectPlainPage(page: Page, freshEmail: string): Promise<void> {
  await expectChatsOpen(page)
  await question(page).click()
  await expect(answer(page)).toBeVisible()
  await question(page).click()
  await expect(answer(page)).toBeHidden()
  await page.locator('#shop').locator('label').filter({ hasText: other.size }).click()
  await expect(page.locator('#shop fieldset a[data-chat]').filter({ visible: true })).toContainText(
    buttonOf(other),
  )
  await box(page).fill(freshEmail)
  await expectAlert(page, () => subscribe(page).click())
  await expect(box(page)).toHaveValue(freshEmail)
  await expect(page).toHaveURL('/')
  await footer(page).getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer')
}

test.describe('an entry script that', () => {
  test.use({ expectedConsole: [/^Failed to (load resource|find a valid digest)/] })

  test('is gone after a deploy: chats, links, packs and answers work, and a sign-up reports the failure', async ({
    page,
    freshEmail,
  }) => {
    await routeScripts(page, 'entry', gone)
    await page.goto('/')
    await expectPlainPage(page, freshEmail)
  })

  test('was changed on its way does not run, and an answer opens without it', async ({ page }) => {
    await routeScripts(page, 'entry', changed)
    await page.goto('/')
    await question(page).click()
    await expect(answer(page)).toBeVisible()
  })

  test('fails once is requested again at the next event', async ({ page }) => {
    await failOnce(page, 'entry')
    await stopClock(page)
    await page.goto('/')
    await page.locator('body').dispatchEvent('pointerdown')
    await expectSignUpSays(page, '', 'email_empty')
  })
})

test.describe('an island whose code', () => {
  test.use({ expectedConsole: [NETWORK_LINE] })

  test('is gone after a deploy: its answers open, and a sign-up reports the failure', async ({
    page,
    freshEmail,
  }) => {
    await routeScripts(page, 'later', gone)
    await openHome(page)
    await expectPlainPage(page, freshEmail)
  })

  test('fails once, or that of the toasts, is loaded at the next event, and what is open or said stays', async ({
    page,
    freshEmail,
  }) => {
    await failOnce(page, 'later')
    await openHome(page)
    await question(page).click()
    await expect(answer(page)).toBeVisible()
    await hydrate(page, 'faq')
    await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
    await question(page).click()
    await expect(answer(page)).toBeHidden()

    const newsletter = page.locator('[data-island="newsletter"]')
    // An event that comes while the request is failing repeats nothing; the next one does.
    await expect(async () => {
      await box(page).dispatchEvent('pointerdown')
      await expect(newsletter).toHaveAttribute('data-hydrated', '', { timeout: 1000 })
    }).toPass()
    // Its first request fails: the message is beside the box.
    await subscribe(page).click()
    const { title, text } = content.signUp.outcomes.email_empty
    await expect(footer(page).locator('#newsletter-notice')).toContainText(`${title} ${text}`)
    await settled(page)
    await expectSignUpSays(page, '', 'email_empty')
    await expectSignUpSays(page, freshEmail, 'subscribed')
  })

  test('is gone: the blog’s search still leads to its results once the site is back', async ({ page }) => {
    await routeScripts(page, 'later', gone)
    await page.goto('/blog')
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await search.fill('Deccan')
    await page.unrouteAll()
    await search.press('Enter')
    await expect(page).toHaveURL('/blog?q=Deccan')
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
  })
})

test.describe('where the code of', () => {
  test.use({ expectedConsole: [NETWORK_LINE] })

  test('the popup fails, home works, and the popup opens when home appears again', async ({ page }) => {
    await openHome(page)
    await routeScripts(page, 'later', gone)
    const failed = page.waitForResponse((response) => response.status() === 404)
    await page.clock.runFor(1000)
    await failed
    await settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await footer(page).getByRole('link', { name: 'Disclaimer' }).click()
    await expect(page).toHaveURL('/disclaimer')
    await runClockUntil(page, () => page.locator('#hero').isHidden())
    await page.goBack()
    await runClockUntil(page, () => page.locator('#hero').isVisible())
    await openPopup(page)
  })

  test('reports that sharing failed', async ({ page }) => {
    await page.goto('/blog/best-chyawanprash-guide')
    await routeScripts(page, 'later', gone)
    await expectAlert(page, () => page.getByRole('button', { name: 'Share' }).click())
  })
})
