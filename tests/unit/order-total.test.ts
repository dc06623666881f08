import { describe, expect, it } from 'vitest'
import { deliveryStrip, shippingCharge, shippingRange } from '#web/domain/delivery.ts'
import { orderTotal } from '#web/views/home/shop/order-total.ts'
import { content } from '../content.ts'

const zone = (id: string, days: { from: number; to: number }, charge: number) => ({
  id,
  name: id,
  days,
  charge,
})
const shop = {
  ...content,
  packs: { ...content.packs, freeShippingFrom: 550 },
  doses: {
    ...content.doses,
    spoons: { teaspoon: 7.5, tablespoon: 22.5 },
    adultsDaily: { ...content.doses.adultsDaily, spoon: 'teaspoon' as const, spoonsADay: { from: 1, to: 2 } },
  },
  delivery: {
    ...content.delivery,
    zones: {
      ...content.delivery.zones,
      list: [zone('near', { from: 1, to: 2 }, 40), zone('far', { from: 4, to: 7 }, 80)],
    },
  },
}

describe('what one jar comes to', () => {
  it('ships free from the limit on', () => {
    expect(orderTotal(shop, 500, 633)).toMatchObject({
      shipping: { from: 0, to: 0 },
      total: { from: 633, to: 633 },
    })
  })

  it('adds the charge of the nearest and of the farthest zone below it', () => {
    expect(orderTotal(shop, 250, 330)).toMatchObject({
      shipping: { from: 40, to: 80 },
      total: { from: 370, to: 410 },
    })
  })

  it('counts two jars, which may ship free where one does not', () => {
    expect(orderTotal(shop, 250, 330, 2).total).toEqual({ from: 660, to: 660 })
  })

  it('costs an adult a day what one or two level teaspoons cost', () => {
    expect(orderTotal(shop, 500, 633).perDay).toEqual({ from: 9, to: 19 })
  })
})

describe('shipping', () => {
  it.each([
    [549, 60],
    [550, 0],
    [633, 0],
  ])('on an order of ₹%d costs ₹%d', (order, charge) => {
    expect(shippingCharge(60, order, shop.packs)).toBe(charge)
  })

  it('takes from the fastest to the slowest zone, and costs from the nearest to the farthest', () => {
    expect(shippingRange(shop)).toEqual({ fastest: 1, slowest: 7, cheapest: 40, dearest: 80 })
  })
})

it('names the ways to pay that are taken, and says that cash is not', () => {
  const words = {
    ways: { upi: 'UPI', bankTransfer: 'bank transfer', cashOnDelivery: 'cash' },
    withCash: '{ways}',
    withoutCash: '{ways} No cash.',
  }
  const paymentOf = (taken: { upi: boolean; bankTransfer: boolean; cashOnDelivery: boolean }) =>
    deliveryStrip({
      language: 'en',
      delivery: { ...content.delivery, payment: { name: 'Payment', ...words, ...taken } },
    }).at(-1)?.text
  expect(paymentOf({ upi: true, bankTransfer: true, cashOnDelivery: false })).toBe(
    'UPI or bank transfer No cash.',
  )
  expect(paymentOf({ upi: true, bankTransfer: false, cashOnDelivery: true })).toBe('UPI or cash')
})
