import { describe, expect, it } from 'vitest'
import { endOfDay } from '#web/shop/day.ts'
import { discount, offerRunsAt, priceAt, unitPrice } from '#web/shop/price.ts'

const offer = { percent: 15, startsOn: '2026-11-01', endsOn: '2027-01-31' }

describe('discounted', () => {
  it.each([
    [745, 633],
    [388, 330],
  ])('makes ₹%d less 15 %% the ₹%d of the specification', (mrp, price) => {
    expect(discount(mrp, 15)).toBe(price)
  })
})

describe('the unit sale price', () => {
  it.each([
    [633, 500, '₹1.27'],
    [745, 500, '₹1.49'],
  ])('of ₹%d for %d g is %s a gram', (rupees, grams, printed) => {
    expect(unitPrice(rupees, grams)).toBe(printed)
  })
})

describe('the offer', () => {
  it('runs from midnight of its first day to midnight after its last, in India', () => {
    expect(offerRunsAt(new Date('2026-10-31T18:29:59Z'), offer)).toBe(false)
    expect(offerRunsAt(new Date('2026-10-31T18:30:00Z'), offer)).toBe(true)
    expect(offerRunsAt(new Date('2027-01-31T18:29:59Z'), offer)).toBe(true)
    expect(offerRunsAt(new Date('2027-01-31T18:30:00Z'), offer)).toBe(false)
    expect(endOfDay(offer.endsOn).toISOString()).toBe('2027-01-31T18:30:00.000Z')
  })

  it('lowers the price while it runs, and the MRP is the price afterwards', () => {
    const during = priceAt({ mrp: 745 }, offer, new Date('2026-12-24T12:00:00Z'))
    expect(during).toEqual({ mrp: 745, price: 633, saving: 112 })
    const after = priceAt({ mrp: 745 }, offer, new Date('2027-02-01T12:00:00Z'))
    expect(after).toEqual({ mrp: 745, price: 745, saving: 0 })
  })
})
