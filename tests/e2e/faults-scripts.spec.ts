import type { Page, Route } from '@playwright/test'
import { fill } from '#web/shop/fill.ts'
import { content } from '../content.ts'
import { buttonOf, chosen, otherPack } from '../packs.ts'
import { expectChatsOpen, expectSignUpSays, NETWORK_LINE } from './faults.ts'
import {
  answer,
  emailBox,
  expect,
  footer,
  hydrate,
  openHome,
  openPopup,
  orderButton,
  packLabel,
  question,
  runClockUntil,
  signUpNotice,
  stopClock,
  subscribe,
  test,
  waitForTasks,
} from './home-page.ts'
import { routeScripts, type ScriptRole } from './scripts.ts'
import { OWNER_KEY } from './test.ts'

/** The answer for a file of an earlier build. */
const respondGone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Page not found</title>',
  })

/** Fails the first request of each script of a role, and lets all others through. */
async function failOnce(page: Page, role: ScriptRole): Promise<void> {
  const failed = new Set<string>()
  await routeScripts(page, role, (route) => {
    const { pathname } = new URL(route.request().url())
    if (failed.has(pathname)) return route.continue()
    failed.add(pathname)
    return respondGone(route)
  })
}

const { notLoaded, unreachable } = content.words.site

/** The words that answer a press where nothing else can. */
const notice = (page: Page) => page.getByRole('alert')

async function expectOutOfReach(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(unreachable.text)
  // A press beside it closes it.
  await page.mouse.click(5, 5)
  await expect(notice(page)).toBeHidden()
}

async function expectReloadOffered(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(notLoaded.text)
  const loaded = page.waitForEvent('load')
  await notice(page).getByRole('button', { name: notLoaded.reload }).click()
  await loaded
}

/** Expects that an answer opens and closes, and that the browser sends a sign-up. */
async function expectPlainAnswerAndSignUp(page: Page, freshEmail: string): Promise<void> {
  await question(page).click()
  await expect(answer(page)).toBeVisible()
  await question(page).click()
  await expect(answer(page)).toBeHidden()
  await emailBox(page).fill(freshEmail)
  await subscribe(page).click()
  await expect(page).toHaveURL('/newsletter/sent')
}

test.describe('an entry script that', () => {
  test.use({ expectedConsole: [NETWORK_LINE] })

  test('is gone after a deploy: chats, links, packs and answers work, and the browser sends a sign-up', async ({
    page,
    freshEmail,
  }) => {
    await routeScripts(page, 'entry', respondGone)
    await page.goto('/')
    await expectChatsOpen(page)
    await packLabel(page, otherPack).click()
    await expect(orderButton(page)).toContainText(buttonOf(otherPack))
    await expectPlainAnswerAndSignUp(page, freshEmail)
    await page.goBack()
    await footer(page).getByRole('link', { name: 'Disclaimer' }).click()
    await expect(page).toHaveURL('/disclaimer')
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

  test('is gone after a deploy: its answers open, and the browser sends a sign-up and validates and sends a question', async ({
    page,
    freshEmail,
  }) => {
    await routeScripts(page, 'later', respondGone)
    await openHome(page)
    await expectPlainAnswerAndSignUp(page, freshEmail)
    await page.goBack()
    const { form, send } = await openQuestion(page)
    await form.getByLabel(content.words.question.message).fill('Is it sweet?')
    await send.click()
    // Its address is missing.
    await expect(form.locator('[name="reach"]')).toBeFocused()
    await form.locator('[name="reach"]').fill('9822012345')
    await send.click()
    await expect(page).toHaveURL('/newsletter/sent')
  })

  test('fails once, or that of the toasts, is loaded at the next event, and what is open or shown stays', async ({
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
      await emailBox(page).dispatchEvent('pointerdown')
      await expect(newsletter).toHaveAttribute('data-hydrated', '', { timeout: 1000 })
    }).toPass()
    // Its first request fails: the message is beside the box.
    await subscribe(page).click()
    const { title, text } = content.words.signUp.outcomes.email_empty
    await expect(signUpNotice(page)).toContainText(`${title} ${text}`)
    await waitForTasks(page)
    await expectSignUpSays(page, '', 'email_empty')
    await expectSignUpSays(page, freshEmail, 'subscribed')
  })

  test('is gone: the blog’s search still leads to its results once the site is back', async ({ page }) => {
    await routeScripts(page, 'later', respondGone)
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
    await routeScripts(page, 'later', respondGone)
    const failed = page.waitForResponse((response) => response.status() === 404)
    await page.clock.runFor(1000)
    await failed
    await waitForTasks(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto('/disclaimer')
    await page.goBack()
    await runClockUntil(page, () => page.locator('#hero').isVisible())
    await openPopup(page)
  })

  test('a button is gone after a deploy, a notice offers to load the page again', async ({ page }) => {
    await page.goto('/blog/best-chyawanprash-guide')
    await routeScripts(page, 'later', respondGone)
    await page.getByRole('button', { name: 'Share' }).click()
    await expectReloadOffered(page)
    await openHome(page)
    await seeJar(page).click()
    await expectReloadOffered(page)
  })

  test('everything is out of reach since the browser went offline, presses are answered in words and what was typed stays', async ({
    page,
    context,
    freshEmail,
  }) => {
    await openHome(page)
    await context.setOffline(true)
    await emailBox(page).fill(freshEmail)
    await subscribe(page).click()
    await expectOutOfReach(page)
    await expect(emailBox(page)).toHaveValue(freshEmail)

    const { form, send } = await openQuestion(page)
    await form.getByLabel(content.words.question.message).fill('Is it sweet?')
    await form.locator('[name="reach"]').fill('9822012345')
    await send.click()
    await expectOutOfReach(page)
    await expect(form.getByLabel(content.words.question.message)).toHaveValue('Is it sweet?')

    await seeJar(page).click()
    await expectOutOfReach(page)

    const { adults: label, heading } = content.words.shop.calculator
    await page.locator('#shop summary', { hasText: heading }).click()
    const adults = page.getByLabel(label)
    await adults.fill('5')
    await adults.blur()
    await expectOutOfReach(page)
    await expect(adults).toHaveValue('5')

    await question(page).click()
    await expect(answer(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()

    await context.setOffline(false)
    await subscribe(page).click()
    await expect(signUpNotice(page)).toContainText(content.words.signUp.outcomes.subscribed.title)
  })
})

const seeJar = (page: Page) =>
  page
    .getByRole('button', { name: fill(content.words.shop.enlarge.open, { size: chosen.size }), exact: true })
    .first()

async function openQuestion(page: Page) {
  const form = page.locator('#faq [data-island="question"] form')
  const summary = page.locator('#faq summary').filter({ hasText: content.words.question.heading })
  await summary.click()
  return { form, send: form.getByRole('button', { name: content.words.question.button }) }
}

test.describe('a page of the dashboard whose code is gone', () => {
  test.use({ expectedConsole: [/Failed to (load resource|fetch dynamically imported module)/] })

  test('shows a failure, offers to load the dashboard again, and opens once its code is back', async ({
    page,
  }) => {
    await page.request.post('/api/owner/session', { data: { key: OWNER_KEY } })
    await routeScripts(page, 'later', respondGone, '/admin')
    await page.goto('/admin')
    await expect(page.getByText('Live Data')).toBeVisible()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
    await expect(notice(page).filter({ hasText: notLoaded.text })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('This part could not be loaded.').filter({ visible: true })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('region', { name: 'Orders', exact: true })).toBeVisible()
  })
})
