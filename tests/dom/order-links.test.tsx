import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followToday } from '#web/browser/today.ts'
import { recordChatClicks } from '#web/browser/tracking/chat-clicks.ts'
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
const CHAT = 'https://wa.me/910000000000'

/** What is sent to be recorded. */
const recorded: Record<string, unknown>[] = []
let followed = ''

beforeAll(() => {
  writeOrderLinks(document)
  recordChatClicks(document)
  // The address is the one that the browser would follow.
  window.addEventListener('click', (event) => {
    followed = event.target instanceof HTMLAnchorElement ? event.target.href : ''
    event.preventDefault()
  })
})
beforeEach(() => {
  recorded.length = 0
  vi.useFakeTimers({ now: endOfDay(content.facts.offer.endsOn).getTime() - 10_000 })
  delete document.documentElement.dataset.offer
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    recorded.push(JSON.parse(body))
    return Response.json({ success: true })
  })
})
afterEach(() => void vi.useRealTimers())

const endOffer = () => vi.setSystemTime(endOfDay(content.facts.offer.endsOn))
const references = () => recorded.map(({ reference }) => String(reference))

/** Shows an order link with a message in place of the page. */
function show(attributes: string, text = 'Hello'): void {
  document.body.innerHTML = `<a data-chat="shop-order" data-order ${attributes}>Order</a>`
  document.querySelector('a')?.setAttribute('href', `${CHAT}?${new URLSearchParams({ text })}`)
}

/** Presses the first link, as assistive technology does: without pointer and focus. Returns the message of the chat. */
function press(): string | null {
  document.querySelector('a')?.click()
  return new URL(followed).searchParams.get('text')
}

/** Presses it twice. @param pause between the presses, in ms */
function pressTwice(pause: number): (string | null)[] {
  const first = press()
  vi.advanceTimersByTime(pause)
  return [first, press()]
}

describe('a press on an order link', () => {
  it('records the reference that its message has; a second press within a second records nothing more', () => {
    show('data-pack="500g"')
    const messages = pressTwice(1000)
    expect(new Set(references()).size).toBe(2)
    expect(messages).toEqual(references().map((reference) => `Reference: ${reference}\nHello`))
    vi.advanceTimersByTime(1000)
    const again = pressTwice(999)
    expect(recorded).toHaveLength(3)
    expect(again).toEqual([1, 2].map(() => `Reference: ${references()[2]}\nHello`))
    vi.advanceTimersByTime(999)
    show('data-pack="250g"')
    press()
    expect(recorded).toHaveLength(4)
  })

  it('is recorded with a reference, though the shop’s chat takes no message', () => {
    show('data-pack="500g"')
    document.querySelector('a')?.setAttribute('href', 'https://chat.example/us')
    expect([...pressTwice(1000), followed]).toEqual([null, null, 'https://chat.example/us'])
    expect(new Set(references()).size).toBe(2)
    expect(references().map(readReference)).toEqual(references())
  })

  it.each(['PIN code (6 digits):', 'PIN code (', 'The customer’s 100% $& PIN?', "Buyer's PIN:", 'PIN*'])(
    'writes the stored PIN code after the label “%s”, and nothing where none is stored',
    (label) => {
      document.body.dataset.site = JSON.stringify({ pinCode: label })
      localStorage.setItem('delivery_pin_code', '411001')
      show('data-pack="500g"', `Hello, one jar\n${label}\nName:`)
      const messages = [press()]
      localStorage.clear()
      vi.advanceTimersByTime(1000)
      messages.push(press())
      const [one, two] = references()
      expect(messages).toEqual([
        `Reference: ${one}\nHello, one jar\n${label} 411001\nName:`,
        `Reference: ${two}\nHello, one jar\n${label}\nName:`,
      ])
      delete document.body.dataset.site
    },
  )

  it('after the offer’s end has the maximum retail price in message, page and row, in any language', () => {
    endOffer()
    show('data-price="633" data-mrp="1266"', 'नमस्कार, ₹633 ची एक बरणी')
    expect(press()).toBe(`Reference: ${references()[0]}\nनमस्कार, ₹1,266 ची एक बरणी`)
    expect(recorded).toMatchObject([{ quantity: 1, amount: 1266, charge: null }])
    expect(document.documentElement.dataset.offer).toBe('over')
  })

  it('after the offer’s end changes no other amount that only begins with the price', () => {
    endOffer()
    show('data-price="63" data-mrp="75"', '₹63 a jar, free from ₹633, ₹6,300')
    expect(press()).toContain('\n₹75 a jar, free from ₹633, ₹6,300')
  })

  it('after the offer’s end leaves a message that the shop has written as it is', () => {
    endOffer()
    const text = '2 × 500g (₹745 a jar)\nTotal: ₹1,490'
    show(
      `data-message="${text}" data-price="633" data-mrp="745" data-jars="2" data-total="1490" data-charge="0"`,
    )
    expect(press()).toBe(`Reference: ${references()[0]}\n${text}`)
    expect(recorded[0]).toMatchObject({ quantity: 2, amount: 1490, charge: 0 })
  })

  it('asks when orders are taken again, and orders nothing, on a closed day', () => {
    show('data-message="Order"')
    document.body.insertAdjacentHTML('beforeend', `<a href="${CHAT}?text=When%3F" data-chat="hero">Ask</a>`)
    vi.setSystemTime(CLOSES)
    expect(press()).toBe('When?')
    expect(recorded).toMatchObject([{ interaction_type: 'whatsapp_click' }])
    vi.setSystemTime(OPENS)
    expect(press()).toBe(`Reference: ${references().at(-1)}\nOrder`)
  })
})

it('presses on a link that orders nothing are recorded once a second', () => {
  document.body.innerHTML = `<a href="${CHAT}" data-chat="floating-button">Chat</a>`
  for (const pause of [300, 300, 400, 0]) {
    press()
    vi.advanceTimersByTime(pause)
  }
  expect(recorded).toHaveLength(2)
})

it('a page that stays open follows the day: offer, closing and opening, and the date of its lot', () => {
  const { dataset } = document.documentElement
  followToday(document)
  expect(dataset.offer).toBeUndefined()
  vi.advanceTimersByTime(10_000)
  expect(dataset.offer).toBe('over')
  const marks = () =>
    document.documentElement.getAttributeNames().filter((name) => /^data-(clos|lot-over)/.test(name))
  const passUntil = (time: string | Date) => vi.advanceTimersByTime(new Date(time).getTime() - Date.now())
  vi.setSystemTime(new Date('2028-11-16T23:59:59+05:30'))
  followToday(document)
  expect(marks()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(marks()).toEqual(['data-closing'])
  passUntil(CLOSES)
  expect(marks()).toEqual(['data-closed'])
  passUntil(OPENS)
  expect(marks()).toEqual([])
  const showAgainAt = (time: string, target: EventTarget, event: string) => {
    vi.setSystemTime(new Date(time))
    target.dispatchEvent(new Event(event))
    return marks()
  }
  expect(showAgainAt('2028-12-08T23:59:59+05:30', document, 'visibilitychange')).toEqual(['data-closed'])
  expect(showAgainAt('2028-12-10T00:00+05:30', window, 'pageshow')).toEqual(['data-lot-over'])
  dataset.expires = '2028-12-10'
  followToday(document)
  expect(marks()).toEqual([])
  expect(showAgainAt('2028-12-11T00:00+05:30', document, 'visibilitychange')).toEqual(['data-lot-over'])
  delete dataset.expires
})
