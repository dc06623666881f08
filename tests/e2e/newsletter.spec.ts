import type { Page, Route } from '@playwright/test'
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

/** Replaces the Worker: records what is sent, and responds once it is released. */
async function mockWorker(page: Page) {
  const sent: Record<string, unknown>[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = async (route: Route) => {
    sent.push(route.request().postDataJSON())
    await promise
    await route.fulfill({
      status: 201,
      json: { success: true, code: 'subscribed', message: 'In other words' },
    })
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
  await expect(notice(page)).toContainText(`${title} ${text}`)
  return shown
}

// The message for each response is tested in tests/dom/newsletter.test.tsx.
test.describe('newsletter', () => {
  test('an error toast closes after 3 s, and only the notice is announced', async ({ page }) => {
    await openHome(page)
    await button(page).click()
    const shown = await expectToast(page, outcomes.email_empty.title)
    await expect(page.locator('section:has([data-sonner-toast])')).toHaveAttribute('aria-live', 'off')
    await expect(box(page)).toHaveAccessibleDescription(new RegExp(`${content.signUp.example}$`))
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
})
