import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { Calculator } from '#web/pages/home/shop/JarCalculator.tsx'
import { endOfDay } from '#web/shop/day.ts'
import { fill } from '#web/shop/fill.ts'
import { type CalculatorFacts, calculatorFacts } from '#web/shop/jar-duration.ts'
import { cheapestPack, defaultPack, offerRunsAt, packsOnSale, priceAt, unitPrice } from '#web/shop/price.ts'
import { offersAt, shippingOf } from '#web/site-build/seo/offers.ts'
import { availabilityOf } from '#web/site-build/seo/structured-data.ts'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { content } from '../content.ts'
import { chosen } from '../packs.ts'

const { packs, facts } = content

it('the unit sale price is in paise a gram', () => {
  expect([unitPrice(633, 500), unitPrice(745, 500)]).toEqual(['₹1.27', '₹1.49'])
})

describe('the offer', () => {
  const ofWinter = { percent: 15, startsOn: '2026-11-01', endsOn: '2027-01-31' }

  it.each([
    ['2026-10-31T18:29:59Z', false],
    ['2026-10-31T18:30:00Z', true],
    ['2027-01-31T18:29:59Z', true],
    ['2027-01-31T18:30:00Z', false],
  ])('runs from midnight of its first day to midnight after its last, in India: at %s %s', (time, runs) => {
    expect(offerRunsAt(new Date(time), ofWinter)).toBe(runs)
  })

  it('lowers the price while it runs, and the MRP is the price afterwards', () => {
    const priceOn = (day: string) => priceAt({ mrp: 745 }, ofWinter, new Date(`${day}T12:00:00Z`))
    expect(priceOn('2026-12-24')).toEqual({ mrp: 745, price: 633, saving: 112 })
    expect(priceOn('2027-02-01')).toEqual({ mrp: 745, price: 745, saving: 0 })
  })
})

it('the offer’s price has its last day for search engines, and the MRP none', () => {
  const during = offersAt(new Date(`${facts.offer.startsOn}T12:00:00+05:30`), content)
  expect(during).toEqual(packs.map((pack) => ({ ...pack, priceValidUntil: facts.offer.endsOn })))
  const after = offersAt(endOfDay(facts.offer.endsOn), content)
  expect(after.map(({ price, priceValidUntil }) => [price, priceValidUntil])).toEqual(
    packs.map(({ mrp }) => [mrp, undefined]),
  )
})

it('shipping is free from the limit on, and costs each zone’s charge below it', () => {
  const { freeShippingFrom } = facts.packs
  const charges = (price: number) => shippingOf(price, content).map(({ shippingRate }) => shippingRate.value)
  expect(new Set(charges(freeShippingFrom ?? 0))).toEqual(new Set([0]))
  expect(charges((freeShippingFrom ?? 0) - 1)).toEqual(content.zones.map(({ charge }) => charge))
})

const large = { ...chosen, id: 'large', grams: 500, mrp: 745, soldOut: false }
const small = { ...chosen, id: 'small', grams: 250, mrp: 388, soldOut: false }

/** The large pack is sold out, the small one is not. */
const shop = { ...content, packs: [{ ...large, soldOut: true }, small] }
const render = (element: ReactNode) =>
  renderToStaticMarkup(<ContentContext value={shop}>{element}</ContentContext>)

const TODAY = new Date('2026-12-01T06:00:00Z')

describe('a pack that is sold out', () => {
  it('has a chat link that asks for it in place of its order link, and the other pack its button as before', () => {
    const [html = '', other] = shop.packs.map((pack) =>
      render(<OrderButton pack={pack} placement="shop-order" className="" />),
    )
    for (const shown of [shop.words.packs.soldOut, shop.words.packs.tellMe, 'data-chat="back-in-stock"'])
      expect(html).toContain(shown)
    expect(decodeURIComponent(html)).toContain(fill(shop.words.chat.backInStock, { size: large.size }))
    expect(html).not.toMatch(/data-order|data-pack/)
    expect(other).toContain('data-order=""')
  })

  it('is out of stock for search engines, and nothing is said of a pack without a batch', () => {
    const bare = { ...shop, batches: [] }
    const availability = offersAt(TODAY, bare).map((pack) => availabilityOf(pack, bare, TODAY))
    expect(availability).toEqual([{ availability: 'https://schema.org/OutOfStock' }, false])
  })

  it('has no availability where its only lot is sold no more', () => {
    const [batch = expect.fail('no batch')] = content.batches
    const lot = { ...batch, retired: null, recall: null, packs: ['small'], expiresOn: '2027-01-10' }
    const of = (change: Partial<Batch>, today = TODAY) =>
      availabilityOf(small, { ...shop, batches: [{ ...lot, ...change }] }, today)
    expect(of({})).toEqual({ availability: 'https://schema.org/InStock' })
    expect(of({ retired: { on: '2026-11-01', reason: 'Sold out.' } })).toBe(false)
    expect(of({}, new Date('2027-01-11T06:00:00Z'))).toBe(false)
  })

  it('is neither chosen at first, nor the lowest price, nor advised by the calculator', () => {
    expect(packsOnSale(shop.packs).map(({ id }) => id)).toEqual(['small'])
    expect(defaultPack(shop.packs)).toBe('small')
    const calculator = render(<Calculator {...(calculatorFacts(shop) as CalculatorFacts)} />)
    expect(calculator.match(/class="figure /g)).toHaveLength(1)
    expect(cheapestPack([large, { ...small, soldOut: true }])?.mrp).toBe(large.mrp)
    // Its price is in sight while nothing can be ordered.
    const all = [large, small].map((pack) => ({ ...pack, soldOut: true }))
    expect(cheapestPack(all)?.mrp).toBe(small.mrp)
  })
})
