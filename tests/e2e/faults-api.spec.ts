import {
  API_FAULTS,
  expectChatsOpen,
  expectFloatingChatOpens,
  expectSignUpSays,
  hold,
  NETWORK_LINE,
  OOPS,
} from './faults.ts'
import { expect, expectToast, openHome, test } from './home-page.ts'

test.use({ expectedConsole: [NETWORK_LINE] })

const WELCOME = [
  'Successfully subscribed!',
  'You will receive wellness tips and early access to each new batch.',
] as const

for (const { name, answer, newsletter, noticed } of API_FAULTS) {
  test(`when the API ${name}, the chats open and the sign-up says so and can be tried again`, async ({
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
        .toEqual(
          ['contact-inquiries', 'interactions', 'product-analytics'].map(
            (call) => `Not recorded: /api/${call}`,
          ),
        )
    }
    await expectSignUpSays(page, freshEmail, newsletter)
    await page.unroute('**/api/**')
    await expectSignUpSays(page, freshEmail, WELCOME)
  })
}

test('a slow API keeps no chat waiting, and the sign-up says what it does until it is done', async ({
  page,
  context,
  freshEmail,
}) => {
  const letGo = await hold(context, '**/api/**')
  await openHome(page)
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail address' }).fill(freshEmail)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const loading = await expectToast(page, 'Subscribing to wellness updates...')
  await page.clock.runFor(10_000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  letGo()
  await expect(await expectToast(page, WELCOME[0])).toContainText(WELCOME[1])
})

test('an API that never answers is given up after 15 s', async ({ page, context, freshEmail }) => {
  await hold(context, '**/api/**')
  // The browser's own timer knows nothing of the page's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms)
      return controller.signal
    }
  })
  await openHome(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail address' }).fill(freshEmail)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const loading = await expectToast(page, 'Subscribing to wellness updates...')
  await page.clock.runFor(14_000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(1000)
  await expect(await expectToast(page, OOPS[0])).toContainText(OOPS[1])
  await expect(footer.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(freshEmail)
})

test('offline, the chats still are asked for, and the sign-up works once the network is back', async ({
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
