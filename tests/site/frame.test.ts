import { describe, expect, it } from 'vitest'
import { LANGUAGE_IDS, pathIn, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { noticeVersion } from '#web/site-build/notice-versions.ts'
import { content } from '../content.ts'
import {
  attributesOf,
  expectChatLink,
  findNamed,
  nameOf,
  PUBLIC,
  page,
  textOf,
  textsOf,
} from './build-output.ts'

const { facts, words } = content
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

it('the promotional strip is above the header, on home alone, with its Order Now button for the chat', () => {
  const $ = page('/')
  const strip = findNamed($, 'body', 'aside', content.words.promo.eyebrow)
  expectChatLink(findNamed($, strip, 'a', content.words.promo.button))
  expect(strip.nextAll('header')).toHaveLength(1)
  for (const path of PUBLIC.filter((one) => one !== '/'))
    expect(page(path)(`aside[aria-label="${content.words.promo.eyebrow}"]`)).toHaveLength(0)
})

describe.each(PUBLIC)('the frame of %s', (path) => {
  const $ = page(path)
  const bar = findNamed($, 'body', 'nav', words.navigation.sections)

  it('begins with a skip link to main, and has the header’s items in order, with Shop Now on every screen', () => {
    const first = $('body a').first()
    expect(textOf(first)).toBe(words.navigation.skip)
    expect(first.parents('nav, aside, header')).toHaveLength(0)
    expect($(first.attr('href') ?? '').is('main')).toBe(true)
    const links = findNamed($, 'header', 'nav', words.navigation.main).find('a')
    expect(textsOf($, links)).toEqual(namesOf(words.navigation.links))
    expect(attributesOf($, links, 'href').join(' ')).toBe(
      '/#hero /#about /#heritage /#shop /#benefits /#testimonials /blog',
    )
    const buttons = findNamed($, '#site-header', 'a[data-chat]', words.navigation.button)
    expect(textsOf($, buttons)).toEqual([words.navigation.button, ''])
    expect(buttons.last().find('svg')).toHaveLength(1)
  })

  it('sets nothing in small caps, of which WebKit leaves out the letters of a second file of a font', () => {
    const styles = $('style').text()
    expect(['letter-spacing', 'small-caps'].filter((property) => styles.includes(property))).toEqual([
      'letter-spacing',
    ])
  })

  it('has the mobile bar: Home, About, Benefits, Shop and Contact, the last for the chat', () => {
    const links = bar.find('a')
    expect(links.toArray().map((link) => nameOf($, $(link)))).toEqual(namesOf(words.navigation.bar))
    expect(attributesOf($, links.slice(0, 4), 'href')).toEqual(['/#hero', '/#about', '/#benefits', '/#shop'])
    for (const link of links.toArray()) expect($(link).find('svg')).toHaveLength(1)
    expect(links.last().is('[data-chat]')).toBe(true)
  })

  // Which placements home has is in tests/e2e/tracking.spec.ts.
  it('has back-to-top, the floating chat, and chat links that work without script and name their placement', () => {
    expect($('button[data-back-to-top]')).toHaveLength(1)
    expect($('a[data-chat="floating-button"]').attr('aria-label')).toBe(content.words.chat.floatingButton)
    const links = $(`a[href^="${new URL(facts.brand.chatLink).origin}"]`)
    for (const link of links.toArray()) expectChatLink($(link))
    expect($('[data-chat]')).toHaveLength(links.length)
  })
})

describe.each(PUBLIC)('the footer of %s', (path) => {
  const $ = page(path)
  const foot = $('body footer#contact')
  const columns = findNamed($, foot, 'nav', words.footer.label)
  const linkTo = (name: string) => findNamed($, foot, 'a', name)

  it('has phone, e-mail and social profile in new tabs, and leads from each other link to a place that exists', () => {
    for (const [name, href] of [
      [facts.brand.phone.replaceAll('\u00A0', ' '), `tel:${facts.brand.phone.replace(/\s/g, '')}`],
      [facts.brand.email, `mailto:${facts.brand.email}`],
      [`${words.footer.follow}: ${facts.brand.social?.handle}`, facts.brand.social?.profile],
    ] as const) {
      expect(linkTo(name).attr('href'), name).toBe(href)
      expect(linkTo(name).attr('target'), name).toBe('_blank')
    }
    const targets = attributesOf($, $('a[href^="tel:"], a[href^="mailto:"]'), 'target')
    expect(new Set(targets)).toEqual(new Set(['_blank']))
    const links = columns.find('a').toArray()
    const hrefs = Object.fromEntries(links.map((link) => [textOf($(link)), $(link).attr('href') ?? '']))
    expect(hrefs).toMatchObject({
      About: '/#about',
      Heritage: '/#heritage',
      'Wellness Blog': '/blog',
      FAQ: '/#faq',
      'Privacy Policy': '/privacy-policy',
      'Refund Policy': '/refund-policy',
      Disclaimer: '/disclaimer',
      'Return Policy': '/#guarantee',
      'Shipping Info': '/#delivery',
      'Bulk Orders': '/#bulk',
      'Quality Promise': '/#quality',
      'Organic Ingredients': '/#ingredients',
      'Traditional Recipes': '/#recipe',
      'Ayurvedic Doctors': '/#founders-heading',
    })
    expectChatLink(findNamed($, columns, 'a', 'Customer Care'))
    const anchors = Object.values(hrefs).filter((href) => href.startsWith('/#'))
    for (const anchor of anchors) expect(page('/')(anchor.slice(1)), anchor).toHaveLength(1)
  })
})

it('the page for unknown addresses leads to what most people look for, home and the chat among it', () => {
  const $ = page('/404')
  expect(textsOf($, $('h1'))).toEqual([content.words.notFound.title])
  const links = attributesOf($, $('main a'), 'href')
  expect(links).toEqual(expect.arrayContaining(['/', '/#shop', '/blog', '/#faq', '/refund-policy']))
  expect(findNamed($, 'main', 'a', content.words.notFound.backHome).attr('href')).toBe('/')
  // The question's form has another, for when sending fails.
  expectChatLink($('main a[data-chat="not-found"]').not('details a'))
})

it.each(LANGUAGE_IDS)('the newsletter form in %s names the version of the notice beside it', (language) => {
  const $ = page(pathIn(language, language === SOURCE_LANGUAGE ? '/' : ''))
  const props = JSON.parse($('[data-island="newsletter"]').attr('data-props') ?? '')
  expect(props).toEqual({ language, noticeVersion: noticeVersion(language) })
})
