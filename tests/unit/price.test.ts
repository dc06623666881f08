import { describe, expect, it } from 'vitest'
import type { Offer } from '#web/content/offer.ts'
import { packs } from '#web/content/packs.ts'
import {
  discounted,
  lowestPriceAt,
  lowestPrices,
  offerEnd,
  offerRunsAt,
  priceAt,
  priceProblems,
  unitPriceText,
} from '#web/content/price.ts'

const offer: Offer = { percent: 15, startsOn: '2026-11-01', endsOn: '2027-01-31' }
const jar = { mrp: 745, grams: 500 }

describe('discounted', () => {
  it.each([
    [745, 633],
    [388, 330],
  ])('makes ₹%d less 15 %% the ₹%d of the specification', (mrp, price) => {
    expect(discounted(mrp, 15)).toBe(price)
  })

  it('leaves the MRP where nothing is taken off', () => {
    expect(discounted(745, 0)).toBe(745)
  })
})

describe('the unit sale price', () => {
  it.each([
    [633, 500, '₹1.27 per g'],
    [330, 250, '₹1.32 per g'],
    [745, 500, '₹1.49 per g'],
  ])('of ₹%d for %d g is %s', (rupees, grams, printed) => {
    expect(unitPriceText(rupees, grams)).toBe(printed)
  })
})

describe('the offer', () => {
  it('runs from midnight of its first day to midnight after its last, in India', () => {
    expect(offerRunsAt(new Date('2026-10-31T18:29:59Z'), offer)).toBe(false)
    expect(offerRunsAt(new Date('2026-10-31T18:30:00Z'), offer)).toBe(true)
    expect(offerRunsAt(new Date('2027-01-31T18:29:59Z'), offer)).toBe(true)
    expect(offerRunsAt(new Date('2027-01-31T18:30:00Z'), offer)).toBe(false)
    expect(offerEnd(offer).toISOString()).toBe('2027-01-31T18:30:00.000Z')
  })

  it('lowers the price while it runs, and the MRP is the price afterwards', () => {
    expect(priceAt(jar, new Date('2026-12-24T12:00:00Z'), offer)).toEqual({
      mrp: 745,
      price: 633,
      saving: 112,
      perHundredGrams: 127,
      offerRuns: true,
    })
    expect(priceAt(jar, new Date('2027-02-01T12:00:00Z'), offer)).toEqual({
      mrp: 745,
      price: 745,
      saving: 0,
      perHundredGrams: 149,
      offerRuns: false,
    })
  })
})

describe('priceProblems', () => {
  it('finds nothing in the packs on sale', () => {
    expect(priceProblems()).toEqual([])
  })

  it('names the pack whose price does not follow from MRP and offer', () => {
    expect(priceProblems([{ id: '500g', mrp: 750, price: 633 }], offer)).toEqual([
      'web/content/packs.ts: 500g: price is ₹633, but MRP ₹750 less 15% (offer.ts) is ₹638',
    ])
  })
})

it('the first screen’s “from” is the cheapest pack, with and without the offer', () => {
  expect(lowestPrices()).toEqual({ price: 330, mrp: 388, amount: '250 g' })
  expect(lowestPriceAt(new Date('2000-01-01'))).toBe(Math.min(...packs.map(({ mrp }) => mrp)))
})
