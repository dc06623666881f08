import { describe, expect, it } from 'vitest'
import { replyText } from '#web/admin/orders/reply-text.ts'
import { replyWords } from '#web/admin/orders/reply-words.ts'
import { loadContent } from '#web/model/load.ts'
import type { Content } from '#web/model/types.ts'
import { orderOf, shipsText } from '#web/pages/home/shop/order-state.ts'
import { daysText, deliveryRows, paymentText, zoneOfPin } from '#web/shop/delivery.ts'
import { guaranteeTexts, refundDaysText, windowText } from '#web/shop/refund.ts'
import { shippingOf } from '#web/site-build/seo/offers.ts'
import { changeContent } from '../changed-content.ts'
import { change, content } from '../content.ts'
import { answerOf, launch, makeOpenShop, openShop, refundPolicy } from '../open-shop.ts'
import { REPLY } from '../owner-rows.ts'

it('a PIN code is in the first zone whose prefixes it has, and not in one that excepts it', () => {
  const zones = [
    { name: 'city', pins: ['411', '412'] },
    { name: 'state', pins: ['40', '41', '42'], except: ['403'] },
    { name: 'country', pins: [] },
  ]
  const names = ['411001', '413001', '403001', '110001'].map((pin) => zoneOfPin(zones, pin)?.name)
  expect(names).toEqual(['city', 'state', 'country', 'country'])
})

it('gives search engines one zone for each PIN code', () => {
  const [, state, country] = content.zones
  if (!state || !country) throw new Error('There are too few zones')
  const city = { ...state, name: 'city', pins: ['41'], except: ['415'] }
  const zones = [city, { ...state, name: 'state', pins: ['4'], except: ['403'] }, country]
  const shipping = shippingOf(633, { ...content, zones })
  for (const pin of ['411001', '415001', '403001', '440001', '110001']) {
    const matching = shipping.filter(({ shippingDestination: { postalCodePrefix = [] } }) =>
      postalCodePrefix.some((prefix) => pin.startsWith(prefix)),
    )
    const zone = zoneOfPin(zones, pin)
    expect(matching.map(({ shippingLabel }) => shippingLabel)).toEqual(zone === country ? [] : [zone?.name])
  }
})

it.each([
  ['working-days', { from: 1, to: 1 }, '1 working day'],
  ['working-days', { from: 0, to: 1 }, '0 to 1 working days'],
  ['days', { from: 1, to: 1 }, '1 day'],
  ['days', { from: 3, to: 5 }, '3 to 5 days'],
] as const)('counts %s, %o, in the right form, for search engines too', (unit, days, text) => {
  const zones = content.zones.map((zone) => ({ ...zone, days }))
  const shop = { ...change(content, 'facts', 'delivery', { zones: { unit } }), zones }
  expect(daysText(days, shop)).toBe(text)
  expect(deliveryRows(shop)[0]?.text).toMatch(new RegExp(`^${text}, `))
  const { unitCode } = shippingOf(633, shop)[0]?.deliveryTime.transitTime ?? {}
  expect(unitCode).toBe(unit === 'days' ? 'DAY' : 'E49')
})

it.each([
  [{ upi: true, bankTransfer: true, cashOnDelivery: false }, 'UPI or bank transfer; no cash on delivery.'],
  [{ upi: true, bankTransfer: false, cashOnDelivery: true }, 'UPI or cash on delivery'],
])('names the ways to pay that are taken, and states that cash is not: %o', (payment, text) => {
  expect(deliveryRows(change(content, 'facts', 'delivery', { payment })).at(-1)?.text).toBe(text)
})

describe('a shop that takes cash in one district', () => {
  const terms = { days: { from: 2, to: 4 }, charge: 60 }
  const list = [
    { id: 'sindhudurg', pins: ['4165'], ...terms, payment: ['upi', 'cashOnDelivery'] },
    { id: 'maharashtra', pins: ['40', '41'], days: { from: 4, to: 7 }, charge: 80 },
  ]
  const shopWith = (notTo?: string) =>
    openShop(launch('delivery.list', list), launch('payment', { upi: true }), [
      'en/delivery.json',
      [],
      { notTo },
    ])

  it('says where it does in every sentence, and nowhere what is untrue elsewhere', async () => {
    const shop = await shopWith()
    const { copy, policies, words } = shop
    const ways = 'UPI or cash on delivery (Sindhudurg only)'
    expect(words.hero.way).toMatch(`You pay by ${ways}, after we confirm the order.`)
    for (const text of [answerOf(shop, 'pay'), refundPolicy(shop)]) expect(text).toContain(ways)
    expect(copy.about.features.map(({ title }) => title)).toContain('You pay only after we confirm')
    expect(replyWords(shop).ways).toBe(ways)
    const printed = JSON.stringify([copy, policies, words.hero, words.chat])
    expect(printed.replaceAll(ways, '')).not.toMatch(/cash|at the door/)
    for (const text of [answerOf(shop, 'delivery'), refundPolicy(shop)])
      expect(text).toContain('We deliver nowhere else yet.')
    // Once the zone of a PIN code is known.
    expect(shop.zones.map((zone) => paymentText(shop, zone))).toEqual([
      'UPI or cash on delivery',
      'UPI; no cash on delivery.',
    ])
  })

  it.each([
    [60, 'You can pay by UPI or cash on delivery.', ' Delivery takes 2 to 4 days from the confirmation.'],
    [null, 'UPI or cash on delivery (Sindhudurg only).', ''],
  ])('replies for a charge of %s with the terms of its zone, if any', async (charge, ways, days) => {
    const words = replyWords(await shopWith())
    expect(replyText(words, 'howToPay', { ...REPLY, charge })).toContain(ways)
    expect(replyText(words, 'sentToday', { ...REPLY, charge })).toBe(`Your order N298AX left today.${days}`)
  })

  it('prints the shop’s own sentence on where it does not deliver, if it has one', async () => {
    const sentence = 'We deliver in Maharashtra only.'
    const [withSentence, without] = [await shopWith(sentence), await shopWith()]
    const unreached = (shop: Content) => {
      const [pack = expect.fail('no pack')] = shop.packs
      return shipsText(shop, orderOf(shop, pack, { jars: '1', pin: '560001', offerRuns: true }))
    }
    expect(unreached(withSentence)).toBe(
      `We do not deliver to 560001.\n${sentence}\nYou can ask us on WhatsApp.`,
    )
    expect(unreached(without)).toBe('We do not deliver to 560001.\nYou can ask us on WhatsApp.')
    for (const text of [answerOf(withSentence, 'delivery'), refundPolicy(withSentence)])
      expect(text).toContain(sentence)
  })
})

it('a guarantee is named in the shop and on the refund page by its days and terms, where the shop has no words for it', async () => {
  const terms = 'The first jar of a household.'
  const folder = await makeOpenShop(['en/refund.json', ['guaranteeTerms'], terms])
  const shop = loadContent('en', folder, 'open')
  expect(guaranteeTexts(shop)).toEqual({
    text: 'Money-back guarantee: write within 30 days of delivery',
    promise: `Write to us within 30 days of delivery, and you get back what you paid for the pack. ${terms}`,
  })
  expect(refundPolicy(shop)).toMatch(/"within ".*"30 days".*" of delivery"/)
  expect(refundPolicy(shop).split(terms)).toHaveLength(2)
  changeContent(folder, [launch('packs.guaranteeDays', null)])
  const without = loadContent('en', folder, 'open')
  expect(guaranteeTexts(without)).toBeUndefined()
  expect(refundPolicy(without)).not.toMatch(/guarantee|first jar/i)
})

it('the days of a refund and of a report are in the right form', () => {
  const textOf = (terms: object) =>
    refundDaysText(change(content, 'facts', 'refund', { refundWorkingDays: undefined, ...terms }))
  expect(textOf({ refundWorkingDays: 1 })).toBe('1 working day')
  expect(textOf({ refundDays: 10 })).toBe('10 days')
  const days = { one: '{count} day', other: '{count} days' }
  const texts = change(content, 'words', 'refund', { days })
  expect([{ days: 1 }, { days: 10 }].map((window) => windowText(window, texts))).toEqual(['1 day', '10 days'])
  expect(windowText({ hours: 24 }, content)).toContain('24')
})
