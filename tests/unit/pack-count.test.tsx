import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import { Shop } from '#web/pages/home/shop/Shop.tsx'
import { content } from '../content.ts'

// Pictures are made by the build.
vi.mock('#web/ui/ContentPicture.tsx', () => ({
  ContentPicture: () => null,
  pictureFile: () => ({ sources: {}, img: { src: '' } }),
}))

const [first] = content.packs.list
if (!first) throw new Error('There is no pack')

/** The shop with so many packs. */
function shopOf(count: number, { soldOut = false } = {}) {
  const list = Array.from({ length: count }, (_, place) => ({ ...first, id: `pack${place}`, soldOut }))
  return load(
    renderToStaticMarkup(
      <ContentContext value={{ ...content, packs: { ...content.packs, list } as typeof content.packs }}>
        <Shop />
      </ContentContext>,
    ),
  )('#shop')
}

describe('a shop with one pack', () => {
  it('has nothing to choose from: no radio, legend or badge, and its price once', () => {
    const shop = shopOf(1)
    expect(shop.find('fieldset, legend, [type=radio]')).toHaveLength(0)
    expect(shop.text()).not.toContain(content.shop.popular)
    expect(shop.find('[id$=-price]')).toHaveLength(1)
    expect(shop.text()).not.toContain(first.savings)
    expect(shop.find('a[data-order]')).toHaveLength(1)
  })

  it('names its pack and price for tracking, sold out or not', () => {
    for (const soldOut of [false, true]) {
      const shop = shopOf(1, { soldOut })
      const field = shop.find('[data-pack-selector] input[type=hidden]')
      expect(field.attr('value')).toBe('pack0')
      expect(shop.find(`#${field.attr('aria-describedby')}`).text()).not.toBe('')
    }
  })

  it('shows no shipping while it is sold out', () => {
    expect(shopOf(1).text()).toContain(content.delivery.shipsFree)
    expect(shopOf(1, { soldOut: true }).text()).not.toContain(content.delivery.shipsFree)
  })
})

it.each([2, 3, 4, 7])('a shop with %i packs has a card and an order for each, in the same order', (count) => {
  const shop = shopOf(count)
  const cards = shop.find('[type=radio]').map((_, radio) => radio.attribs.value)
  const orders = shop.find('.pack-orders [data-pack]').map((_, link) => link.attribs['data-pack'])
  expect(cards.get()).toEqual(orders.get())
  expect(cards).toHaveLength(count)
})
