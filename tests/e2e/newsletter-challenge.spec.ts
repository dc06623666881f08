import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { emailBox, expect, expectToast, footer, openHome, openPopup, subscribe, test } from './home-page.ts'

const words = content.signUp
const PROVIDER = 'https://challenges.cloudflare.com'

/** Replaces the Worker by one with both keys set: requires a check first, then accepts. */
async function mockWorker(page: Page): Promise<void> {
  await page.route('**/api/newsletter', (route) =>
    route.request().postDataJSON().challenge_token
      ? route.fulfill({ status: 201, json: { success: true, code: 'subscribed' } })
      : route.fulfill({
          status: 403,
          json: { success: false, code: 'forbidden', message: 'x', challenge: { site_key: 'key' } },
        }),
  )
}

/** Replaces the provider by a script that shows a frame with a box to tick, and calls back once it is ticked. */
async function mockProvider(page: Page): Promise<void> {
  const script = `window.turnstile = {
    remove() {},
    render(place, options) {
      const frame = document.createElement('iframe')
      frame.src = '${PROVIDER}/frame'
      frame.title = 'Check'
      place.append(frame)
      document.documentElement.dataset.widget = options.size
      addEventListener('message', () => options.callback('token'), { once: true })
      queueMicrotask(() => options['before-interactive-callback']())
      return 'widget-1'
    },
  }`
  const frame = `<label><input type="checkbox" onchange="parent.postMessage('ticked', '*')">Tick me</label>`
  await page.route(`${PROVIDER}/**`, (route) =>
    route.request().url().endsWith('/frame')
      ? route.fulfill({ contentType: 'text/html', body: frame })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

test.use({ expectedConsole: [/status of 403 .*\/api\/newsletter/], viewport: { width: 320, height: 640 } })

// The request, and the message where the check fails, are tested in tests/dom/.
test('the check of a sign-up fits 320 px, can be passed with the keyboard alone, and keeps the address and the focus', async ({
  page,
  freshEmail,
}) => {
  const box = emailBox(page)
  const button = subscribe(page)
  const check = footer(page).getByRole('group', { name: words.challenge })
  await mockWorker(page)
  await mockProvider(page)
  await openHome(page)
  // Timers can run once the popup is closed.
  await openPopup(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await box.fill(freshEmail)
  await button.focus()
  await page.keyboard.press('Enter')
  const { title, text } = words.pending.challenge
  await expect(await expectToast(page, title)).toContainText(text)
  await expect(page.locator('html')).toHaveAttribute('data-widget', 'compact')
  const tick = check.frameLocator('iframe').getByRole('checkbox', { name: 'Tick me' })
  await expect(tick).toBeVisible()
  await expect(box).toHaveValue(freshEmail)
  await page.keyboard.press('Tab')
  await expect(tick).toBeFocused()
  // The time limit is for a script that does not answer, not for a person.
  await page.clock.runFor(60_000)
  await page.keyboard.press('Space')
  await expectToast(page, words.outcomes.subscribed.title)
  await expect(check).toBeHidden()
  await expect(button).toBeFocused()
})
