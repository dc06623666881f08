import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { expectChatLink, named, page, section, textOf, textsOf } from './build-output.ts'

const { about, brand, claims, heritage, hero, products, testimonials } = content
const $ = page('/')

describe('home', () => {
  it('has its sections in the order of the specification, the founders without an anchor, and notes at its end', () => {
    // The label and the doses are parts of the shop's section.
    const ids = $('main > section')
      .toArray()
      .map((element) => $(element).attr('id'))
    expect(ids).toEqual([
      ...['hero', 'about', 'heritage', undefined, 'shop', 'benefits'],
      ...['testimonials', undefined, 'faq', undefined],
    ])
  })
})

describe('hero', () => {
  const shown = $('#hero')

  it('has the page’s one main heading, and a Shop Now button for the chat', () => {
    expect($('h1')).toHaveLength(1)
    expect(textOf(shown.find('h1'))).toBe(hero.heading)
    expectChatLink(named($, shown, 'a', hero.button))
  })

  it('leads from the number of customers and their rating to the testimonials', () => {
    for (const { label } of [hero.customers, hero.rating].filter((proof) => proof !== undefined)) {
      expect(named($, shown, 'a', label).attr('href'), label).toBe('/#testimonials')
    }
  })

  it('has the trust badges', () => {
    expect(textsOf($, shown.find('ul').last().find('li > span'))).toEqual(
      hero.badges.map(({ claim }) => claims[claim].value),
    )
  })

  it('has four customers as avatar images, each with a name', () => {
    const names = shown
      .find('ul')
      .first()
      .find('[role="img"]')
      .toArray()
      .map((avatar) => $(avatar).attr('aria-label'))
    expect(names).toEqual(testimonials.reviews.slice(0, 4).map(({ name }) => name))
  })

  it('has two stat cards', () => {
    const figures = [hero.herbs, hero.preservatives].filter((figure) => figure !== undefined)
    expect(textsOf($, shown.find('p'))).toEqual(
      expect.arrayContaining(figures.map(({ value, label }) => `${value} ${label}`)),
    )
  })
})

describe('about', () => {
  const shown = $('#about')
  const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)

  it('tells what is wrong with commercial brands', () => {
    expect(textOf(shown)).toContain(about.problem)
  })

  it('has a card for each feature', () => {
    expect(textsOf($, cards.find('h3'))).toEqual(about.features.map(({ title }) => title))
    expect(textsOf($, cards.find('p'))).toEqual(about.features.map(({ description }) => description))
  })

  it('has a promise block and a checklist of claims', () => {
    const promise = shown.find('#quality')
    expect(textOf(promise.find('h3'))).toBe(about.promise.title)
    expect(textOf(promise.find('blockquote'))).toBe(about.promise.text)
    const lines = shown.find('ul').last().find('li')
    expect(lines).toHaveLength(about.checklist.length)
    for (const [place, { text, qualifier }] of about.checklist.entries())
      expect(textOf(lines.eq(place))).toContain(`${text}${qualifier ?? ''}`)
  })
})

describe('heritage', () => {
  const shown = $('#heritage')

  it('tells where the brand’s name comes from in Sanskrit, in words marked as Sanskrit', () => {
    const { word, parts } = brand.devanagari
    expect(textsOf($, shown.find('[lang="sa"]'))).toContain(word)
    for (const [place, part] of parts.entries()) {
      const term = shown.find('dt').filter((_, one) => textOf($(one)).includes(part.devanagari))
      expect(textOf(term)).toContain(part.latin)
      expect(textOf(term.next('dd'))).toBe(brand.partMeanings[place])
    }
    expect(textOf(shown)).toContain(brand.meaning)
  })

  it('has a card for each of its thoughts', () => {
    const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)
    expect(textsOf($, cards.find('h3'))).toEqual(heritage.cards.map(({ title }) => title))
    expect(textsOf($, cards.find('p'))).toEqual(heritage.cards.map(({ description }) => description))
  })

  it('quotes its philosophy', () => {
    expect(textOf(shown.find('figure blockquote'))).toBe(heritage.quote.text)
  })
})

describe('products', () => {
  const shown = section($, products.heading)
  const headings = textsOf($, shown.find('h3, h4'))

  it('defines chyawanprash', () => {
    expect(textOf(shown.find('dfn'))).toBe(products.definition.term)
    expect(textOf(shown.find('dd').first())).toBe(products.definition.text)
  })

  it('names the years of tradition and the herbs, with amla as the hero ingredient', () => {
    const texts = textsOf($, shown.find('p'))
    const figures = [products.tradition.figure, products.herbs].filter((figure) => figure !== undefined)
    for (const { claim } of figures) expect(texts).toContain(`${claims[claim].value} ${claims[claim].label}`)
    expect(texts).toContain(products.amla.title)
    if (products.amla.vitaminC) expect(texts).toContain(products.amla.vitaminC.fact)
  })

  it('lists key highlights', () => {
    const { heading, list } = products.highlights
    expect(headings).toEqual(expect.arrayContaining([heading, ...list.map(({ title }) => title)]))
  })

  it('says how to consume it', () => {
    expect(headings).toContain(products.consume.heading)
    expect(textsOf($, shown.find('ol h4'))).toEqual(products.consume.steps.map(({ title }) => title))
  })

  it('has a Did You Know? box', () => {
    const { heading, text } = products.didYouKnow
    expect(textOf(named($, shown, 'aside', heading))).toContain(text)
  })

  it('has a button for the chat', () => {
    expectChatLink(named($, shown, 'a', products.button))
  })
})
