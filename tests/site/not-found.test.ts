import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { attributesOf, expectChatLink, findNamed, page, textsOf } from './build-output.ts'

const { notFound } = content

describe('the page for unknown addresses', () => {
  const $ = page('/404')

  it('states that there is no such page', () => {
    expect(textsOf($, $('h1'))).toEqual([notFound.title])
  })

  it('leads to what most people look for, home and the chat among it', () => {
    const links = attributesOf($, $('main a'), 'href')
    expect(links).toEqual(expect.arrayContaining(['/', '/#shop', '/blog', '/#faq', '/refund-policy']))
    expect(findNamed($, 'main', 'a', notFound.backHome).attr('href')).toBe('/')
    // The question's form has another, for when sending fails.
    expectChatLink($('main a[data-chat="not-found"]').not('details a'))
  })
})
