import { describe, expect, it } from 'vitest'
import { DEFAULT_PACK, packs } from '#web/content/packs.ts'
import { attributesOf, expectChatLink, page, textOf, textsOf } from './build-output.ts'

const $ = page('/')
const shop = $('#shop')
const words = textOf(shop)
const radios = shop.find('fieldset input[type="radio"]')

/** What stands on a pack's card: the smallest element that has both its radio button and its price. */
const cardOf = (size: string) => shop.find(`input[value="${size}"]`).parent().parent()

describe('the pack selector', () => {
  it('offers 500g and 250g in one named radio group, 500g chosen', () => {
    expect(textOf(shop.find('legend'))).toBe('Pack size')
    expect(attributesOf($, radios, 'value')).toEqual(['500g', '250g'])
    expect(new Set(attributesOf($, radios, 'name')).size).toBe(1)
    expect(attributesOf($, radios.filter('[checked]'), 'value')).toEqual(['500g'])
    expect(DEFAULT_PACK).toBe('500g')
  })

  it('names each radio button by a label with size and description', () => {
    for (const radio of radios.toArray()) {
      const label = textOf(shop.find(`label[for="${$(radio).attr('id')}"]`))
      expect(label).toContain($(radio).attr('value'))
    }
  })

  it('shows 500g: 633 rupees, Premium Family Pack, Best Value, POPULAR', () => {
    const card = textsOf($, cardOf('500g').find('span'))
    expect(card).toEqual(
      expect.arrayContaining(['500g', '₹633', 'Premium Family Pack', 'Best Value', 'POPULAR']),
    )
  })

  it('shows 250g: 330 rupees, Personal Trial Pack, Try First, not POPULAR', () => {
    const card = textsOf($, cardOf('250g').find('span'))
    expect(card).toEqual(expect.arrayContaining(['250g', '₹330', 'Personal Trial Pack', 'Try First']))
    expect(card).not.toContain('POPULAR')
  })

  it('has an order button for each pack, for the chat, with the pack’s own price', () => {
    for (const { id, price, orderLabel } of packs) {
      const order = shop.find(`a[data-pack="${id}"]`)
      expectChatLink(order)
      expect(textOf(order)).toContain(orderLabel)
      expect(textOf(order)).toContain(`₹${price}`)
    }
    expect(packs.map(({ orderLabel }) => orderLabel)).toEqual(['Order 500g Pack', 'Order 250g Pack'])
  })

  it('shows each pack with a picture of its own size', () => {
    for (const size of ['500 g', '250 g']) expect(shop.find(`img[alt^="${size} jar"]`)).toHaveLength(1)
    const sizes = shop
      .find('fieldset img')
      .toArray()
      .map((image) => `${$(image).attr('width')} × ${$(image).attr('height')}`)
    expect(new Set(sizes).size).toBe(1)
  })
})

describe('the shop', () => {
  it('ships free from 550 rupees: met by 633, 220 short of it with 330', () => {
    expect(words).toMatch(/free shipping on orders of ₹550 and above/i)
    expect(words).toContain('This pack ships free')
    expect(words).toContain('₹220 more for free shipping')
  })

  it('has a 30-day money-back guarantee and 34 herbs', () => {
    expect(words).toContain('30-day money-back guarantee')
    expect(words).toMatch(/34 herbs/)
  })
})
