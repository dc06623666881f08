import {
  API_FAULTS,
  expectChatsOpen,
  expectFloatingChatOpens,
  expectSignUpSays,
  NETWORK_LINE,
  OOPS,
} from './faults.ts'
import { expect, expectToast, openHome, test } from './home-page.ts'
import { hold } from './scripts.ts'

test.use({ expectedConsole: [NETWORK_LINE] })

const WELCOME = [
  'Successfully subscribed!',
  'You will receive wellness tips and early access to each new batch.',
] as const

for (const { name, answer, newsletter, noticed } of API_FAULTS) {
  test(`when the API ${name}, the chats open, and the sign-up reports it and can be tried again`, async ({
    page,
    freshEmail,
  }) => {
    const logged: string[] = []
    page.on('console', (line) => line.text().startsWith('Not recorded') && logged.push(line.text()))
    await page.route('**/api/**', answer)
    await openHome(page)
    await expectChatsOpen(page)
    await expectFloatingChatOpens(page)
    if (noticed) {
      await expect
        .poll(() => [...new Set(logged)].toSorted())
        .toEqual(['contact-inquiries', 'interactions', 'orders'].map((call) => `Not recorded: /api/${call}`))
    }
    await expectSignUpSays(page, freshEmail, newsletter)
    await page.unroute('**/api/**')
    await expectSignUpSays(page, freshEmail, WELCOME)
  })
}

test('a slow API delays no chat, and the sign-up shows its loading toast until the answer', async ({
  page,
  context,
  freshEmail,
}) => {
  const release = await hold(context, '**/api/**')
  await openHome(page)
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address' }).fill(freshEmail)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const loading = await expectToast(page, 'Subscribing to wellness updates...')
  await page.clock.runFor(10_000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  release()
  await expect(await expectToast(page, WELCOME[0])).toContainText(WELCOME[1])
})

test('a sign-up without an answer fails after 15 s', async ({ page, context, freshEmail }) => {
  await hold(context, '**/api/**')
  // The stopped clock does not cover the browser's own timer.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms)
      return controller.signal
    }
  })
  await openHome(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email address' }).fill(freshEmail)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const loading = await expectToast(page, 'Subscribing to wellness updates...')
  await page.clock.runFor(14_000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(1000)
  await expect(await expectToast(page, OOPS[0])).toContainText(OOPS[1])
  await expect(footer.getByRole('textbox', { name: 'Email address' })).toHaveValue(freshEmail)
})

test('offline, the chat links still work, and the sign-up does once the network is back', async ({
  page,
  context,
  freshEmail,
}) => {
  await openHome(page)
  await expectSignUpSays(page, '', ['Please enter your email address', 'Email field cannot be empty'])
  await context.setOffline(true)
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  await expectSignUpSays(page, freshEmail, OOPS)
  await context.setOffline(false)
  await expectSignUpSays(page, freshEmail, WELCOME)
})
