import { content } from '../content.ts'
import { expectChatsOpen, expectFloatingChatOpens, expectSignUpSays, NETWORK_LINE } from './faults.ts'
import { emailBox, expect, expectToast, openHome, subscribe, test } from './home-page.ts'
import { hold } from './scripts.ts'

test.use({ expectedConsole: [NETWORK_LINE] })

test('behind the sign-in page of a public network, and offline, the chats open, and the sign-up reports it and can be tried again', async ({
  page,
  context,
  freshEmail,
}) => {
  const logged = new Set<string>()
  page.on('console', (line) => line.text().startsWith('Not recorded') && logged.add(line.text()))
  await openHome(page)
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome to the hotel</title>' }),
  )
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  await expectSignUpSays(page, freshEmail, 'unreachable')
  await page.unroute('**/api/**')

  // Another message than the last one; presses within a second are one.
  await expectSignUpSays(page, '', 'email_empty')
  await page.clock.runFor(1000)
  await context.setOffline(true)
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  await expect
    .poll(() => [...logged].toSorted())
    .toEqual(['contact-inquiries', 'interactions', 'orders'].map((call) => `Not recorded: /api/${call}`))
  await expectSignUpSays(page, freshEmail, 'unreachable')
  await context.setOffline(false)
  await expectSignUpSays(page, freshEmail, 'subscribed')
})

test('an API that does not answer delays no chat, and the sign-up shows its loading toast for 15 s, then fails', async ({
  page,
  context,
  freshEmail,
}) => {
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
  await expectChatsOpen(page)
  await expectFloatingChatOpens(page)
  await emailBox(page).fill(freshEmail)
  await subscribe(page).click()
  const loading = await expectToast(page, content.words.signUp.subscribing)
  await page.clock.runFor(14_000)
  await expect(loading).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(1000)
  const { title, text } = content.words.signUp.outcomes.unreachable
  await expect(await expectToast(page, title)).toContainText(text)
  await expect(emailBox(page)).toHaveValue(freshEmail)
})
