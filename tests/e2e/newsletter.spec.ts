import type { Locator } from '@playwright/test'
import { content } from '../content.ts'
import {
  emailBox,
  expect,
  expectToast,
  openHome,
  signUpNotice,
  subscribe,
  test,
  watchCalls,
} from './home-page.ts'

const { subscribing, outcomes } = content.words.signUp

/** The colour of errors. */
const CLAY = 'rgb(181, 83, 44)'

// The message for each response is tested in tests/dom/newsletter.test.tsx.
test('a toast is at the top right, shows an error for 3 s, the sign-up while it is sent, and 4 s that it was', async ({
  page,
  freshEmail,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/newsletter', async (route) => {
    await promise
    await route.fulfill({ status: 201, json: { success: true, code: 'subscribed', message: '' } })
  })
  const sent = watchCalls(page, '/api/newsletter')
  const expectToLast = async (toast: Locator, milliseconds: number) => {
    await page.clock.runFor(milliseconds - 100)
    await expect(toast).toHaveAttribute('data-removed', 'false')
    await page.clock.runFor(100)
    await expect(toast).toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  }
  await openHome(page)
  await subscribe(page).click()
  const shown = await expectToast(page, outcomes.email_empty.title)
  await expect(page.locator('section:has([data-sonner-toast])')).toHaveAttribute('aria-live', 'off')
  await expect(emailBox(page)).toHaveAccessibleDescription(new RegExp(`${content.words.signUp.example}$`))
  const answer = await signUpNotice(page).boundingBox()
  const smallPrint = await page.getByText(content.words.newsletter.notice.split('\n')[0] ?? '').boundingBox()
  expect((smallPrint?.y ?? 0) - (answer?.y ?? 0) - (answer?.height ?? 0), 'apart').toBeGreaterThanOrEqual(8)
  await expect(shown.locator('[data-icon]')).toHaveCSS('color', CLAY)
  await expect(shown).toHaveAttribute('data-y-position', 'top')
  await expect.poll(async () => (await shown.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  const { x = 0, y = 0, width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
  expect(width).toBe(356)
  expect((page.viewportSize()?.width ?? 0) - x - width).toBeLessThanOrEqual(32)
  await expectToLast(shown, 3000)

  await subscribe(page).click()
  await expectToast(page, outcomes.email_empty.title)
  await page.mouse.move(x + 60, y + height / 2)
  await page.mouse.down()
  // 45 px dismiss it.
  await page.mouse.move(x + 80, y + height / 2)
  await page.mouse.move(x + 110, y + height / 2)
  await page.mouse.up()
  await expect(shown).toHaveAttribute('data-removed', 'true')
  await page.clock.runFor(200)
  await expect(shown).toHaveCount(0)
  await page.mouse.move(5, 5)

  await subscribe(page).click()
  await expectToast(page, outcomes.email_empty.title)
  await emailBox(page).fill(`  ${freshEmail.toUpperCase()} `)
  await emailBox(page).press('Enter')
  const loading = await expectToast(page, subscribing)
  await expect(loading).toHaveAttribute('data-type', 'loading')
  await expect(loading, 'without the text of the error before it').toHaveText(subscribing)
  await page.clock.runFor(8000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  release()
  const done = await expectToast(page, outcomes.subscribed.title)
  await expect(done).toHaveAttribute('data-type', 'success')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await expect(emailBox(page)).toHaveValue('')
  expect(sent.map(({ body }) => body.email)).toEqual([freshEmail])
  await expectToLast(done, 4000)
})

test('a toast shows while the one before it is being removed', async ({ page }) => {
  await openHome(page)
  await subscribe(page).click()
  const empty = await expectToast(page, outcomes.email_empty.title)
  await empty.getByRole('button').click()
  await expect(empty).toHaveAttribute('data-removed', 'true')

  await emailBox(page).fill('wrong')
  await emailBox(page).press('Enter')
  const wrong = await expectToast(page, outcomes.email_invalid.title)
  await page.clock.runFor(300)
  await expect(wrong).toHaveAttribute('data-removed', 'false')
  await expect(empty).toHaveCount(0)
})

test('a toast leaves after a press that was let go elsewhere, or that the device has ended', async ({
  page,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/newsletter', async (route) => {
    await promise
    await route.fulfill({ status: 201, json: { success: true, code: 'subscribed', message: '' } })
  })
  await openHome(page)
  const leaves = async (toast: Locator) => {
    await page.clock.runFor(4300)
    await expect(toast).toHaveCount(0)
  }
  await emailBox(page).fill('visitor@example.org')
  await emailBox(page).press('Enter')
  const loading = await expectToast(page, subscribing)
  await loading.hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  release()
  await leaves(await expectToast(page, outcomes.subscribed.title))

  await subscribe(page).click()
  const empty = await expectToast(page, outcomes.email_empty.title)
  const { x = 0, y = 0 } = (await empty.boundingBox()) ?? {}
  const touch = await page.context().newCDPSession(page)
  const points = [{ x: x + 60, y: y + 20 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await leaves(empty)
})
