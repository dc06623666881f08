import { describe, expect, it } from 'vitest'
import { replyWords } from '#web/admin/orders/reply-text.ts'
import { chatOf, orderOf, placeText, shipsText } from '#web/pages/home/shop/order-state.ts'
import { deliveryRows, shippingCharge, zoneOfPin } from '#web/shop/delivery.ts'
import { packsOf } from '#web/shop/price.ts'
import { content } from '../content.ts'

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

it('prints days from 2 to 2 as one number, wherever delivery is described', () => {
  const [zone, ...others] = content.delivery.zones.list
  if (!zone) throw new Error('There is no zone')
  const list = [{ ...zone, days: { from: 2, to: 2 } }, ...others]
  const shop = { ...content, delivery: { ...content.delivery, zones: { ...content.delivery.zones, list } } }
  expect(deliveryRows(shop)[0]?.text).toMatch(/^2 working days/)
  const [pack] = packsOf(shop)
  if (!pack) throw new Error('There is no pack')
  const order = orderOf(shop, pack, { jars: '1', pin: '411001', offerRuns: true })
  expect(shipsText(shop, order)).toMatch(/in 2 working days$/)
  expect(placeText(shop, '411001', false, order)).toMatch(/: 2 working days\.$/)
  expect(chatOf(shop, order).message).toMatch(/, 2 working days\)/)
  const alone = { ...shop.delivery, zones: { ...shop.delivery.zones, list: list.slice(0, 1) } }
  expect(replyWords({ ...shop, delivery: alone }).days).toBe('2')
})

describe('shipping', () => {
  it.each([
    [549, 60],
    [550, 0],
    [633, 0],
  ])('on an order of ₹%d costs ₹%d', (order, charge) => {
    expect(shippingCharge(60, order, { freeShippingFrom: 550 })).toBe(charge)
  })
})

it('names the ways to pay that are taken, and states that cash is not', () => {
  const words = {
    ways: { upi: 'UPI', bankTransfer: 'bank transfer', cashOnDelivery: 'cash' },
    withCash: '{ways}',
    withoutCash: '{ways} No cash.',
  }
  const paymentOf = (taken: { upi: boolean; bankTransfer: boolean; cashOnDelivery: boolean }) =>
    deliveryRows({
      language: 'en',
      delivery: { ...content.delivery, payment: { name: 'Payment', upiId: null, ...words, ...taken } },
    }).at(-1)?.text
  expect(paymentOf({ upi: true, bankTransfer: true, cashOnDelivery: false })).toBe(
    'UPI or bank transfer No cash.',
  )
  expect(paymentOf({ upi: true, bankTransfer: false, cashOnDelivery: true })).toBe('UPI or cash')
})
