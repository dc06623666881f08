import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { orderMessage } from '#web/shop/chat.ts'
import { packsOf, packsOnSale } from '#web/shop/price.ts'
import { content } from '../content.ts'
import { expectChatLink, PUBLIC, page } from './build-output.ts'

const { brand } = content

/** The provider's address, without the number and the message. */
const CHAT = new URL(brand.chatLink).origin

// Which placements home has is in tests/e2e/tracking.spec.ts.
describe.each(PUBLIC)('the chat links of %s', (path) => {
  const $ = page(path)
  const links = $(`a[href^="${CHAT}"]`).toArray()

  it('open in a new tab without script, and name their placement', () => {
    for (const link of links) expectChatLink($(link))
  })

  it('are all the elements that name a placement', () => {
    expect($('[data-chat]')).toHaveLength(links.length)
  })
})

it.each(['mr', 'hi'] as const)('the order of the home in %s is written in its language', (language) => {
  const words = loadContent(language)
  const links = page(`/${language}`)('a[data-chat="shop-order"]').toArray()
  const messages = links.map(({ attribs }) => new URL(attribs.href ?? '').searchParams.get('text'))
  expect(messages).toEqual(packsOnSale(packsOf(words)).map((pack) => orderMessage(words, pack)))
})
