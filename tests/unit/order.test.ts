import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { rupees } from '#contract/rupees.ts'
import { doubtOf } from '#web/admin/orders/check-sale.ts'
import { readMessages } from '#web/admin/orders/read-messages.ts'
import { agrees, priceOf, salePrice } from '#web/admin/orders/sale-price.ts'
import { shopOf } from '#web/admin/shop.ts'
import { loadContent } from '#web/model/load.ts'
import type { Content } from '#web/model/types.ts'
import {
  chatOf,
  linkFacts,
  orderOf,
  pinProblemText,
  problemText,
  shipsText,
} from '#web/pages/home/shop/order-state.ts'
import { chatText } from '#web/shop/chat.ts'
import { zoneOfPin } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { costOf, maxJars } from '#web/shop/order.ts'
import { orderMessage, packMessage, reorderMessage, withReference } from '#web/shop/order-message.ts'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#worker/orders/contract.ts'
import { change, content } from '../content.ts'
import { chosen as large, otherPack as small } from '../packs.ts'

const { freeShippingFrom } = content.facts.packs

const REFERENCE = orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES))
/** What the owner's form has of the shop. */
const SHOP = shopOf(content, [])
const NOW = new Date('2026-11-25T12:00:00+05:30')

const IN_LANGUAGES = LANGUAGES.map(({ id }) => loadContent(id))

const packOf = (words: Content, id: string) => words.packs.find((pack) => pack.id === id) ?? expect.fail(id)
/** A line of the message with an amount. */
const lineWith = (amount: number) => expect.stringContaining(rupees(amount))

/** Of each zone, and of none. */
const PINS = ['411001', '440010', '110001', undefined] as const

/** Prices and charges of the demonstration; the charges are in the order of `PINS`. */
const CASES = (
  [
    ['500g', 1, true, 633, [0, 0, 0, 0]],
    ['500g', 11, true, 6963, [0, 0, 0, 0]],
    ['250g', 1, true, 330, [40, 60, 80, null]],
    ['250g', 2, true, 660, [0, 0, 0, 0]],
    ['500g', 1, false, 745, [0, 0, 0, 0]],
    ['250g', 1, false, 388, [40, 60, 80, null]],
  ] as const
).flatMap(([id, jars, offerRuns, sum, charges]) =>
  PINS.map((pin, place) => ({ id, jars, offerRuns, sum, pin, charge: charges[place] ?? null })),
)

describe.each(CASES)('$jars × $id to $pin, offer $offerRuns', ({ id, jars, offerRuns, sum, pin, charge }) => {
  const pack = id === '500g' ? large : small
  const zone = pin && zoneOfPin(content.zones, pin)
  const cost = costOf([{ ...pack, jars }], { offerRuns, zone: zone || undefined, freeShippingFrom })

  it('costs the jars and the delivery, if its charge is known', () => {
    expect(cost).toMatchObject({ sum, charge, total: sum + (charge ?? 0) })
    expect(cost.lines).toEqual([{ ...pack, jars, each: sum / jars }])
    expect(cost.saving).toBe(offerRuns ? pack.mrp * jars - sum : 0)
    expect(cost.missing).toBe(Math.max(0, (freeShippingFrom ?? 0) - sum))
  })

  it('has one total on the page, in the message, the recorded row and the owner’s form, in every language', () => {
    const total = sum + (charge ?? 0)
    for (const words of IN_LANGUAGES) {
      const order = orderOf(words, packOf(words, id), { jars: String(jars), pin: pin ?? '', offerRuns })
      expect(shipsText(words, order)).toContain(charge ? rupees(total) : charge === 0 && pin ? pin : '')

      const message = withReference(chatOf(words, order).message, REFERENCE)
      expect(message).toMatch(/^([^\n]+\n){7}[^\n]+$/)
      expect(message).toContain(rupees(sum / jars))
      if (charge) expect(message).toContain(rupees(charge))
      const lines = expect.arrayContaining([lineWith(total)])
      expect(readMessages(message)).toMatchObject([{ reference: REFERENCE, lines }])

      const { total: amount, charge: recordedCharge } = order.cost
      const recorded = { others: null, pack: id, quantity: jars, amount, charge: recordedCharge }
      expect(salePrice(SHOP, { pack: id, jars }, recorded, NOW)).toMatchObject({ amount: total, charge })
      expect(agrees(SHOP, recorded)).toBe(true)
    }
  })
})

describe.each(IN_LANGUAGES)('one order of more than one size, in $language', (words) => {
  const { chat, shop } = words.words
  const [five, two] = [packOf(words, '500g'), packOf(words, '250g')]
  const orderIn = (from: Content, others: Record<string, string>, { jars = '1', pin = '' } = {}) =>
    orderOf(from, five, { jars, others, pin, offerRuns: true })

  it.each([
    ['500g', '1', { '250g': '2' }, true, '411001', 1293],
    ['500g', '1', { '250g': '2' }, false, '411001', 1521],
    ['250g', '1', { '500g': '1' }, true, '', 963],
    ['250g', '3', { '500g': '', '250g': '9' }, false, '', 1164],
  ] as const)(
    '%s × %s with %o, offer %s, to “%s”, costs the same everywhere',
    (id, jars, others, offerRuns, pin, sum) => {
      const made = orderOf(words, packOf(words, id), { jars, others, pin, offerRuns })
      const { label, message, placement } = chatOf(words, made)
      expect(made.cost).toMatchObject({ sum, charge: 0, total: sum })
      expect(placement).toBe('shop-order')
      const lines = expect.arrayContaining([lineWith(sum)])
      expect(readMessages(withReference(message, REFERENCE))).toMatchObject([{ reference: REFERENCE, lines }])
      for (const { size, jars, each } of made.cost.lines) {
        expect(label.replaceAll('\u00a0', ' ')).toContain(jars === 1 ? size : `${jars} × ${size}`)
        expect(message.split('\n')).toContainEqual(expect.stringContaining(`${jars} × ${size} (`))
        expect(message).toContain(rupees(each))
      }
      expect(message.includes(chat.otherSize)).toBe(made.lines.length === 1)
      const [first, ...rest] = made.cost.lines.map(({ id, jars, each }) => ({ pack: id, jars, each }))
      expect(linkFacts(words, made, message)).toMatchObject({
        'data-jars': first?.jars,
        'data-others': rest.length > 0 ? JSON.stringify(rest) : undefined,
        'data-total': sum,
        'data-charge': 0,
      })
    },
  )

  it('charges for delivery by the sum of all lines', () => {
    const far = change(words, 'facts', 'packs', { freeShippingFrom: 1000 })
    const costWith = (jars: string) => orderIn(far, { '250g': jars }, { pin: '440010' }).cost
    expect(costWith('1')).toMatchObject({ sum: 963, charge: 60, total: 1023, missing: 37 })
    expect(costWith('2')).toMatchObject({ sum: 1293, charge: 0, total: 1293, missing: 0 })
  })

  it('asks for the price of all jars together where they are a bulk order, and names all of them elsewhere', () => {
    const bulk = orderIn(words, { '250g': '4' }, { jars: '8' })
    expect(problemText(words, bulk)).toBe(fill(shop.order.bulk, { fromJars: 12 }))
    const packs = `8 × ${five.size} + 4 × ${two.size}`
    expect(chatOf(words, bulk)).toMatchObject({ placement: 'bulk', message: expect.stringContaining(packs) })
    const oneZone = { ...words, zones: words.zones.slice(0, 1) }
    const unreached = orderIn(oneZone, { '250g': '2' }, { pin: '110001' })
    expect(chatOf(words, unreached).message).toContain(`${five.size} + 2 × ${two.size}`)
  })

  it.each(['two', '-1', '1.5', '1e3', '10000', ' '])('orders nothing of what was typed as “%s”', (typed) => {
    const made = orderIn(words, { '250g': typed })
    expect(problemText(words, made)).toBe(fill(shop.order.badJars, { max: 11 }))
    expect(chatOf(words, made).message).toContain(`? × ${two.size}`)
  })

  it('has at most three other packs, all of them on sale', () => {
    const packs = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...two, id, soldOut: id === 'b' }))
    const others = Object.fromEntries([...'abcdex'].map((id) => [id, '1']))
    const made = orderIn({ ...words, packs: [five, ...packs] }, others)
    expect(made.lines.map(({ id }) => id)).toEqual(['500g', 'a', 'c', 'd'])
  })

  it('fits into a link with four sizes, their delivery and a reference, or with its lot', () => {
    const size = five.size.replace(/^[\d.]+/, '1.25')
    const packs = [0, 1, 2, 3].map((place) => ({ ...five, id: String(place), size, price: 12_345 }))
    const many = change({ ...words, packs }, 'facts', 'delivery', { bulk: null })
    const others = { 1: '5', 2: '5', 3: '5' }
    const made = orderOf(many, packs[0] ?? five, { jars: '3', others, pin: '194101', offerRuns: true })
    const { message } = chatOf(many, made)
    expect(message.match(/×/g)).toHaveLength(4)
    for (const whole of [message, reorderMessage(words, five, 'SY-26-11')])
      expect(chatText(whole)).toBe(whole)
  })
})

describe('the price of a sale in the owner’s form', () => {
  const clicked = { others: null, pack: '250g', quantity: 1, amount: 390, charge: 60 }
  // No zone was named: its charge is not known.
  const free = { ...clicked, quantity: 2, amount: 660, charge: 0 }

  it.each([
    [2, clicked, { amount: 660, charge: 0 }],
    [1, clicked, { amount: 390, charge: 60 }],
    [1, free, { amount: 330, charge: null }],
  ])('has for %i jars of %o the charge of the customer’s zone: %o', (jars, order, price) => {
    expect(salePrice(SHOP, { pack: '250g', jars }, order, NOW)).toMatchObject(price)
  })

  it('has what the owner types for delivery', () => {
    const typed = salePrice(
      SHOP,
      { pack: '250g', jars: 1, charge: 50 },
      { ...clicked, amount: 330, charge: null },
      NOW,
    )
    expect(typed).toMatchObject({ amount: 380, charge: 50 })
    expect(salePrice(SHOP, { pack: '500g', jars: 2, charge: 0 }, undefined, NOW)).toMatchObject({
      amount: 1266,
      charge: 0,
    })
  })

  it('is that of this moment without a click', () => {
    const on = (day: string) =>
      salePrice(SHOP, { pack: '500g', jars: 2 }, undefined, new Date(`${day}T12:00:00+05:30`))
    expect(on(content.facts.offer.endsOn)).toMatchObject({ amount: 1266, text: '2 × ₹633, delivery free' })
    expect(on('2027-04-01')).toMatchObject({ amount: 1490 })
    expect(salePrice(SHOP, { pack: null, jars: 2 }, undefined, NOW)).toBeUndefined()
  })
})

it.each([
  ['500g', 1, 1, null],
  ['500g', 1, 63, null],
  ['500g', 1, 533, null],
  ['500g', 1, 6333, null],
  ['500g', 2, 633, null],
  ['250g', 1, 330, 330],
  ['250g', 1, 340, 10],
  ['1kg', 1, 1, null],
  [null, 1, 633, null],
] as const)('asks before %s × %i is sold for ₹%i, with %s for delivery', (pack, quantity, amount, charge) => {
  const sale = { others: null, pack, quantity, amount, charge }
  expect(agrees(SHOP, sale)).toBe(false)
  const doubt = doubtOf(SHOP, sale, { ...sale, status: 'clicked' }, false, NOW)
  expect(doubt?.text).toMatch(/^The order says ₹[\d,]+\. /)
  // What is stored has been answered.
  expect(doubtOf(SHOP, sale, { ...sale, status: 'sold' }, true, NOW)).toBeUndefined()
})

it('asks what the owner types that is not the price, and has no price for what the shop does not sell', () => {
  const typed = { others: null, pack: '250g', quantity: 1, amount: 33, charge: null }
  expect(doubtOf(SHOP, typed, undefined, true, NOW)).toEqual({
    text: 'You typed ₹33. By today’s prices it is 1 × ₹330, and delivery.',
    due: { amount: 330, charge: null, text: '1 × ₹330' },
  })
  const clicked = { ...typed, amount: 390, charge: 60, status: 'clicked' } as const
  expect(doubtOf(SHOP, typed, clicked, true, NOW)?.text).toContain('it is 1 × ₹330 + ₹60 delivery.')
  expect(doubtOf(SHOP, { ...typed, pack: null }, undefined, true, NOW)).toBeUndefined()
})

describe('an order of more than one size', () => {
  const others = [{ pack: '250g', jars: 2, each: 330 }]
  const clicked = { pack: '500g', quantity: 1, others, amount: 1293, charge: 0 }

  it('has the total of all its packs, at the prices that the customer’s link showed', () => {
    expect(agrees(SHOP, clicked)).toBe(true)
    expect(agrees(SHOP, { ...clicked, amount: 1292 })).toBe(false)
    expect(agrees(SHOP, { ...clicked, others: [{ pack: '1kg', jars: 1, each: 660 }] })).toBe(false)
    const full = { ...clicked, amount: 745 + 2 * 388, others: [{ pack: '250g', jars: 2, each: 388 }] }
    const price = salePrice(SHOP, { pack: '500g', jars: 1, others: full.others }, full, NOW)
    expect(price).toMatchObject({ amount: 1521, text: '1 × ₹745 + 2 × ₹388, delivery free' })
    expect([priceOf(SHOP, '250g', full, NOW), priceOf(SHOP, '250g', undefined, NOW)]).toEqual([388, 330])
  })

  it('asks the owner where its total is another, and shows today’s', () => {
    const doubt = doubtOf(SHOP, { ...clicked, amount: 1000 }, { ...clicked, status: 'clicked' }, true, NOW)
    expect(doubt).toMatchObject({
      text: 'You typed ₹1,000. By today’s prices it is 1 × ₹633 + 2 × ₹330, delivery free.',
      due: { amount: 1293 },
    })
  })
})

describe.each(IN_LANGUAGES)('what cannot be ordered is said, and asked in a chat, in $language', (words) => {
  const { chat, delivery, shop, site } = words.words
  const pack = packOf(words, '250g')
  const orderFor = (jars: string, pin: string, zones = words.zones) => {
    const changed = { ...words, zones }
    const order = orderOf(changed, pack, { jars, pin, offerRuns: true })
    return { order, shop: changed, chat: chatOf(changed, order) }
  }

  it('a number of jars that is none', () => {
    const { order, chat: link } = orderFor('two', '440010')
    expect(problemText(words, order)).toBe(fill(shop.order.badJars, { max: 11 }))
    expect([order.jars, link.isOrder]).toEqual([undefined, true])
    for (const known of ['440010', `? × ${pack.size}`, chat.jars]) expect(link.message).toContain(known)
    expect(link.message).not.toContain(rupees(order.cost.charge ?? 0))
  })

  it('12 jars, which are a bulk order', () => {
    const { order, chat: link } = orderFor('12', '440010')
    expect(problemText(words, order)).toBe(fill(shop.order.bulk, { fromJars: 12 }))
    expect(link).toMatchObject({ label: delivery.bulk.button, placement: 'bulk', isOrder: false })
    expect(link.message).toContain(`12 × ${pack.size}`)
    expect(link.message.endsWith(`${site.pinCode} 440010`)).toBe(true)
  })

  it('a PIN code that is none', () => {
    const { message } = orderFor('2', '41100').chat
    expect(pinProblemText(words, '41100', false)).toBe(delivery.pin.digits)
    expect(message).toContain(`2 × ${pack.size}`)
    expect(message).not.toContain('41100')
  })

  it('a PIN code that no zone reaches', () => {
    const { order, shop: changed, chat: link } = orderFor('2', '110001', words.zones.slice(0, 1))
    expect(shipsText(changed, order)).toBe(fill(shop.order.unreached, { pin: '110001' }))
    expect(link).toMatchObject({ placement: 'unreached', isOrder: false })
    for (const known of ['110001', `2 × ${pack.size}`]) expect(link.message).toContain(known)
  })
})

it('states that the delivery is not in the total while the PIN code is to fill in', () => {
  const cost = costOf([{ ...small, jars: 1 }], { offerRuns: true, freeShippingFrom })
  expect(packMessage(content, { cost })).toContain('\nTotal: ₹330, without delivery\n')
})

it('has no line for another size where there is one', () => {
  const others = [small, { ...small, id: 'other', soldOut: true }]
  for (const packs of [[small], others])
    expect(orderMessage({ ...content, packs }, small)).not.toContain(content.words.chat.otherSize)
})

it('takes one jar less than makes a bulk order, and 20 where there is none', () => {
  expect([maxJars(content.facts.delivery.bulk), maxJars(undefined as never)]).toEqual([11, 20])
})
