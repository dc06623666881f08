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
import { orderMessage, packMessage, withReference } from '#web/shop/order-message.ts'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#worker/orders/contract.ts'
import { content } from '../content.ts'

const { freeShippingFrom } = content.facts.packs
const [large, small] = content.packs
if (!large || !small) throw new Error('There are not two packs')

const REFERENCE = orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES))
/** What the owner's form has of the shop. */
const SHOP = shopOf(content, [])
const NOW = new Date('2026-11-25T12:00:00+05:30')

const IN_LANGUAGES = LANGUAGES.map(({ id }) => loadContent(id))

function packOf(words: Content, id: string) {
  const found = words.packs.find((pack) => pack.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

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
      expect(readMessages(message)).toMatchObject([
        { reference: REFERENCE, lines: expect.arrayContaining([expect.stringContaining(rupees(total))]) },
      ])

      const recorded = {
        others: null,
        pack: id,
        quantity: jars,
        amount: order.cost.total,
        charge: order.cost.charge,
      }
      expect(salePrice(SHOP, { pack: id, jars }, recorded, NOW)).toMatchObject({ amount: total, charge })
      expect(agrees(SHOP, recorded)).toBe(true)
    }
  })
})

describe.each(IN_LANGUAGES)('one order of more than one size, in $language', (words) => {
  const { chat } = words.words
  const [five, two] = [packOf(words, '500g'), packOf(words, '250g')]
  const order = (
    others: Record<string, string>,
    { pack = five, jars = '1', pin = '', offerRuns = true } = {},
  ) => orderOf(words, pack, { jars, others, pin, offerRuns })

  it.each([
    ['500g', '1', { '250g': '2' }, true, '411001', 1293, 0],
    ['500g', '1', { '250g': '2' }, false, '411001', 1521, 0],
    ['250g', '1', { '500g': '1' }, true, '', 963, 0],
    ['250g', '3', { '500g': '', '250g': '9' }, false, '', 1164, 0],
  ] as const)(
    '%s × %s with %o, offer %s, to “%s”, costs the same everywhere',
    (id, jars, others, offerRuns, pin, sum, charge) => {
      const made = order(others, { pack: packOf(words, id), jars, pin, offerRuns })
      const { label, message, placement } = chatOf(words, made)
      expect(made.cost).toMatchObject({ sum, charge, total: sum })
      expect(placement).toBe('shop-order')
      expect(readMessages(withReference(message, REFERENCE))).toMatchObject([
        { reference: REFERENCE, lines: expect.arrayContaining([expect.stringContaining(rupees(sum))]) },
      ])
      for (const { size, jars, each } of made.cost.lines) {
        expect(label.replaceAll('\u00a0', ' ')).toContain(jars === 1 ? size : `${jars} × ${size}`)
        expect(message.split('\n')).toContainEqual(expect.stringContaining(`${jars} × ${size} (`))
        expect(message).toContain(rupees(each))
      }
      expect(message.includes(chat.otherSize)).toBe(made.lines.length === 1)
      const [first, ...rest] = made.cost.lines
      expect(linkFacts(words, made, message)).toMatchObject({
        'data-jars': first?.jars,
        'data-others':
          rest.length > 0
            ? JSON.stringify(rest.map(({ id, jars, each }) => ({ pack: id, jars, each })))
            : undefined,
        'data-total': sum,
        'data-charge': charge,
      })
    },
  )

  it('charges for delivery by the sum of all lines', () => {
    const far = {
      ...words,
      facts: { ...words.facts, packs: { ...words.facts.packs, freeShippingFrom: 1000 } },
    }
    const of = (others: Record<string, string>) =>
      orderOf(far, five, { jars: '1', others, pin: '440010', offerRuns: true })
    expect(of({ '250g': '1' }).cost).toMatchObject({ sum: 963, charge: 60, total: 1023, missing: 37 })
    expect(of({ '250g': '2' }).cost).toMatchObject({ sum: 1293, charge: 0, total: 1293, missing: 0 })
  })

  it('asks for the price of all jars together where they are a bulk order, and names all of them elsewhere', () => {
    const bulk = order({ '250g': '4' }, { jars: '8' })
    expect(problemText(words, bulk)).toBe(fill(words.words.shop.order.bulk, { fromJars: 12 }))
    const packs = `8 × ${five.size} + 4 × ${two.size}`
    expect(chatOf(words, bulk)).toMatchObject({ placement: 'bulk', message: expect.stringContaining(packs) })
    const unreached = orderOf({ ...words, zones: words.zones.slice(0, 1) }, five, {
      jars: '1',
      others: { '250g': '2' },
      pin: '110001',
      offerRuns: true,
    })
    expect(chatOf(words, unreached).message).toContain(`${five.size} + 2 × ${two.size}`)
  })

  it.each(['two', '-1', '1.5', '1e3', '10000', ' '])('orders nothing of what was typed as “%s”', (typed) => {
    const made = order({ '250g': typed })
    expect(problemText(words, made)).toBe(fill(words.words.shop.order.badJars, { max: 11 }))
    expect(chatOf(words, made).message).toContain(`? × ${two.size}`)
  })

  it('has at most three other packs, all of them on sale', () => {
    const packs = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...two, id, soldOut: id === 'b' }))
    const others = Object.fromEntries([...'abcde', 'x'].map((id) => [id, '1']))
    const made = orderOf({ ...words, packs: [five, ...packs] }, five, {
      jars: '1',
      others,
      pin: '',
      offerRuns: true,
    })
    expect(made.lines.map(({ id }) => id)).toEqual(['500g', 'a', 'c', 'd'])
  })

  it('fits into a link with four sizes, their delivery and a reference', () => {
    const packs = words.packs.concat(words.packs).map((pack, place) => ({
      ...pack,
      id: String(place),
      size: pack.size.replace(/^[\d.]+/, '1.25'),
      price: 12_345,
    }))
    const [pack = five] = packs
    const many = {
      ...words,
      packs,
      facts: { ...words.facts, delivery: { ...words.facts.delivery, bulk: null } },
    }
    const made = orderOf(many, pack, {
      jars: '3',
      others: { 1: '5', 2: '5', 3: '5' },
      pin: '194101',
      offerRuns: true,
    })
    const { message } = chatOf(many, made)
    expect(message.match(/×/g)).toHaveLength(4)
    expect(chatText(message)).toBe(message)
  })
})

it('gives the owner the charge of the customer’s zone again where fewer jars lose the free delivery', () => {
  const clicked = { others: null, pack: '250g', quantity: 1, amount: 390, charge: 60 }
  expect(salePrice(SHOP, { pack: '250g', jars: 2 }, clicked, NOW)).toMatchObject({ amount: 660, charge: 0 })
  expect(salePrice(SHOP, { pack: '250g', jars: 1 }, clicked, NOW)).toMatchObject({ amount: 390, charge: 60 })
  const free = { others: null, pack: '250g', quantity: 2, amount: 660, charge: 0 }
  // The zone is not known: no one had to name it.
  expect(salePrice(SHOP, { pack: '250g', jars: 1 }, free, NOW)).toMatchObject({ amount: 330, charge: null })
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
] as const)(
  'asks before %s × %i is sold for ₹%i, of them %s for delivery',
  (pack, quantity, amount, charge) => {
    const sale = { others: null, pack, quantity, amount, charge }
    const clicked = { ...sale, status: 'clicked' } as const
    expect(agrees(SHOP, sale)).toBe(false)
    expect(doubtOf(SHOP, sale, clicked, false, NOW)?.text).toMatch(/^The order says ₹[\d,]+\. /)
    // What is stored has been answered.
    expect(doubtOf(SHOP, sale, { ...sale, status: 'sold' }, true, NOW)).toBeUndefined()
  },
)

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

it('adds to the price of the jars what the owner types for delivery', () => {
  const clicked = { others: null, pack: '250g', quantity: 1, amount: 330, charge: null }
  expect(salePrice(SHOP, { pack: '250g', jars: 1, charge: 50 }, clicked, NOW)).toMatchObject({
    amount: 380,
    charge: 50,
  })
  expect(salePrice(SHOP, { pack: '500g', jars: 2, charge: 0 }, undefined, NOW)).toMatchObject({
    amount: 1266,
    charge: 0,
  })
})

it('prices a sale without a click at this moment', () => {
  const price = (day: string) =>
    salePrice(SHOP, { pack: '500g', jars: 2 }, undefined, new Date(`${day}T12:00:00+05:30`))
  expect(price(content.facts.offer.endsOn)).toMatchObject({ amount: 1266, text: '2 × ₹633, delivery free' })
  expect(price('2027-04-01')).toMatchObject({ amount: 1490 })
  expect(salePrice(SHOP, { pack: null, jars: 2 }, undefined, NOW)).toBeUndefined()
})

describe.each(IN_LANGUAGES)(
  'what cannot be ordered has its sentence in $language, and the chat has what is known',
  (words) => {
    const pack = packOf(words, '250g')
    const of = (jars: string, pin: string, zones = words.zones) => {
      const changed = { ...words, zones }
      const order = orderOf(changed, pack, { jars, pin, offerRuns: true })
      return {
        order,
        notice: problemText(changed, order),
        ships: shipsText(changed, order),
        place: pinProblemText(changed, pin, false),
        chat: chatOf(changed, order),
      }
    }

    it('a number of jars that is none', () => {
      const { notice, chat, order } = of('two', '440010')
      expect(notice).toBe(fill(words.words.shop.order.badJars, { max: 11 }))
      expect(order.jars).toBeUndefined()
      expect(chat.isOrder).toBe(true)
      expect(chat.message).toContain('440010')
      expect(chat.message).toContain(`? × ${pack.size}`)
      expect(chat.message).toContain(words.words.chat.jars)
      expect(chat.message).not.toContain(rupees(order.cost.charge ?? 0))
    })

    it('12 jars, which are a bulk order', () => {
      const { notice, chat } = of('12', '440010')
      expect(notice).toBe(fill(words.words.shop.order.bulk, { fromJars: 12 }))
      expect(chat).toMatchObject({
        label: words.words.delivery.bulk.button,
        placement: 'bulk',
        isOrder: false,
      })
      expect(chat.message).toContain(`12 × ${pack.size}`)
      expect(chat.message.endsWith(`${words.words.site.pinCode} 440010`)).toBe(true)
    })

    it('a PIN code that is none', () => {
      const { place, chat } = of('2', '41100')
      expect(place).toBe(words.words.delivery.pin.digits)
      expect(chat.message).toContain(`2 × ${pack.size}`)
      expect(chat.message).not.toContain('41100')
    })

    it('a PIN code that no zone reaches', () => {
      const { ships, chat } = of('2', '110001', words.zones.slice(0, 1))
      expect(ships).toBe(fill(words.words.shop.order.unreached, { pin: '110001' }))
      expect(chat).toMatchObject({ placement: 'unreached', isOrder: false })
      for (const expected of ['110001', `2 × ${pack.size}`]) expect(chat.message).toContain(expected)
    })
  },
)

it('states that the delivery is not in the total while the PIN code is to fill in', () => {
  const cost = costOf([{ ...small, jars: 1 }], { offerRuns: true, freeShippingFrom })
  expect(packMessage(content, { cost })).toContain('\nTotal: ₹330, without delivery\n')
})

it('has no line for another size where there is one', () => {
  const [first, ...others] = content.packs.map((pack, place) => ({ ...pack, soldOut: place > 0 }))
  if (!first) throw new Error('There is no pack')
  for (const packs of [[first], [first, ...others]]) {
    const message = orderMessage({ ...content, packs }, small)
    expect(message).not.toContain(content.words.chat.otherSize)
  }
})

it('takes one jar less than makes a bulk order, and 20 where there is none', () => {
  expect(maxJars(content.facts.delivery.bulk)).toBe(11)
  expect(maxJars(undefined as never)).toBe(20)
})
