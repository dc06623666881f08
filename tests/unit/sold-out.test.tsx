import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { offersAt } from '#web/build/seo/offers.ts'
import { availabilityOf } from '#web/build/seo/structured-data.ts'
import { ContentContext } from '#web/model/context.ts'
import { Calculator } from '#web/pages/home/shop/JarCalculator.tsx'
import { type CalculatorFacts, calculatorFacts } from '#web/pages/home/shop/jar-duration.ts'
import type { Batch } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { defaultPack, lowestPrices, packsOf, packsOnSale } from '#web/shop/price.ts'
import { OrderButton } from '#web/ui/OrderButton.tsx'
import { content } from '../content.ts'

const [first] = content.packs.list
if (!first) throw new Error('There is no pack')
const large = { ...first, id: 'large', grams: 500, mrp: 745, soldOut: false }
const small = { ...first, id: 'small', grams: 250, mrp: 388, soldOut: false }

const sell = (...list: (typeof large)[]) => ({ ...content, packs: { ...content.packs, list } })
/** The large pack is sold out, the small one is not. */
const shop = sell({ ...large, soldOut: true }, small)

const TODAY = new Date('2026-12-01T06:00:00Z')

const buttonOf = (id: string) =>
  renderToStaticMarkup(
    <ContentContext value={shop}>
      {packsOf(shop)
        .filter((pack) => pack.id === id)
        .map((pack) => (
          <OrderButton key={id} pack={pack} placement="shop-order" className="" />
        ))}
    </ContentContext>,
  )

describe('a pack that is sold out', () => {
  it('has a chat link that asks for it in place of its order link', () => {
    const html = buttonOf('large')
    expect(html).toContain(shop.packs.soldOut)
    expect(html).toContain(shop.packs.tellMe)
    expect(html).toContain('data-chat="back-in-stock"')
    expect(decodeURIComponent(html)).toContain(fill(shop.chat.backInStock, { size: large.size }))
    expect(html).not.toMatch(/data-order|data-pack/)
    expect(html).not.toContain(large.order)
  })

  it('leaves the other pack’s button as it is', () => {
    const html = buttonOf('small')
    expect(html).toContain(small.order)
    expect(html).toContain('data-order=""')
  })

  it('is out of stock for search engines, and nothing is said of a pack without a batch', () => {
    const bare = { ...shop, batches: [] }
    const availability = offersAt(TODAY, bare).map((pack) => availabilityOf(pack, bare, TODAY))
    expect(availability).toEqual([{ availability: 'https://schema.org/OutOfStock' }, false])
  })

  it('has no availability where its only lot is sold no more', () => {
    const [batch] = content.batches
    if (!batch) throw new Error('There is no batch')
    const { retired: _, recall: __, ...rest } = batch
    const lot: Batch = { ...rest, packs: ['small'], expiresOn: '2027-01-10' }
    const of = (change: Partial<Batch>, today = TODAY) =>
      availabilityOf(small, { ...shop, batches: [{ ...lot, ...change }] }, today)
    expect(of({})).toEqual({ availability: 'https://schema.org/InStock' })
    expect(of({ retired: { on: '2026-11-01', reason: 'Sold out.' } })).toBe(false)
    expect(of({}, new Date('2027-01-11T06:00:00Z'))).toBe(false)
  })

  it('is neither chosen at first, nor the lowest price, nor advised by the calculator', () => {
    expect(packsOnSale(shop.packs.list).map(({ id }) => id)).toEqual(['small'])
    expect(defaultPack(shop.packs.list)).toBe('small')
    const calculator = renderToStaticMarkup(
      <ContentContext value={shop}>
        <Calculator {...(calculatorFacts(shop) as CalculatorFacts)} />
      </ContentContext>,
    )
    expect(calculator.match(/class="figure /g)).toHaveLength(1)
    expect(lowestPrices(sell(large, { ...small, soldOut: true }))?.mrp).toBe(large.mrp)
  })

  it('keeps its price in sight while nothing can be ordered', () => {
    const all = [large, small].map((pack) => ({ ...pack, soldOut: true }))
    expect(lowestPrices(sell(...all))?.mrp).toBe(small.mrp)
  })
})
