import { loadContent } from '#web/model/load.ts'
import { orderMessage } from '#web/shop/chat.ts'
import { inLanguage } from '#web/views.ts'
import { readReference } from '#worker/orders/contract.ts'
import { chosen } from '../packs.ts'
import { expect, expectToast, openHome, test } from './home-page.ts'

const LANGUAGE = 'mr'
const content = loadContent(LANGUAGE)
const { size } = content.packs.list.find(({ id }) => id === chosen.id) ?? chosen

test('an order opens the chat in the language of its page, after a first line with the reference', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, json: { success: true } }))
  await openHome(page, inLanguage('/', LANGUAGE))
  const link = page.locator('#shop a[data-chat="shop-order"]:visible')
  await link.focus()
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  const [first = '', ...order] = text.split('\n')
  expect(readReference(/^Reference: (\w{6})$/.exec(first)?.[1] ?? '')).toBeTruthy()
  expect(order.join('\n')).toBe(orderMessage(content, { ...chosen, size }))
})

test('a sign-up sends the language of its page with tracking switched off, and no session', async ({
  page,
}) => {
  const { label, button, outcomes } = content.signUp
  const sent: Record<string, unknown>[] = []
  await page.route('**/api/newsletter', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: { success: true, code: 'subscribed', message: '' } })
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await openHome(page, inLanguage('/', LANGUAGE))
  const email = 'asha@visitor.example'
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: label }).fill(email)
  await footer.getByRole('button', { name: button }).click()
  await expectToast(page, outcomes.subscribed.title)
  expect(sent).toEqual([
    {
      email,
      language: LANGUAGE,
      source_page: 'footer',
      notice_version: expect.stringMatching(/^[\da-f]{12}$/),
    },
  ])
})
