import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { availabilityOf } from '#web/build/seo/structured-data.ts'
import { presetHousehold } from '#web/content/doses.ts'
import { type Pack, packs, packsOnSale } from '#web/content/packs.ts'
import { lowestPrices } from '#web/content/price.ts'
import { offerFacts } from '#web/content/structured.ts'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { jarDurations, packToTake } from '#web/views/home/calculator/jar-duration.ts'

/** The large pack is sold out, the small one is not. */
const [large, small] = packs
const sold: readonly [Pack, Pack] = [{ ...large, soldOut: true }, small]

describe('a pack that is sold out', () => {
  it('is asked for instead of ordered', () => {
    const html = renderToStaticMarkup(<OrderButton pack={sold[0]} placement="shop-order" className="" />)
    expect(html).toContain('Sold out')
    expect(html).toContain('Tell me when it is back')
    expect(html).toContain('data-chat="back-in-stock"')
    expect(decodeURIComponent(html)).toContain('please tell me when the 500g jar')
    expect(html).not.toMatch(/data-order|data-pack|Order 500g/)
  })

  it('leaves the other pack’s button as it is', () => {
    const html = renderToStaticMarkup(<OrderButton pack={sold[1]} placement="shop-order" className="" />)
    expect(html).toContain('Order 250g Pack')
    expect(html).toContain('data-order=""')
  })

  it('is out of stock for search engines', () => {
    const availability = offerFacts(new Date(), sold).map(({ soldOut }) => availabilityOf(soldOut))
    expect(availability).toEqual(['https://schema.org/OutOfStock', 'https://schema.org/InStock'])
  })

  it('is neither chosen at first, nor the lowest price, nor advised by the calculator', () => {
    expect(packsOnSale(sold).map(({ id }) => id)).toEqual(['250g'])
    expect(packToTake(jarDurations(presetHousehold, sold))?.pack.id).toBe('250g')
    expect(lowestPrices([large, { ...small, soldOut: true }]).price).toBe(large.price)
  })

  it('keeps its price in sight while nothing can be ordered', () => {
    expect(lowestPrices(packs.map((pack) => ({ ...pack, soldOut: true }))).price).toBe(small.price)
  })
})
