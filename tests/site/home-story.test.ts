import { describe, expect, it } from 'vitest'
import { about } from '#web/content/about.ts'
import { brand } from '#web/content/brand.ts'
import { expectChatLink, named, page, section, textOf, textsOf } from './build-output.ts'

const $ = page('/')

describe('home', () => {
  it('has its sections in the order of the specification, the founders without an anchor', () => {
    // The label and the doses are parts of the products section.
    const ids = $('main > section')
      .toArray()
      .map((element) => $(element).attr('id'))
    expect(ids).toEqual([
      ...['hero', 'about', 'heritage', undefined, 'shop', 'benefits'],
      ...['testimonials', undefined, 'faq'],
    ])
  })
})

describe('hero', () => {
  const hero = $('#hero')

  it('has the page’s one main heading, and a Shop Now button for the chat', () => {
    expect($('h1')).toHaveLength(1)
    expect(hero.find('h1')).toHaveLength(1)
    expectChatLink(named($, hero, 'a', `Shop ${brand.name} Now`))
  })

  it('leads from 10,000+ Happy Customers and 4.9 Customer Rating to the testimonials', () => {
    for (const name of ['10,000+ Happy Customers', '4.9 Customer Rating']) {
      expect(named($, hero, 'a', name).attr('href'), name).toBe('/#testimonials')
    }
  })

  it('has the trust badges No Preservatives, 100% Organic and Doctor Crafted', () => {
    const badges = hero.find('ul').filter((_, list) => textOf($(list)).includes('No Preservatives'))
    expect(textsOf($, badges.find('li > span'))).toEqual([
      'No Preservatives',
      '100% Organic',
      'Doctor Crafted',
    ])
  })

  it('has four sample customers as avatar images, each with a name', () => {
    const names = hero
      .find('ul')
      .first()
      .find('[role="img"]')
      .toArray()
      .map((avatar) => $(avatar).attr('aria-label'))
    expect(names.filter(Boolean)).toHaveLength(4)
    expect(new Set(names).size).toBe(4)
  })

  it('has two stat cards: 34 Herbs and Zero Preservatives', () => {
    expect(textsOf($, hero.find('p'))).toEqual(expect.arrayContaining(['34 Herbs', 'Zero Preservatives']))
  })
})

describe('about', () => {
  const shown = $('#about')
  const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)

  it('tells what is wrong with commercial brands: preservatives', () => {
    expect(textOf(shown)).toMatch(/preservatives/i)
    expect(textOf(shown)).toMatch(/sodium benzoate/i)
  })

  it('has three feature cards: zero preservatives, doctor formulated, pure ingredients', () => {
    expect(textsOf($, cards.find('h3')).map((title) => title.toLowerCase())).toEqual([
      'zero preservatives',
      'doctor formulated',
      'pure ingredients',
    ])
    for (const text of textsOf($, cards.find('p'))) expect(text).not.toBe('')
  })

  it('has a promise block and a checklist of six claims', () => {
    const promise = shown.find('#quality')
    expect(textOf(promise.find('h3'))).toMatch(/promise/i)
    expect(textOf(promise.find('blockquote'))).toBe(about.promise.text)
    const claims = textsOf($, shown.find('ul').last().find('li'))
    expect(claims).toHaveLength(6)
    expect(new Set(claims).size).toBe(6)
  })
})

describe('heritage', () => {
  const shown = $('#heritage')

  it('tells where the brand’s name comes from in Sanskrit, in words marked as Sanskrit', () => {
    const { word, parts, meaning } = brand.devanagari
    expect(textsOf($, shown.find('[lang="sa"]'))).toContain(word)
    for (const part of parts) {
      const term = shown.find('dt').filter((_, one) => textOf($(one)).includes(part.devanagari))
      expect(textOf(term)).toContain(part.latin)
      expect(textOf(term.next('dd'))).toBe(part.meaning)
    }
    expect(textOf(shown).toLowerCase()).toContain(meaning)
  })

  it('has three cards: balanced wellness, sustained vitality, ancient wisdom', () => {
    const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)
    expect(textsOf($, cards.find('h3')).map((title) => title.toLowerCase())).toEqual([
      'balanced wellness',
      'sustained vitality',
      'ancient wisdom',
    ])
    for (const text of textsOf($, cards.find('p'))) expect(text).not.toBe('')
  })

  it('quotes its philosophy', () => {
    expect(textOf(shown.find('figure blockquote'))).not.toBe('')
  })
})

describe('products', () => {
  const shown = section($, `What is ${brand.product}?`)
  const headings = textsOf($, shown.find('h3, h4'))

  it('defines chyawanprash', () => {
    expect(textOf(shown.find('dfn'))).toBe('chyawanprash')
    expect(textOf(shown.find('dd').first())).toMatch(/amla/)
  })

  it('names 3,000+ years of tradition and 40+ herbs, with amla as the hero ingredient', () => {
    const texts = textsOf($, shown.find('p'))
    expect(texts).toContain('3,000+ years of tradition')
    expect(texts).toContain('40+ herbs')
    expect(textOf(shown)).toMatch(/hero ingredient/i)
    expect(textOf(shown)).toContain('20x more Vitamin C than oranges')
  })

  it('lists key highlights', () => {
    expect(headings).toEqual(expect.arrayContaining(['Key highlights', 'Cooked by hand']))
  })

  it('says how to consume it: 1-2 teaspoons daily, warm milk or water, early morning, empty stomach', () => {
    expect(headings).toContain('How to consume')
    const steps = textsOf($, shown.find('ol h4'))
    for (const step of [/1-2 teaspoons daily/, /warm milk or water/i, /early morning/i, /empty stomach/i]) {
      expect(
        steps.filter((text) => step.test(text)),
        String(step),
      ).toHaveLength(1)
    }
  })

  it('has a Did You Know? box on sodium benzoate', () => {
    expect(textOf(named($, shown, 'aside', 'Did You Know?'))).toMatch(/sodium benzoate/i)
  })

  it('has a Shop Pure Chyawanprash button for the chat', () => {
    expectChatLink(named($, shown, 'a', `Shop Pure ${brand.product}`))
  })
})
