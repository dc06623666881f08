import { expect, it } from 'vitest'
import { offersAt, shippingOf } from '#web/build/seo/offers.ts'
import { structuredData } from '#web/build/seo/structured-data.ts'
import type { Content } from '#web/model/content.ts'
import { endOfDay } from '#web/shop/day.ts'
import { packsOf } from '#web/shop/price.ts'
import { content } from '../content.ts'

const { offer, packs } = content

it('the offer’s price has its last day for search engines, and the MRP none', () => {
  const during = offersAt(new Date(`${offer.startsOn}T12:00:00+05:30`), content)
  expect(during).toEqual(packsOf(content).map((pack) => ({ ...pack, priceValidUntil: offer.endsOn })))
  const after = offersAt(endOfDay(offer.endsOn), content)
  expect(after.map(({ price, priceValidUntil }) => [price, priceValidUntil])).toEqual(
    packs.list.map(({ mrp }) => [mrp, undefined]),
  )
})

it('shipping is free from the limit on, and costs each zone’s charge below it', () => {
  const { freeShippingFrom } = packs
  const charges = (price: number) => shippingOf(price, content).map(({ shippingRate }) => shippingRate.value)
  expect(new Set(charges(freeShippingFrom ?? 0))).toEqual(new Set([0]))
  expect(charges((freeShippingFrom ?? 0) - 1)).toEqual(
    content.delivery.zones.list.map(({ charge }) => charge),
  )
})

it('a shop that is not open offers nothing', () => {
  const graphOf = (shopState: Content['shopState']) =>
    JSON.stringify(structuredData('/', { ...content, shopState, siteUrl: '' }))
  expect(graphOf('open')).toContain('InStock')
  expect(graphOf('unopened')).not.toMatch(/Offer|InStock/)
})
