import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followToday } from '#web/browser/today.ts'
import { recordChatLinks } from '#web/browser/tracking/chat-links.ts'
import { writeOrderLinks } from '#web/browser/tracking/order-links.ts'
import { endOfDay } from '#web/shop/day.ts'
import { readReference } from '#worker/orders/contract.ts'
import { content } from '../content.ts'

vi.mock('virtual:shop', async (original) => ({
  ...(await original<typeof import('virtual:shop')>()),
  closed: { from: '2028-12-01', to: '2028-12-08' },
  lotExpiresOn: '2028-12-09',
}))
const CLOSES = new Date('2028-12-01T00:00+05:30')
const OPENS = new Date('2028-12-09T00:00+05:30')

const references: string[] = []
const orders: object[] = []
let followed = ''

beforeAll(() => {
  writeOrderLinks(document)
  recordChatLinks(document)
  // The address is the one that the browser would follow.
  window.addEventListener('click', (event) => {
    followed = event.target instanceof HTMLAnchorElement ? event.target.href : ''
    event.preventDefault()
  })
})
beforeEach(() => {
  references.length = 0
  orders.length = 0
  vi.useFakeTimers({ now: endOfDay(content.facts.offer.endsOn).getTime() - 10_000 })
  delete document.documentElement.dataset.offer
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    references.push(JSON.parse(body).reference)
    orders.push(JSON.parse(body))
    return Response.json({ success: true })
  })
})

afterEach(() => void vi.useRealTimers())

const endOffer = () => vi.setSystemTime(endOfDay(content.facts.offer.endsOn))

/**
 * Clicks twice as assistive technology does: without pointer and focus. Returns the addresses that were followed.
 *
 * @param pause between the clicks, in ms
 */
function clickTwice(address: string, pause = 1000): string[] {
  document.body.innerHTML = `<a href="${address}" data-chat="shop-order" data-order data-pack="500g">Order</a>`
  const link = document.querySelector('a')
  return [pause, 0].map((time) => {
    link?.click()
    vi.advanceTimersByTime(time)
    return followed
  })
}

it('a click that nothing precedes records the reference that its link opens the chat with', () => {
  const messages = clickTwice('https://wa.me/910000000000?text=Hello').map((address) =>
    new URL(address).searchParams.get('text'),
  )
  expect(new Set(references).size).toBe(2)
  expect(messages).toEqual(references.map((reference) => `Reference: ${reference}\nHello`))
})

it('clicks that follow each other within a second are one order with one reference', () => {
  const messages = clickTwice('https://wa.me/910000000000?text=Hello', 999).map((address) =>
    new URL(address).searchParams.get('text'),
  )
  expect(references).toHaveLength(1)
  expect(messages).toEqual([1, 2].map(() => `Reference: ${references[0]}\nHello`))
  clickTwice('https://chat.example/us', 999)
  expect(references).toHaveLength(2)
})

it('clicks on a link that orders nothing are recorded once a second', () => {
  document.body.innerHTML = '<a href="https://wa.me/910000000000" data-chat="floating-button">Chat</a>'
  for (const pause of [300, 300, 400, 0]) {
    document.querySelector('a')?.click()
    vi.advanceTimersByTime(pause)
  }
  expect(orders).toHaveLength(2)
})

it('a press after the offer’s end has the maximum retail price in message, page and row, in any language', () => {
  endOffer()
  const text = 'नमस्कार, ₹633 ची एक बरणी'
  document.body.innerHTML = `<a href="https://wa.me/910000000000?text=${encodeURIComponent(text)}" data-chat="hero"
    data-order data-price="633" data-mrp="1266">Order</a>`
  document.querySelector('a')?.click()
  expect(new URL(followed).searchParams.get('text')).toBe(
    `Reference: ${references[0]}\n${text.replace('633', '1,266')}`,
  )
  expect(orders).toMatchObject([{ quantity: 1, amount: 1266, charge: null }])
  expect(document.documentElement.dataset.offer).toBe('over')
})

it('a message that the shop has written stays as it is after the offer’s end', () => {
  endOffer()
  const text = '2 × 500g (₹745 a jar)\nTotal: ₹1,490'
  document.body.innerHTML = `<a href="https://wa.me/910000000000?text=Hello" data-chat="shop-order" data-message="${text}"
    data-order data-price="633" data-mrp="745" data-jars="2" data-total="1490" data-charge="0">Order</a>`
  document.querySelector('a')?.click()
  expect(new URL(followed).searchParams.get('text')).toBe(`Reference: ${references[0]}\n${text}`)
  expect(orders[0]).toMatchObject({ quantity: 2, amount: 1490, charge: 0 })
})

it.each(['PIN code (6 digits):', 'PIN code (', 'The customer’s 100% $& PIN?', "Buyer's PIN:", 'PIN*'])(
  'writes the PIN code after a label that is “%s”, whatever its characters are',
  (label) => {
    document.body.dataset.site = JSON.stringify({ pinCode: label })
    localStorage.setItem('delivery_pin_code', '411001')
    const text = `Hello, one jar\n${label}\nName:`
    const address = `https://wa.me/910000000000?text=${encodeURIComponent(text).replaceAll("'", '&#39;')}`
    const [first, second] = clickTwice(address).map((link) => new URL(link).searchParams.get('text'))
    expect([first, second]).toEqual(
      references.map(
        (reference) => `Reference: ${reference}\n${text.replace(label, () => `${label} 411001`)}`,
      ),
    )
    localStorage.clear()
    vi.advanceTimersByTime(1000)
    document.querySelector('a')?.click()
    expect(new URL(followed).searchParams.get('text')).toBe(`Reference: ${references[2]}\n${text}`)
    delete document.body.dataset.site
  },
)

it('after the offer’s end no other amount of the message changes that only begins with the price', () => {
  endOffer()
  const text = '₹63 a jar, free from ₹633, ₹6,300'
  document.body.innerHTML = `<a href="https://wa.me/910000000000?text=${encodeURIComponent(text)}" data-chat="hero"
    data-order data-price="63" data-mrp="75">Order</a>`
  document.querySelector('a')?.click()
  expect(new URL(followed).searchParams.get('text')).toContain('\n₹75 a jar, free from ₹633, ₹6,300')
})

it('an order in a chat that takes no text is recorded with a reference of its own', () => {
  const chat = 'https://chat.example/us'
  expect(clickTwice(chat)).toEqual([chat, chat])
  expect(new Set(references).size).toBe(2)
  expect(references.map(readReference)).toEqual(references)
})

const isClosed = () => document.documentElement.dataset.closed !== undefined

it('a page that stays open closes and opens by itself, and when it is shown again', () => {
  vi.setSystemTime(CLOSES.getTime() - 1000)
  followToday(document)
  expect(isClosed()).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(isClosed()).toBe(true)
  vi.setSystemTime(OPENS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(isClosed()).toBe(false)
  vi.setSystemTime(OPENS.getTime() - 1000)
  window.dispatchEvent(new Event('pageshow'))
  expect(isClosed()).toBe(true)
  vi.setSystemTime(OPENS)
  followToday(document)
  expect(isClosed()).toBe(false)
})

it('a page that stays open announces a closing, and follows the date of the newest lot or its own', () => {
  const { dataset } = document.documentElement
  const marks = () => [dataset.closing !== undefined, isClosed(), dataset.lotOver !== undefined]
  vi.setSystemTime(new Date('2028-11-16T23:59:59+05:30'))
  followToday(document)
  expect(marks()).toEqual([false, false, false])
  vi.advanceTimersByTime(1000)
  expect(marks()).toEqual([true, false, false])
  vi.advanceTimersByTime(CLOSES.getTime() - Date.now())
  expect(marks()).toEqual([false, true, false])
  vi.advanceTimersByTime(OPENS.getTime() - Date.now())
  expect(marks()).toEqual([false, false, false])
  vi.setSystemTime(new Date('2028-12-10T00:00+05:30'))
  window.dispatchEvent(new Event('pageshow'))
  expect(marks()).toEqual([false, false, true])
  dataset.expires = '2028-12-10'
  followToday(document)
  expect(marks()).toEqual([false, false, false])
  vi.setSystemTime(new Date('2028-12-11T00:00+05:30'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(dataset.lotOver).toBeDefined()
  delete dataset.expires
})

it('a press on an order link that the page still shows on a closed day asks the question, and orders nothing', () => {
  const chat = 'https://wa.me/910000000000'
  document.body.innerHTML = `<a href="${chat}?text=Order" data-chat="hero" data-order data-message="Order">Order</a><a
    href="${chat}?text=When%3F" data-chat="hero">Ask</a>`
  const press = () => {
    document.querySelector('a')?.click()
    return new URL(followed).searchParams.get('text')
  }
  vi.setSystemTime(CLOSES)
  expect(press()).toBe('When?')
  expect(orders).toMatchObject([{ interaction_type: 'whatsapp_click' }])
  vi.setSystemTime(OPENS)
  expect(press()).toBe(`Reference: ${references.at(-1)}\nOrder`)
})
