import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { expectChatLink, PUBLIC, page, textOf } from './build-output.ts'

const { brand } = content

/** The provider's address, without the number and the message. */
const CHAT = new URL(brand.chatLink).origin

describe.each(PUBLIC)('the chat links of %s', (path) => {
  const $ = page(path)
  const links = $(`a[href^="${CHAT}"]`).toArray()

  it('open in a new tab without script, and name their placement', () => {
    for (const link of links) expectChatLink($(link))
  })

  it('are all the elements that name a placement', () => {
    expect($('[data-chat]')).toHaveLength(links.length)
  })

  it('have a name, in words or for screen readers', () => {
    for (const link of links) expect($(link).attr('aria-label') ?? textOf($(link))).toMatch(/\w/)
  })
})

describe('home', () => {
  it('has a chat link for every call to action, bulk orders included', () => {
    const $ = page('/')
    const placements = $('a[data-chat]')
      .toArray()
      .map((link) => $(link).attr('data-chat'))
    expect(new Set(placements)).toEqual(
      new Set([
        'promo-strip',
        'header',
        'hero',
        'products',
        'shop-order',
        'founders',
        'faq',
        'footer',
        'mobile-bar',
        'floating-button',
        'popup',
        'bulk',
        ...(content.packs.list.some(({ soldOut }) => soldOut) ? ['back-in-stock'] : []),
      ]),
    )
  })
})
