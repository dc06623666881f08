import { describe, expect, it } from 'vitest'
import { rupees } from '#contract/rupees.ts'
import { shippingText } from '#web/shop/delivery.ts'
import { content } from '../content.ts'
import { chosen, packs } from '../packs.ts'
import { attributesOf, expectChatLink, page, textOf, textsOf } from './build-output.ts'

const {
  claims,
  words: { delivery, shop: words },
} = content

const $ = page('/')
const shop = $('#shop')
const radios = shop.find('fieldset input[type="radio"]')

it('the pack selector offers every pack in one named radio group, one of them chosen', () => {
  expect(textOf(shop.find('legend'))).toBe(words.selector)
  expect(attributesOf($, radios, 'value')).toEqual(packs.map(({ id }) => id))
  expect(new Set(attributesOf($, radios, 'name')).size).toBe(1)
  expect(attributesOf($, radios.filter('[checked]'), 'value')).toEqual([chosen.id])
})

describe.each(packs)('the pack $id', ({ id, size, description, price, savings, popular, soldOut, order }) => {
  it('has its size and description, price, what it saves, and whether it is popular', () => {
    const radio = radios.filter(`[value="${id}"]`)
    expect(textOf(shop.find(`label[for="${radio.attr('id')}"]`))).toBe(`${size} ${description}`)
    // The smallest element that has both the radio button and the price.
    const card = textsOf($, radio.parent().parent().find('span'))
    expect(card).toContain(rupees(price))
    expect(card).toContain(soldOut ? content.words.packs.soldOut : savings)
    expect(card.includes(words.popular)).toBe(popular)
  })

  it.skipIf(soldOut)('has an order button for the chat with its own price, and what shipping costs', () => {
    const link = shop.find(`a[data-pack="${id}"]`)
    expectChatLink(link)
    expect(textOf(link)).toContain(order)
    expect(textOf(link)).toContain(rupees(price))
    expect(textOf(shop)).toContain(shippingText(price, content))
  })
})

it('the shop has free shipping and the money-back guarantee with its terms', () => {
  for (const text of [delivery.free, claims.moneyBack?.value, claims.moneyBack?.qualifier])
    expect(textOf(shop)).toContain(text)
  expect(textOf(shop.find('details:has(#guarantee)'))).toContain(claims.moneyBack?.value)
})
