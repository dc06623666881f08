import { describe, expect, it } from 'vitest'
import { packs } from '#web/content/packs.ts'
import { orderTotal } from '#web/views/home/shop/order-total.ts'

const [large, small] = packs

describe('what one jar comes to', () => {
  it('ships the large pack free, with the offer and without', () => {
    expect(orderTotal(large, large.price)).toMatchObject({
      perHundredGrams: 127,
      shipping: { from: 0, to: 0 },
      total: { from: 633, to: 633 },
    })
    expect(orderTotal(large, large.mrp).total).toEqual({ from: 745, to: 745 })
  })

  it('adds the charge of the nearest and of the farthest zone to the small one', () => {
    expect(orderTotal(small, small.price)).toMatchObject({
      perHundredGrams: 132,
      shipping: { from: 40, to: 80 },
      total: { from: 370, to: 410 },
    })
  })

  it('counts two jars, which may ship free where one does not', () => {
    expect(orderTotal(small, small.price, 2).total).toEqual({ from: 660, to: 660 })
    expect(orderTotal(large, large.price, 2).total).toEqual({ from: 1266, to: 1266 })
  })

  it('costs an adult a day what one or two level teaspoons cost', () => {
    expect(orderTotal(large, large.price).perDay).toEqual({ from: 9, to: 19 })
  })
})
