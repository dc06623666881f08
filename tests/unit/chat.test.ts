import { expect, it } from 'vitest'
import { chatAddress, MAX_ENCODED_TEXT } from '#web/shop/chat.ts'
import {
  makesOrder,
  messageOf,
  orderMessage,
  reorderMessage,
  withReference,
} from '#web/shop/order-message.ts'
import { content } from '../content.ts'

const CHAT = 'https://wa.me/912055500134'

const {
  packs,
  words: { chat },
} = content
const jar = { size: '500g', price: 633, mrp: 745 }

const textOf = (address: string) => new URL(address).searchParams.get('text') ?? ''

it('an order names pack and price and has what the customer fills in', () => {
  const message = orderMessage(content, jar)
  expect(message).toContain('500g')
  expect(message).toContain('₹633')
  expect(message.split('\n').slice(1)).toEqual([
    content.words.site.pinCode,
    'Total: ₹633, delivery free',
    ...chat.orderForm.split('\n'),
    chat.otherSize,
    chat.gift,
  ])
})

it('an order names every size where no pack has been chosen', () => {
  for (const { size } of packs) expect(orderMessage(content)).toContain(size)
  expect(orderMessage(content)).toContain(content.words.chat.eachSize)
  const one = orderMessage({ ...content, packs: packs.slice(0, 1) })
  expect(one).toContain(content.words.chat.jars)
  expect(one).not.toContain(content.words.chat.eachSize)
})

it('an order from a batch page names the lot', () => {
  const message = reorderMessage(content, jar, 'SY-26-11')
  expect(message).toContain(orderMessage(content, jar))
  expect(message).toContain('SY-26-11')
})

it('the chat of a place has an order, or a question about its page', () => {
  for (const placement of ['hero', 'popup', 'products', 'blog']) {
    expect([placement, makesOrder(placement)]).toEqual([placement, true])
    expect(messageOf(content, placement, 'Home', jar)).toBe(orderMessage(content, jar))
  }
  for (const placement of ['faq', 'batch-question', 'back-in-stock', 'policy-of-tomorrow']) {
    expect([placement, makesOrder(placement)]).toEqual([placement, false])
    const message = messageOf(content, placement, 'Refund Policy')
    expect(message).toContain('Refund Policy')
    expect(message).not.toContain(chat.orderForm)
  }
})

it('chatAddress encodes a text so that it comes back unchanged, and leaves a link that takes none as it is', () => {
  const text = 'समायु: ₹633 & more\nPIN code: #'
  const address = chatAddress(text, CHAT)
  expect(address).toMatch(/^https:\/\/wa\.me\/912055500134\?text=[\w%.~!*'()-]+$/)
  expect(textOf(address)).toBe(text)
  expect(chatAddress('Hello', 'https://chat.example.org/talk')).toBe('https://chat.example.org/talk')
  expect(chatAddress('Hello', 'https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC')
})

it('chatAddress cuts a long text so that the limit holds it and a reference, never within a character', () => {
  const address = chatAddress('आ😀'.repeat(1000), CHAT)
  const referred = address.replace('?text=', `?text=${encodeURIComponent(withReference('', '7K3QXM'))}`)
  const length = referred.length - `${CHAT}?text=`.length
  expect(length).toBeLessThanOrEqual(MAX_ENCODED_TEXT)
  expect(length).toBeGreaterThan(MAX_ENCODED_TEXT - encodeURIComponent('😀').length)
  expect(textOf(address)).toMatch(/^(आ😀)+आ?$/u)
})
