import { describe, expect, it } from 'vitest'
import { notFound } from '#web/content/not-found.ts'
import { attributesOf, expectChatLink, named, page, textOf, textsOf } from './build-output.ts'

describe('the page for unknown addresses', () => {
  const $ = page('/404')

  it('says that there is no such page', () => {
    expect(textsOf($, $('h1'))).toEqual([notFound.title])
    expect(textOf($('main'))).toContain('404')
  })

  it('leads to what most people look for, home and the chat among it', () => {
    const links = attributesOf($, $('main a'), 'href')
    expect(links).toEqual(expect.arrayContaining(['/', '/#shop', '/blog', '/#faq', '/refund-policy']))
    expect(named($, 'main', 'a', 'Back to Home').attr('href')).toBe('/')
    expectChatLink($('main a[data-chat]'))
  })
})
