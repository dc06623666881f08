import type { Page, Route } from '@playwright/test'
import { SOURCE } from '#contract/languages.ts'
import { content } from '../content.ts'
import { expect, expectToast, openHome, test } from './home-page.ts'

const { label, button: buttonName, pending, outcomes } = content.signUp

/** The colour of errors. */
const CLAY = 'rgb(181, 83, 44)'

const footer = (page: Page) => page.getByRole('contentinfo')
const box = (page: Page) => footer(page).getByRole('textbox', { name: label })
const button = (page: Page) => footer(page).getByRole('button', { name: buttonName })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
/** The message beside the box. */
const notice = (page: Page) => footer(page).locator('#newsletter-notice')

type Answer = { status: number; body: object }

const SUBSCRIBED: Answer = {
  status: 201,
  body: { success: true, code: 'subscribed', message: 'In the words of the API' },
}

/** Stands in for the Worker: records what is sent, and answers once it is released. */
async function mockWorker(page: Page, { status, body }: Answer = SUBSCRIBED) {
  const sent: Record<string, unknown>[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = async (route: Route) => {
    sent.push(route.request().postDataJSON())
    await promise
    await route.fulfill({ status, json: body })
  }
  await page.route('**/api/newsletter', answer)
  return { sent, release: () => resolve() }
}

/** Expects the words of an outcome in a toast, which is returned, and beside the box. */
async function expectOutcome(page: Page, outcome: keyof typeof outcomes) {
  const { title, text } = outcomes[outcome]
  const shown = await expectToast(page, title)
  await expect(shown.locator('[data-title]')).toHaveText(title)
  await expect(shown.locator('[data-description]')).toHaveText(text)
  await expect(notice(page)).toHaveText(`${title} ${text}`)
  return shown
}

test.describe('newsletter', () => {
  test('an empty address, spaces too, is asked for, and sends nothing', async ({ page }) => {
    const { sent } = await mockWorker(page)
    await openHome(page)
    for (const typed of ['', '   ']) {
      await box(page).fill(typed)
      await button(page).click()
      await expectOutcome(page, 'email_empty')
    }
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(box(page)).toBeFocused()
    expect(sent).toEqual([])
  })

  test('an address without text, @, text, dot, text is not accepted, and stays in the box', async ({
    page,
  }) => {
    const { sent } = await mockWorker(page)
    await openHome(page)
    for (const typed of ['asha', 'asha@home', '@home.in', 'asha@.in ', 'asha rao@home.in', 'asha@home.']) {
      await box(page).fill(typed)
      await button(page).click()
      await expectOutcome(page, 'email_invalid')
      await expect(box(page)).toHaveValue(typed.trim())
    }
    await expect(box(page)).toHaveAccessibleDescription(new RegExp(outcomes.email_invalid.text))
    expect(sent).toEqual([])
  })

  test('an error toast closes after 3 s', async ({ page }) => {
    await openHome(page)
    await button(page).click()
    const shown = await expectToast(page, outcomes.email_empty.title)
    await expect(shown.locator('[data-icon]')).toHaveCSS('color', CLAY)
    await page.clock.runFor(2900)
    await expect(shown).toHaveAttribute('data-removed', 'false')
    await page.clock.runFor(100)
    await expect(shown).toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(200)
    await expect(shown).toHaveCount(0)
  })

  test('Enter submits; a loading toast shows while the call runs; success shows for 4 s and clears the box', async ({
    page,
    freshEmail,
  }) => {
    const { sent, release } = await mockWorker(page)
    await openHome(page)
    await box(page).fill(`  ${freshEmail.toUpperCase()} `)
    await box(page).press('Enter')
    const loading = await expectToast(page, pending.subscribing.title)
    await expect(loading).toHaveAttribute('data-type', 'loading')
    await page.clock.runFor(8000)
    await expect(loading).toHaveAttribute('data-removed', 'false')
    release()
    const done = await expectOutcome(page, 'subscribed')
    await expect(done).toHaveAttribute('data-type', 'success')
    await expect(toasts(page)).toHaveCount(1)
    await expect(box(page)).toHaveValue('')
    expect(sent).toMatchObject([
      { email: freshEmail, source_page: 'footer', user_session: expect.stringMatching(/^session_\d+_\w+$/) },
    ])
    await page.clock.runFor(3900)
    await expect(done).toHaveAttribute('data-removed', 'false')
    await page.clock.runFor(100)
    await expect(done).toHaveAttribute('data-removed', 'true')
  })

  test('a second submit while one is under way sends nothing', async ({ page, freshEmail }) => {
    const { sent, release } = await mockWorker(page)
    await openHome(page)
    await box(page).fill(freshEmail)
    await button(page).click()
    await expectToast(page, pending.subscribing.title)
    await button(page).click()
    await box(page).press('Enter')
    release()
    await expectToast(page, outcomes.subscribed.title)
    expect(sent).toHaveLength(1)
  })

  for (const code of ['already_subscribed', 'demo_subscribed', 'confirmation_sent'] as const) {
    test(`the answer ${code} counts as success, in the words of the page`, async ({ page, freshEmail }) => {
      const { release } = await mockWorker(page, { status: 200, body: { success: true, code } })
      await openHome(page)
      await box(page).fill(freshEmail)
      await button(page).click()
      release()
      await expect(await expectOutcome(page, code)).toHaveAttribute('data-type', 'success')
      await expect(box(page)).toHaveValue('')
    })
  }

  test.describe('a sign-up that fails', () => {
    test.use({ expectedConsole: [/status of (400|403|429|500|503)/] })

    for (const [status, code, outcome] of [
      [503, 'unavailable', 'unavailable'],
      [429, 'rate_limited', 'rate_limited'],
      [500, 'internal', 'unavailable'],
      [403, 'forbidden', 'failed'],
      [400, 'invalid', 'email_invalid'],
    ] as const) {
      test(`with the code ${code} says so in the words of the page`, async ({ page, freshEmail }) => {
        const body = { success: false, code, message: 'In the words of the API' }
        const { release } = await mockWorker(page, { status, body })
        await openHome(page)
        await box(page).fill(freshEmail)
        await button(page).click()
        release()
        const shown = await expectOutcome(page, outcome)
        await expect(shown).toHaveAttribute('data-type', 'error')
        await expect(box(page)).toHaveValue(freshEmail)
        await page.clock.runFor(3000)
        await expect(shown).toHaveAttribute('data-removed', 'true')
      })
    }
  })

  test('with Global Privacy Control on only the address and the page’s language are sent', async ({
    page,
    freshEmail,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const { sent, release } = await mockWorker(page)
    await openHome(page)
    await box(page).fill(freshEmail)
    await button(page).click()
    release()
    await expectToast(page, outcomes.subscribed.title)
    expect(sent).toEqual([{ email: freshEmail, source_page: 'footer', language: SOURCE }])
  })
})

test.describe('toasts', () => {
  test('are at the top right, 356 px wide, and can be swiped away', async ({ page }) => {
    await openHome(page)
    await button(page).click()
    const shown = await expectToast(page, outcomes.email_empty.title)
    await expect(shown).toHaveAttribute('data-mounted', 'true')
    await expect(shown).toHaveAttribute('data-y-position', 'top')
    await expect(shown).toHaveAttribute('data-x-position', 'right')
    await expect.poll(async () => (await shown.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    const place = await shown.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(place?.width).toBe(356)
    expect(width - (place?.x ?? 0) - (place?.width ?? 0)).toBeLessThanOrEqual(32)
    const from = { x: (place?.x ?? 0) + 60, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    // 45 px dismiss it.
    await page.mouse.move(from.x + 20, from.y)
    await page.mouse.move(from.x + 50, from.y)
    await page.mouse.up()
    await expect(shown).toHaveAttribute('data-removed', 'true')
    await page.clock.runFor(200)
    await expect(shown).toHaveCount(0)
  })

  test('a push of less than 45 px leaves a toast where it is', async ({ page }) => {
    await openHome(page)
    await button(page).click()
    const shown = await expectToast(page, outcomes.email_empty.title)
    await expect(shown).toHaveAttribute('data-mounted', 'true')
    const place = await shown.boundingBox()
    const from = { x: (place?.x ?? 0) + 60, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    // Slowly enough: a flick dismisses too.
    await page.clock.runFor(1000)
    await page.mouse.move(from.x + 30, from.y)
    await page.mouse.up()
    await expect(shown).toHaveAttribute('data-swiped', 'false')
    await expect(shown).toHaveAttribute('data-removed', 'false')
  })
})
