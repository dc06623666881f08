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
import { fill } from '#web/shop/fill.ts'
import { costOf, maxJars } from '#web/shop/order.ts'
import { orderMessage, packMessage, reorderMessage, withReference } from '#web/shop/order-message.ts'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#worker/orders/contract.ts'
import { change, content } from '../content.ts'
import { otherPack as small } from '../packs.ts'

const { freeShippingFrom } = content.facts.packs

const REFERENCE = orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES))
/** What the owner's form has of the shop. */
const SHOP = shopOf(content, [])
const NOW = new Date('2026-11-25T12:00:00+05:30')

const IN_LANGUAGES = LANGUAGES.map(({ id }) => loadContent(id))

const packOf = (words: Content, id: string) => words.packs.find((pack) => pack.id === id) ?? expect.fail(id)
type Case = [
  pack: string,
  jars: string,
  others: Record<string, string>,
  offerRuns: boolean,
  pin: string,
  sum: number,
  charge: number | null,
]
/** Prices of the demonstration, to each of its zones and to none, for which the charge is not known. */
const CASES: Case[] = [
  ['500g', '11', {}, true, '411001', 6963, 0],
  ['250g', '1', {}, true, '440010', 330, 60],
  ['250g', '1', {}, true, '', 330, null],
  ['250g', '1', {}, false, '110001', 388, 80],
  ['500g', '1', { '250g': '2' }, true, '411001', 1293, 0],
  ['500g', '1', { '250g': '2' }, false, '411001', 1521, 0],
  ['250g', '1', { '500g': '1' }, true, '', 963, 0],
  ['250g', '3', { '500g': '', '250g': '9' }, false, '', 1164, 0],
]

describe.each(IN_LANGUAGES)('an order in $language', (words) => {
  const { chat, delivery, shop, site } = words.words
  const [five, two] = [packOf(words, '500g'), packOf(words, '250g')]
  const orderIn = (from: Content, others: Record<string, string>, { jars = '1', pin = '' } = {}) =>
    orderOf(from, five, { jars, others, pin, offerRuns: true })

  it.each(CASES)(
    'of %s × %s with %o, offer %s, to “%s”, has one total on the page, in the message and in the owner’s form',
    (id, jars, others, offerRuns, pin, sum, charge) => {
      const made = orderOf(words, packOf(words, id), { jars, others, pin, offerRuns })
      const { cost, lines } = made
      const total = sum + (charge ?? 0)
      const full = lines.reduce((all, { mrp, jars = 0 }) => all + mrp * jars, 0)
      expect(cost).toMatchObject({ sum, charge, total, saving: full - sum })
      expect(cost.missing).toBe(Math.max(0, (freeShippingFrom ?? 0) - sum))
      expect(shipsText(words, made)).toContain(charge ? rupees(total) : charge === 0 ? pin : '')

      const link = chatOf(words, made)
      const message = withReference(link.message, REFERENCE)
      expect(link.placement).toBe('shop-order')
      for (const { size, jars, each } of cost.lines) {
        expect(link.label.replaceAll('\u00a0', ' ')).toContain(jars === 1 ? size : `${jars} × ${size}`)
        expect(message.split('\n')).toContainEqual(expect.stringContaining(`${jars} × ${size} (`))
        expect(message).toContain(rupees(each))
      }
      if (charge) expect(message).toContain(rupees(charge))
      expect(message.includes(chat.otherSize)).toBe(lines.length === 1)
      const withTotal = expect.arrayContaining([expect.stringContaining(rupees(total))])
      expect(readMessages(message)).toMatchObject([{ reference: REFERENCE, lines: withTotal }])

      const [first, ...rest] = cost.lines.map(({ id, jars = 0, each }) => ({ pack: id, jars, each }))
      expect(linkFacts(words, made, message)).toMatchObject({
        'data-jars': first?.jars,
        'data-others': rest.length > 0 ? JSON.stringify(rest) : undefined,
        'data-total': total,
        'data-charge': charge ?? undefined,
      })
      const recorded = {
        others: rest.length > 0 ? rest : null,
        pack: id,
        quantity: Number(jars),
        amount: total,
        charge,
      }
      const price = salePrice(SHOP, { pack: id, jars: Number(jars), others: recorded.others }, recorded, NOW)
      expect(price).toMatchObject({ amount: total, charge })
      expect(agrees(SHOP, recorded)).toBe(true)
    },
  )

  it('charges for delivery by the sum of all lines', () => {
    const far = change(words, 'facts', 'packs', { freeShippingFrom: 1000 })
    const costWith = (jars: string) => orderIn(far, { '250g': jars }, { pin: '440010' }).cost
    expect(costWith('1')).toMatchObject({ sum: 963, charge: 60, total: 1023, missing: 37 })
    expect(costWith('2')).toMatchObject({ sum: 1293, charge: 0, total: 1293, missing: 0 })
  })

  it('asks for the price of all jars together where they are a bulk order', () => {
    const bulk = orderIn(words, { '250g': '4' }, { jars: '8', pin: '440010' })
    expect(problemText(words, bulk)).toBe(fill(shop.order.bulk, { fromJars: 12 }))
    const link = chatOf(words, bulk)
    expect(link).toMatchObject({ label: delivery.bulk.button, placement: 'bulk', isOrder: false })
    expect(link.message).toContain(`8 × ${five.size} + 4 × ${two.size}`)
    expect(link.message.endsWith(`${site.pinCode} 440010`)).toBe(true)
  })

  it('asks about a PIN code that no zone reaches, and names all jars', () => {
    const oneZone = { ...words, zones: words.zones.slice(0, 1) }
    const unreached = orderIn(oneZone, { '250g': '2' }, { pin: '110001' })
    expect(shipsText(oneZone, unreached)).toBe(fill(shop.order.unreached, { pin: '110001' }))
    const link = chatOf(words, unreached)
    expect(link).toMatchObject({ placement: 'unreached', isOrder: false })
    for (const known of ['110001', `${five.size} + 2 × ${two.size}`]) expect(link.message).toContain(known)
  })

  it('writes “?” for jars that are no number, and no PIN code that is none', () => {
    for (const typed of ['two', '1.5', ' ']) {
      const made = orderIn(words, { '250g': typed })
      expect(problemText(words, made)).toBe(fill(shop.order.badJars, { max: 11 }))
      expect(chatOf(words, made).message).toContain(`? × ${two.size}`)
    }
    const made = orderOf(words, two, { jars: 'two', pin: '440010', offerRuns: true })
    const link = chatOf(words, made)
    expect([made.jars, link.isOrder]).toEqual([undefined, true])
    for (const known of ['440010', `? × ${two.size}`, chat.jars]) expect(link.message).toContain(known)
    expect(link.message).not.toContain(rupees(made.cost.charge ?? 0))
    expect(pinProblemText(words, '41100', false)).toBe(delivery.pin.digits)
    expect(chatOf(words, orderIn(words, {}, { pin: '41100' })).message).not.toContain('41100')
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

it('the owner’s form proposes today’s price, with the delivery charge that the order or the owner names', () => {
  const clicked = { others: null, pack: '250g', quantity: 1, amount: 390, charge: 60 }
  const priceFor = (jars: number, order?: typeof clicked, charge?: number) =>
    salePrice(SHOP, { pack: '250g', jars, charge }, order, NOW)
  expect(priceFor(2, clicked)).toMatchObject({ amount: 660, charge: 0 })
  expect(priceFor(1, clicked)).toMatchObject({ amount: 390, charge: 60 })
  // No zone was named: its charge is not known.
  const free = { ...clicked, quantity: 2, amount: 660, charge: 0 }
  expect(priceFor(1, free)).toMatchObject({ amount: 330, charge: null })
  for (const order of [clicked, undefined])
    expect(priceFor(1, order, 50)).toMatchObject({ amount: 380, charge: 50 })
  const on = (day: string) =>
    salePrice(SHOP, { pack: '500g', jars: 2 }, undefined, new Date(`${day}T12:00:00+05:30`))
  expect(on(content.facts.offer.endsOn)).toMatchObject({ amount: 1266, text: '2 × ₹633, delivery free' })
  expect(on('2027-04-01')).toMatchObject({ amount: 1490 })
  expect(salePrice(SHOP, { pack: null, jars: 2 }, undefined, NOW)).toBeUndefined()
})

it.each([
  ['500g', 1, 63, null],
  ['500g', 2, 633, null],
  ['250g', 1, 340, 10],
  ['1kg', 1, 1, null],
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

it('an order of more than one size has the total of all its packs, at the prices that the customer’s link showed', () => {
  const others = [{ pack: '250g', jars: 2, each: 330 }]
  const clicked = { pack: '500g', quantity: 1, others, amount: 1293, charge: 0 }
  expect(agrees(SHOP, clicked)).toBe(true)
  expect(agrees(SHOP, { ...clicked, amount: 1292 })).toBe(false)
  expect(agrees(SHOP, { ...clicked, others: [{ pack: '1kg', jars: 1, each: 660 }] })).toBe(false)
  const full = { ...clicked, amount: 745 + 2 * 388, others: [{ pack: '250g', jars: 2, each: 388 }] }
  const price = salePrice(SHOP, { pack: '500g', jars: 1, others: full.others }, full, NOW)
  expect(price).toMatchObject({ amount: 1521, text: '1 × ₹745 + 2 × ₹388, delivery free' })
  expect([priceOf(SHOP, '250g', full, NOW), priceOf(SHOP, '250g', undefined, NOW)]).toEqual([388, 330])
  const doubt = doubtOf(SHOP, { ...clicked, amount: 1000 }, { ...clicked, status: 'clicked' }, true, NOW)
  expect(doubt).toMatchObject({
    text: 'You typed ₹1,000. By today’s prices it is 1 × ₹633 + 2 × ₹330, delivery free.',
    due: { amount: 1293 },
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
