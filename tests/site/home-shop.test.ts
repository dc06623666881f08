import { describe, expect, it } from 'vitest'
import { rupees } from '#contract/rupees.ts'
import { shippingText } from '#web/shop/delivery.ts'
import { content } from '../content.ts'
import { chosen, packs } from '../packs.ts'
import { attributesOf, expectChatLink, findNamed, page, textOf, textsOf } from './build-output.ts'

const { claims, delivery, shop: words } = content

const $ = page('/')
const shop = $('#shop')
const radios = shop.find('fieldset input[type="radio"]')

/** Returns a pack's card: the smallest element that has both its radio button and its price. */
const cardOf = (id: string) => shop.find(`input[value="${id}"]`).parent().parent()

describe('the pack selector', () => {
  it('offers every pack in one named radio group, one of them chosen', () => {
    expect(textOf(shop.find('legend'))).toBe(words.selector)
    expect(attributesOf($, radios, 'value')).toEqual(packs.map(({ id }) => id))
    expect(new Set(attributesOf($, radios, 'name')).size).toBe(1)
    expect(attributesOf($, radios.filter('[checked]'), 'value')).toEqual([chosen.id])
  })

  it.each(packs)('names the radio button of $id by a label with size and description', ({ id, ...pack }) => {
    const label = textOf(shop.find(`label[for="${radios.filter(`[value="${id}"]`).attr('id')}"]`))
    expect(label).toBe(`${pack.size} ${pack.description}`)
  })

  it.each(packs)('shows the price of $id, what it saves, and whether it is popular', (pack) => {
    const card = textsOf($, cardOf(pack.id).find('span'))
    expect(card).toContain(rupees(pack.price))
    expect(card).toContain(pack.soldOut ? content.packs.soldOut : pack.savings)
    expect(card.includes(words.popular)).toBe(pack.popular)
  })

  it.each(packs.filter(({ soldOut }) => !soldOut))(
    'has an order button for $id, for the chat, with the pack’s own price',
    ({ id, price, order }) => {
      const link = shop.find(`a[data-pack="${id}"]`)
      expectChatLink(link)
      expect(textOf(link)).toContain(order)
      expect(textOf(link)).toContain(rupees(price))
    },
  )

  it('shows the pictures of all packs at one size', () => {
    const pictures = shop.find('fieldset img')
    expect(attributesOf($, pictures, 'alt')).toEqual(
      packs.map(({ picture }) => content.pictures[String(picture)]?.alt),
    )
    const sizes = pictures.toArray().map((image) => `${$(image).attr('width')} × ${$(image).attr('height')}`)
    expect(new Set(sizes).size).toBe(1)
  })
})

describe('the shop', () => {
  const text = textOf(shop)

  it.each(packs)('states whether $id ships free, and what shipping costs where it does not', ({ price }) => {
    expect(text).toContain(shippingText(price, content))
    expect(text).toContain(delivery.free)
  })

  it('has the money-back guarantee with its terms', () => {
    expect(text).toContain(claims.moneyBack?.value)
    expect(text).toContain(claims.moneyBack?.qualifier)
    expect(textOf(shop.find('details:has(#guarantee)'))).toContain(claims.moneyBack?.value)
    expect(findNamed($, 'footer', 'a', 'Return Policy').attr('href')).toBe('/#guarantee')
  })
})
