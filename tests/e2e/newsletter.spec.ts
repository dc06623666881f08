import type { Page, Route } from '@playwright/test'
import { expect, expectToast, openHome, test } from './home-page.ts'

/** The colour of errors. */
const CLAY = 'rgb(181, 83, 44)'

const footer = (page: Page) => page.getByRole('contentinfo')
const box = (page: Page) => footer(page).getByRole('textbox', { name: 'Email address' })
const button = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
/** The message beside the box. */
const notice = (page: Page) => footer(page).locator('#newsletter-notice')

type Answer = { status: number; body: object }

const SUBSCRIBED: Answer = {
  status: 201,
  body: { success: true, message: 'Successfully subscribed!', data: [] },
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

test.describe('newsletter', () => {
  test('an empty address, spaces too, gives Please enter your email address and sends nothing', async ({
    page,
  }) => {
    const { sent } = await mockWorker(page)
    await openHome(page)
    for (const typed of ['', '   ']) {
      await box(page).fill(typed)
      await button(page).click()
      await expect(await expectToast(page, 'Please enter your email address')).toContainText(
        'Email field cannot be empty',
      )
      await expect(notice(page)).toContainText('Please enter your email address')
      await expect(notice(page)).toContainText('Email field cannot be empty')
    }
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(box(page)).toBeFocused()
    expect(sent).toEqual([])
  })

  test('an address without text, @, text, dot, text gives Enter correct mail and stays in the box', async ({
    page,
  }) => {
    const { sent } = await mockWorker(page)
    await openHome(page)
    for (const typed of ['asha', 'asha@home', '@home.in', 'asha@.in ', 'asha rao@home.in', 'asha@home.']) {
      await box(page).fill(typed)
      await button(page).click()
      await expect(await expectToast(page, 'Enter correct mail')).toContainText(
        'Please enter a valid email address',
      )
      await expect(notice(page)).toContainText('Enter correct mail')
      await expect(box(page)).toHaveValue(typed.trim())
    }
    await expect(box(page)).toHaveAccessibleDescription(/Please enter a valid email address/)
    expect(sent).toEqual([])
  })

  test('an error toast closes after 3 s', async ({ page }) => {
    await openHome(page)
    await button(page).click()
    const shown = await expectToast(page, 'Please enter your email address')
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
    const loading = await expectToast(page, 'Subscribing to wellness updates...')
    await expect(loading).toHaveAttribute('data-type', 'loading')
    await page.clock.runFor(8000)
    await expect(loading).toHaveAttribute('data-removed', 'false')
    release()
    const done = await expectToast(page, 'Successfully subscribed!')
    await expect(done).toHaveAttribute('data-type', 'success')
    await expect(done).toContainText(/wellness tips and early access/)
    await expect(toasts(page)).toHaveCount(1)
    await expect(box(page)).toHaveValue('')
    await expect(notice(page)).toContainText('Successfully subscribed!')
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
    await expectToast(page, 'Subscribing to wellness updates...')
    await button(page).click()
    await box(page).press('Enter')
    release()
    await expectToast(page, 'Successfully subscribed!')
    expect(sent).toHaveLength(1)
  })

  for (const [name, answer, title, description] of [
    [
      'a subscribed address counts as success',
      { status: 200, body: { success: true, message: 'Already subscribed!' } },
      'Already subscribed!',
      /wellness tips/,
    ],
    [
      'demo mode says so',
      { status: 200, body: { success: true, message: 'Demo: Subscription successful!', demo: true } },
      'Demo: Subscription successful!',
      /wellness tips/,
    ],
  ] as const) {
    test(name, async ({ page, freshEmail }) => {
      const { release } = await mockWorker(page, answer)
      await openHome(page)
      await box(page).fill(freshEmail)
      await button(page).click()
      release()
      await expect(await expectToast(page, title)).toHaveAttribute('data-type', 'success')
      await expect(await expectToast(page, title)).toContainText(description)
      await expect(box(page)).toHaveValue('')
    })
  }

  test.describe('a sign-up that fails', () => {
    test.use({ expectedConsole: [/status of (400|503)/] })

    for (const [name, answer, title, description] of [
      [
        'another failure: Subscription failed, with the API’s message',
        {
          status: 503,
          body: { success: false, code: 'unavailable', message: 'Subscription failed. Please try again.' },
        },
        'Subscription failed',
        'Subscription failed. Please try again.',
      ],
      [
        'a failure without a message: Please try again later',
        { status: 503, body: { success: false, code: 'unavailable', message: '' } },
        'Subscription failed',
        'Please try again later',
      ],
      [
        'an address that only the Worker rejects: Enter correct mail',
        {
          status: 400,
          body: {
            success: false,
            code: 'invalid',
            message: 'Enter correct mail',
            description: 'Please enter a valid email address',
          },
        },
        'Enter correct mail',
        'Please enter a valid email address',
      ],
    ] as const) {
      test(name, async ({ page, freshEmail }) => {
        const { release } = await mockWorker(page, answer)
        await openHome(page)
        await box(page).fill(freshEmail)
        await button(page).click()
        release()
        const shown = await expectToast(page, title)
        await expect(shown).toHaveAttribute('data-type', 'error')
        await expect(shown.locator('[data-title]')).toHaveText(title)
        await expect(shown.locator('[data-description]')).toHaveText(description)
        await expect(notice(page)).toHaveText(`${title} ${description}`)
        await expect(box(page)).toHaveValue(freshEmail)
        await page.clock.runFor(3000)
        await expect(shown).toHaveAttribute('data-removed', 'true')
      })
    }
  })

  test('with Global Privacy Control on only the address is sent', async ({ page, freshEmail }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const { sent, release } = await mockWorker(page)
    await openHome(page)
    await box(page).fill(freshEmail)
    await button(page).click()
    release()
    await expectToast(page, 'Successfully subscribed!')
    expect(sent).toEqual([{ email: freshEmail, source_page: 'footer' }])
  })
})

test.describe('toasts', () => {
  test('are at the top right, 356 px wide, and can be swiped away', async ({ page }) => {
    await openHome(page)
    await button(page).click()
    const shown = await expectToast(page, 'Please enter your email address')
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
    // 45 px dismiss it (spec 9).
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
    const shown = await expectToast(page, 'Please enter your email address')
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
