import type { Page, Route } from '@playwright/test'
import { expectChatOpens, expectChatsOpen, expectSignUpSays, NETWORK_LINE, OOPS } from './faults.ts'
import {
  bringAlive,
  expect,
  openHome,
  openPopup,
  runClockUntil,
  settled,
  stopClock,
  test,
} from './home-page.ts'

test.use({ expectedConsole: [NETWORK_LINE] })

/** As the site answers for a file of an older build. */
const gone = (route: Route) =>
  route.fulfill({
    status: 404,
    contentType: 'text/html',
    body: '<!doctype html><title>Page not found</title>',
  })
const unreachable = (route: Route) => route.abort('connectionfailed')

/** Fails the test that it runs in: an error on a page does. */
const TAMPERED = 'throw new Error("run all the same")'

const HYDRATION = /\/assets\/(hydrate-app|Home)-.*\.js$/
const EMPTY = ['Please enter your email address', 'Email field cannot be empty'] as const

/** Fails the first request of each file, and lets all others through. */
async function failOnce(page: Page, files: RegExp): Promise<void> {
  const failed = new Set<string>()
  await page.route(files, (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return gone(route)
  })
}

const question = (page: Page) => page.locator('#faq').getByRole('button').first()
const answer = (page: Page) => page.locator('#answer-1').getByRole('paragraph')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the code that brings the page alive', () => {
  for (const [name, fail] of [
    ['gone after a deploy', gone],
    ['out of reach', unreachable],
  ] as const) {
    test(`${name}: chats, links and answers open all the same, and a sign-up says that it failed`, async ({
      page,
      freshEmail,
    }) => {
      await page.route(HYDRATION, fail)
      await stopClock(page)
      await page.goto('/')
      await expectChatsOpen(page)
      await question(page).click()
      await expect(answer(page)).toBeVisible()
      const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail address' })
      await box.fill(freshEmail)
      const said = page.waitForEvent('dialog')
      const pressed = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
      const alert = await said
      expect(alert.message()).toBe(OOPS.join('\n'))
      await alert.accept()
      await pressed
      await expect(box).toHaveValue(freshEmail)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
      await expect(page).toHaveURL('/disclaimer')
      await expect(heading(page)).toHaveText('Disclaimer')
    })
  }

  test('failing once: the next touch brings the page alive', async ({ page }) => {
    await failOnce(page, HYDRATION)
    await stopClock(page)
    const failed = page.waitForResponse((response) => HYDRATION.test(response.url()))
    await page.goto('/')
    await page.locator('body').dispatchEvent('pointerdown')
    expect((await failed).status()).toBe(404)
    await settled(page)
    await bringAlive(page)
    await question(page).click()
    await expect(answer(page)).toBeVisible()
    await question(page).click()
    await expect(answer(page)).toBeHidden()
    await expectSignUpSays(page, '', EMPTY)
  })

  test('an answer opened without it can be closed once it came', async ({ page }) => {
    await page.route(HYDRATION, gone)
    await stopClock(page)
    await page.goto('/')
    await question(page).click()
    await expect(answer(page)).toBeVisible()
    await page.unroute(HYDRATION)
    await bringAlive(page)
    await expect(question(page)).toHaveAttribute('aria-expanded', 'true')
    await question(page).click()
    await expect(answer(page)).toBeHidden()
  })
})

test.describe('the launch popup’s code', () => {
  for (const [name, fail] of [
    ['gone after a deploy', gone],
    ['out of reach', unreachable],
  ] as const) {
    test(`${name}: the page does without, and tries again when home appears again`, async ({ page }) => {
      await page.route(/launch-popup/, fail)
      await openHome(page)
      const asked = page.waitForRequest(/launch-popup/)
      await page.clock.runFor(1000)
      await asked
      await settled(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await question(page).click()
      await expect(answer(page)).toBeVisible()
      await expectChatsOpen(page)
      await page.unroute(/launch-popup/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
      await expect(page).toHaveURL('/disclaimer')
      await runClockUntil(page, () => page.locator('#hero').isHidden())
      await page.goBack()
      await runClockUntil(page, () => page.locator('#hero').isVisible())
      await openPopup(page)
    })
  }
})

test.describe('the toasts’ code', () => {
  test('gone for ever: what they would say stands beside the box', async ({ page, freshEmail }) => {
    await page.route(/\/assets\/toaster-/, gone)
    await openHome(page)
    const footer = page.getByRole('contentinfo')
    const subscribe = footer.getByRole('button', { name: 'Subscribe' })
    await subscribe.click()
    await expect(footer.getByRole('status')).toHaveText(EMPTY.join(' '))
    await footer.getByRole('textbox', { name: 'E-mail address' }).fill(freshEmail)
    await subscribe.click()
    await expect(footer.getByRole('status')).toContainText('Successfully subscribed!')
    await expectChatsOpen(page)
  })

  test('failing once: the next toast shows', async ({ page }) => {
    await failOnce(page, /\/assets\/toaster-/)
    await openHome(page)
    const footer = page.getByRole('contentinfo')
    const failed = page.waitForResponse(/\/assets\/toaster-/)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    expect((await failed).status()).toBe(404)
    await expect(footer.getByRole('status')).toHaveText(EMPTY.join(' '))
    await expectSignUpSays(page, '', EMPTY)
  })
})

test.describe('another view’s code', () => {
  for (const [link, path, title, file] of [
    ['Wellness Blog', '/blog', /\S/, /\/assets\/Blog-/],
    ['Refund Policy', '/refund-policy', 'Return & Refund Policy', /\/assets\/RefundPolicy-/],
  ] as const) {
    test(`${link}, gone for ever: a page load brings the view, and its chats open`, async ({ page }) => {
      await page.route(file, gone)
      await openHome(page)
      const loaded = page.waitForEvent('load')
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await loaded
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(title)
      await expectChatOpens(page, 'Customer Care')
    })

    test(`${link}, failing once: the view comes`, async ({ page }) => {
      await failOnce(page, file)
      await openHome(page)
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
      await expect(heading(page)).toHaveText(title)
      await expectChatOpens(page, 'Customer Care')
    })
  }

  test('gone when Back wants it after a reload: a page load brings the view', async ({ page }) => {
    await openHome(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
    await expect(page).toHaveURL('/disclaimer')
    await page.reload()
    await bringAlive(page)
    await page.route(/\/assets\/Home-/, gone)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/')
    await expect(page.locator('#hero')).toBeVisible()
    await expectChatsOpen(page)
  })
})

test.describe('the first script of all', () => {
  test.use({ scripted: false, expectedConsole: [/^Failed to (load resource|find a valid digest)/] })

  for (const [name, fail] of [
    ['gone', gone],
    ['blocked by an extension', (route: Route) => route.abort('blockedbyclient')],
    [
      'changed on its way',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: TAMPERED }),
    ],
  ] as const) {
    test(`${name}: the page works as plain HTML`, async ({ page, freshEmail }) => {
      await page.route(/\/assets\/.*\.js$/, fail)
      await page.goto('/')
      await expectChatsOpen(page)
      await question(page).click()
      await expect(answer(page)).toBeVisible()
      const order = page.locator('#shop').getByRole('link', { name: /^Order/ })
      await page.locator('#shop').locator('label').filter({ hasText: '250g' }).click()
      await expect(order).toHaveText('Order 250g Pack₹330')
      const box = page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail address' })
      await box.fill(freshEmail)
      await box.press('Enter')
      await expect(page).toHaveURL('/')
      await expect(box).toHaveValue(freshEmail)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Wellness Blog' }).click()
      await expect(page).toHaveURL('/blog')
      await expect(heading(page)).toBeVisible()
    })
  }
})
