import { describe, expect, it } from 'vitest'
import { deliveryRows, readPinCode, shippingCharge, zoneOfPin } from '#web/domain/delivery.ts'
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

  it.each(['411001', ' 411 001 ', '411-001', '४११००१'])('is read from %j', (typed) => {
    expect(readPinCode(typed)).toEqual({ pin: '411001' })
  })

  it.each([
    ['41100', 'digits'],
    ['4110011', 'digits'],
    ['011001', 'zero'],
    ['SW1A 1AA', 'foreign'],
  ])('says what is wrong with %s: %s', (typed, problem) => {
    expect(readPinCode(typed)).toEqual({ problem })
  })

  it('is not asked for twice: an empty box is no mistake', () => {
    expect(readPinCode('  ')).toBeUndefined()
  })
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

it('names the ways to pay that are taken, and says that cash is not', () => {
  const words = {
    ways: { upi: 'UPI', bankTransfer: 'bank transfer', cashOnDelivery: 'cash' },
    withCash: '{ways}',
    withoutCash: '{ways} No cash.',
  }
  const paymentOf = (taken: { upi: boolean; bankTransfer: boolean; cashOnDelivery: boolean }) =>
    deliveryRows({
      language: 'en',
      delivery: { ...content.delivery, payment: { name: 'Payment', ...words, ...taken } },
    }).at(-1)?.text
  expect(paymentOf({ upi: true, bankTransfer: true, cashOnDelivery: false })).toBe(
    'UPI or bank transfer No cash.',
  )
  expect(paymentOf({ upi: true, bankTransfer: false, cashOnDelivery: true })).toBe('UPI or cash')
})
