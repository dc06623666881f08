import { findReferences } from '#contract/order-reference.ts'
import { loadContent } from '#web/content/load.ts'
import { orderMessage } from '#web/domain/chat.ts'
import { inLanguage } from '#web/views.ts'
import { chosen } from '../packs.ts'
import { expect, openHome, test } from './home-page.ts'

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
  expect(first).toMatch(/^Reference: \w{6}$/)
  expect(findReferences(first)).toHaveLength(1)
  expect(order.join('\n')).toBe(orderMessage(content, { ...chosen, size }))
})
