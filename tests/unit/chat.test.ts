import { describe, expect, it } from 'vitest'
import { brand } from '#web/content/brand.ts'
import {
  backInStockMessage,
  bulkMessage,
  chatAddress,
  MAX_ENCODED_TEXT,
  makesOrder,
  messageOf,
  orderMessage,
  questionMessage,
  refundMessage,
  reorderMessage,
} from '#web/content/chat.ts'

const CHAT = 'https://wa.me/912055500134'

const textOf = (address: string) => new URL(address).searchParams.get('text') ?? ''

describe('an order', () => {
  it('names pack and price and has a place for the PIN code', () => {
    const message = orderMessage({ size: '500g', price: 633 })
    expect(message).toContain(`${brand.name}, I would like to order ${brand.product}, 500g (₹633 a jar).`)
    expect(message).toMatch(/^PIN code:$/m)
  })

  it('has places for the number of jars, and for a gift to another address', () => {
    expect(orderMessage()).toMatch(/^Jars: 1$/m)
    expect(orderMessage()).toMatch(/^If it is a gift, for whom/m)
  })

  it('holds a reference only if one is given', () => {
    expect(orderMessage({ size: '250g', price: 330 })).not.toMatch(/reference/i)
    expect(orderMessage({ size: '250g', price: 330, reference: 'K7M2QX' })).toMatch(/^Reference: K7M2QX$/m)
  })

  it('names both sizes where no pack has been chosen', () => {
    expect(orderMessage()).toContain('500g or 250g')
    expect(orderMessage()).not.toContain('undefined')
  })

  it('names the lot after a batch page', () => {
    expect(reorderMessage({ lot: 'SY-26-11', size: '500g', price: 633 })).toContain('lot SY-26-11')
  })
})

it('asks for word when a sold-out pack is back, and is no order', () => {
  expect(backInStockMessage('500g')).toContain('tell me when the 500g jar')
  expect(makesOrder('back-in-stock')).toBe(false)
})

it('a question names the page that it was asked on', () => {
  expect(questionMessage('Refund Policy')).toContain('“Refund Policy”')
})

it('a refund case lists what is attached', () => {
  const message = refundMessage({
    name: 'Damaged on arrival',
    delivered: '3 December 2026',
    attached: ['an image of the invoice', 'one photo of the outer box'],
  })
  expect(message).toContain('Damaged on arrival')
  expect(message).toMatch(/^Delivered on: 3 December 2026$/m)
  expect(message).toContain('an image of the invoice; one photo of the outer box')
})

describe('messageOf', () => {
  it.each(['hero', 'popup', 'promo-strip', 'header', 'shop-order', 'products', 'founders', 'blog'])(
    'makes an order of %s',
    (placement) => {
      expect(makesOrder(placement)).toBe(true)
      expect(messageOf(placement, 'Home', { size: '500g', price: 633 })).toContain('I would like to order')
    },
  )

  it.each([
    'faq',
    'footer',
    'floating-button',
    'mobile-bar',
    'disclaimer',
    'privacy',
    'batch-question',
    'batch-unknown',
  ])('makes a question of %s, without a reference', (placement) => {
    expect(makesOrder(placement)).toBe(false)
    const message = messageOf(placement, 'Home', { reference: 'K7M2QX' })
    expect(message).toContain('question about “Home”')
    expect(message).not.toContain('K7M2QX')
  })

  it('asks for a price for bulk orders', () => {
    expect(messageOf('bulk', 'Home')).toBe(bulkMessage())
  })
})

describe('chatAddress', () => {
  it('encodes the rupee sign, Devanagari and line breaks so that they come back unchanged', () => {
    const text = 'समायु: ₹633 & more\nPIN code: #'
    const address = chatAddress(text, CHAT)
    expect(address).toMatch(/^https:\/\/wa\.me\/912055500134\?text=[\w%.~!*'()-]+$/)
    expect(textOf(address)).toBe(text)
  })

  it('leaves a link that takes no text as it is', () => {
    expect(chatAddress('Hello', 'https://chat.example.org/talk')).toBe('https://chat.example.org/talk')
    expect(chatAddress('Hello', 'https://wa.me/message/ABC')).toBe('https://wa.me/message/ABC')
  })

  it('cuts a long text at the limit, never within a character', () => {
    const address = chatAddress('आ😀'.repeat(1000), CHAT)
    expect(address.length - `${CHAT}?text=`.length).toBeLessThanOrEqual(MAX_ENCODED_TEXT)
    expect(textOf(address)).toMatch(/^(आ😀)+आ?$/u)
  })

  it('replaces half of a character, which cannot be encoded', () => {
    expect(textOf(chatAddress('a\ud83d', CHAT))).toBe('a\ufffd')
  })
})
