import { describe, expect, it } from 'vitest'
import { replyText } from '#web/admin/orders/reply-text.ts'
import { replyWords } from '#web/admin/orders/reply-words.ts'
import { loadContent } from '#web/model/load.ts'
import { chatOf, orderOf, shipsText } from '#web/pages/home/shop/order-state.ts'
import { daysText, deliveryRows, paymentText, zoneOfPin } from '#web/shop/delivery.ts'
import { guaranteeTexts, refundDaysText, windowText } from '#web/shop/refund.ts'
import { shippingOf } from '#web/site-build/seo/offers.ts'
import { changeContent } from '../changed-content.ts'
import { change, content } from '../content.ts'
import { makeOpenShop } from '../open-shop.ts'

describe('a PIN code', () => {
  const zones = [
    { name: 'city', pins: ['411', '412'] },
    { name: 'state', pins: ['40', '41', '42'], except: ['403'] },
    { name: 'country', pins: [] },
  ]

  it.each([
    ['411001', 'city'],
    ['413001', 'state'],
    ['400001', 'state'],
    ['403001', 'country'],
    ['110001', 'country'],
  ])('%s is in the first zone whose prefixes it has, and not in one that excepts it: %s', (pin, name) => {
    expect(zoneOfPin(zones, pin)?.name).toBe(name)
  })
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

it('prints days from 2 to 2 as one number, wherever delivery is described', () => {
  const [zone, ...others] = content.zones
  if (!zone) throw new Error('There is no zone')
  const zones = [{ ...zone, days: { from: 2, to: 2 } }, ...others]
  const shop = { ...content, zones }
  expect(deliveryRows(shop)[0]?.text).toMatch(/^2 working days/)
  const [pack] = shop.packs
  if (!pack) throw new Error('There is no pack')
  const order = orderOf(shop, pack, { jars: '1', pin: '411001', offerRuns: true })
  expect(shipsText(shop, order)).toMatch(/in 2 working days$/)
  expect(chatOf(shop, order).message).toMatch(/, 2 working days\)/)
  expect(replyWords(shop).places[0]?.takes).toMatch(/takes 2 working days/)
})

it.each([
  ['working-days', { from: 1, to: 1 }, '1 working day'],
  ['working-days', { from: 0, to: 1 }, '0 to 1 working days'],
  ['days', { from: 1, to: 1 }, '1 day'],
  ['days', { from: 3, to: 5 }, '3 to 5 days'],
] as const)(
  'counts %s as the shop promises them, %o in the right form, for search engines too',
  (unit, days, text) => {
    const zones = content.zones.map((zone) => ({ ...zone, days }))
    const shop = { ...change(content, 'facts', 'delivery', { zones: { unit } }), zones }
    expect(daysText(days, shop)).toBe(text)
    expect(deliveryRows(shop)[0]?.text).toMatch(new RegExp(`^${text}, `))
    const { unitCode } = shippingOf(633, shop)[0]?.deliveryTime.transitTime ?? {}
    expect(unitCode).toBe(unit === 'days' ? 'DAY' : 'E49')
  },
)

it('names the ways to pay that are taken, and states that cash is not', () => {
  const paymentOf = (taken: { upi: boolean; bankTransfer: boolean; cashOnDelivery: boolean }) =>
    deliveryRows(change(content, 'facts', 'delivery', { payment: taken })).at(-1)?.text
  expect(paymentOf({ upi: true, bankTransfer: true, cashOnDelivery: false })).toBe(
    'UPI or bank transfer; no cash on delivery.',
  )
  expect(paymentOf({ upi: true, bankTransfer: false, cashOnDelivery: true })).toBe('UPI or cash on delivery')
})

describe('a shop that takes cash in one district', () => {
  const LAUNCH = 'facts/launch.json'
  const terms = { days: { from: 2, to: 4 }, charge: 60 }
  const list = [
    { id: 'sindhudurg', pins: ['4165'], ...terms, payment: ['upi', 'cashOnDelivery'] },
    { id: 'maharashtra', pins: ['40', '41'], days: { from: 4, to: 7 }, charge: 80 },
  ]
  const shopWith = async (notTo?: string) =>
    loadContent(
      'en',
      await makeOpenShop(
        [LAUNCH, ['delivery', 'list'], list],
        [LAUNCH, ['payment'], { upi: true }],
        ['en/delivery.json', [], { notTo }],
      ),
      'open',
    )

  it('names the district in every sentence about cash, and mentions cash nowhere else', async () => {
    const { copy, policies, words, ...shop } = await shopWith()
    const ways = 'UPI or cash on delivery (Sindhudurg only)'
    expect(words.hero.way).toMatch(`You pay by ${ways}, after we confirm the order.`)
    expect(copy.faq.items.find(({ id }) => id === 'pay')?.answer).toContain(ways)
    expect(copy.about.features.map(({ title }) => title)).toContain('You pay only after we confirm')
    expect(JSON.stringify(policies['refund-policy'].tree)).toContain(ways)
    expect(replyWords({ ...shop, copy, policies, words }).ways).toBe(ways)
    const printed = JSON.stringify([copy, policies, words.hero, words.chat])
    expect(printed.replaceAll(ways, '')).not.toMatch(/cash|at the door/)
    expect(copy.faq.items.find(({ id }) => id === 'delivery')?.answer).toContain(
      'We deliver nowhere else yet.',
    )
    expect(JSON.stringify(policies['refund-policy'].tree)).toContain('We deliver nowhere else yet.')
  })

  it('says the ways of a zone once its PIN code is known, and no cash where there is none', async () => {
    const shop = await shopWith()
    expect(shop.zones.map((zone) => paymentText(shop, zone))).toEqual([
      'UPI or cash on delivery',
      'UPI; no cash on delivery.',
    ])
  })

  it('replies with the days and ways to pay of the zone whose charge the order has, and with no days else', async () => {
    const words = replyWords(await shopWith())
    const order = {
      reference: 'N298AX',
      jars: 1,
      pack: '250g',
      others: [],
      amount: 420,
      parcel: '',
      courier: null,
      lot: '',
      page: '',
      payPage: '',
    }
    const repliesTo = (charge: number | null) =>
      (['howToPay', 'sentToday'] as const).map((name) => replyText(words, name, { ...order, charge }))
    expect(repliesTo(60)).toEqual([
      expect.stringContaining('You can pay by UPI or cash on delivery.'),
      'Your order N298AX left today. Delivery takes 2 to 4 days from the confirmation.',
    ])
    expect(repliesTo(80)).toEqual([
      expect.stringContaining('You can pay by UPI.'),
      'Your order N298AX left today. Delivery takes 4 to 7 days from the confirmation.',
    ])
    for (const charge of [0, null])
      expect(repliesTo(charge)).toEqual([
        expect.stringContaining('UPI or cash on delivery (Sindhudurg only).'),
        'Your order N298AX left today.',
      ])
  })

  it('prints the shop’s own sentence on where it does not deliver, if it has one', async () => {
    const sentence = 'We deliver in Maharashtra only.'
    const [withSentence, withoutSentence] = [await shopWith(sentence), await shopWith()]
    const unreached = (shop: typeof withSentence) => {
      const [pack] = shop.packs
      if (!pack) throw new Error('There is no pack')
      return shipsText(shop, orderOf(shop, pack, { jars: '1', pin: '560001', offerRuns: true }))
    }
    expect(unreached(withSentence)).toBe(
      `We do not deliver to 560001.\n${sentence}\nYou can ask us on WhatsApp.`,
    )
    expect(unreached(withoutSentence)).toBe('We do not deliver to 560001.\nYou can ask us on WhatsApp.')
    expect(withSentence.copy.faq.items.find(({ id }) => id === 'delivery')?.answer).toContain(sentence)
    expect(JSON.stringify(withSentence.policies['refund-policy'].tree)).toContain(sentence)
  })
})

it('a window is printed with its number and in the right form', () => {
  const days = { one: '{count} day', other: '{count} days' }
  const texts = change(content, 'words', 'refund', { days })
  expect([{ days: 1 }, { days: 10 }].map((window) => windowText(window, texts))).toEqual(['1 day', '10 days'])
  expect(windowText({ hours: 24 }, content)).toContain('24')
})

it('a guarantee is named in the shop and on the refund page by its days and terms, where the shop has no words for it', async () => {
  const folder = await makeOpenShop(['en/refund.json', ['guaranteeTerms'], 'The first jar of a household.'])
  const shop = loadContent('en', folder, 'open')
  const promise =
    'Write to us within 30 days of delivery, and you get back what you paid for the pack. The first jar of a household.'
  expect(guaranteeTexts(shop)).toEqual({
    text: 'Money-back guarantee: write within 30 days of delivery',
    promise,
  })
  const policy = JSON.stringify(shop.policies['refund-policy'].tree)
  expect(policy).toMatch(/"within ".*"30 days".*" of delivery"/)
  expect(policy.match(/The first jar of a household\./g)).toHaveLength(1)
  changeContent(folder, [['facts/launch.json', ['packs', 'guaranteeDays'], null]])
  const without = loadContent('en', folder, 'open')
  expect(guaranteeTexts(without)).toBeUndefined()
  expect(JSON.stringify(without.policies['refund-policy'].tree)).not.toMatch(/guarantee|first jar/i)
})

it('a refund is paid within the days of its terms, working days or not', () => {
  const textOf = (terms: object) =>
    refundDaysText(change(content, 'facts', 'refund', { refundWorkingDays: undefined, ...terms }))
  expect(textOf({ refundWorkingDays: 1 })).toBe('1 working day')
  expect(textOf({ refundDays: 10 })).toBe('10 days')
})
