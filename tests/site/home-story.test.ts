import { describe, expect, it } from 'vitest'
import { describeNewestBatch, leadText, newestLead } from '#web/shop/batch.ts'
import { newestReportPath } from '#web/ui/BatchLink.tsx'
import { content } from '../content.ts'
import { expectChatLink, findNamed, page, section, textOf, textsOf } from './build-output.ts'

const { brand, hero, testimonials } = content
const $ = page('/')

describe('home', () => {
  it('has its sections in the order of the specification, the founders without an anchor, and notes at its end', () => {
    // The label and the doses are parts of the shop's section.
    const ids = $('main > section')
      .toArray()
      .map((element) => $(element).attr('id'))
    expect(ids).toEqual([
      'hero',
      'about',
      'heritage',
      undefined,
      'shop',
      'benefits',
      'testimonials',
      undefined,
      'faq',
      undefined,
    ])
  })
})

describe('hero', () => {
  const shown = $('#hero')

  it('has the page’s one main heading, and a Shop Now button for the chat', () => {
    expect($('h1')).toHaveLength(1)
    expect(textOf(shown.find('h1'))).toBe(hero.heading)
    expectChatLink(findNamed($, shown, 'a', hero.button))
  })

  it('leads from the number of customers and their rating to the testimonials', () => {
    for (const label of [hero.customers?.label, hero.rating?.label]) {
      expect(findNamed($, shown, 'a', label ?? '').attr('href'), label).toBe('/#testimonials')
    }
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
})

describe('about', () => {
  const shown = $('#quality')

  it('shows the newest batch beside its promise: its story, its lead in large, and a link to the report', () => {
    expect(textOf(shown)).toContain(content.about.promise?.text)
    expect(textOf(shown)).toContain(describeNewestBatch(content))
    expect(textOf(shown.find('.figure'))).toBe(String(newestLead(content)?.found))
    expect(findNamed($, shown, 'a', leadText(content)).attr('href')).toBe(newestReportPath(content))
  })
})

describe('the product', () => {
  const shown = $('[aria-labelledby="products-heading"]')

  it('sets in large what is measured, and keeps each claim as a label', () => {
    const { amla, tradition } = content.products
    const large = textsOf($, shown.find('.figure'))
    for (const { measured, claim } of [
      { measured: tradition?.measured, claim: tradition?.figure?.claim },
      { measured: amla.vitaminC?.measured, claim: amla.vitaminC?.claim },
    ]) {
      expect(large).toContain(measured?.value)
      expect(textsOf($, shown.find('b'))).toContain(`${claim?.value} ${claim?.label}`)
    }
  })
})

describe('heritage', () => {
  const shown = $('#heritage')

  it('explains where the brand’s name comes from in Sanskrit, in words marked as Sanskrit', () => {
    const { word, parts } = brand.devanagari ?? { word: '', parts: [] }
    expect(word).not.toBe('')
    expect(textsOf($, shown.find('[lang="sa"]'))).toContain(word)
    for (const [place, part] of parts.entries()) {
      const term = shown.find('dt').filter((_, one) => textOf($(one)).includes(part.devanagari))
      expect(textOf(term)).toContain(part.latin)
      expect(textOf(term.next('dd'))).toBe(brand.partMeanings?.[place])
    }
    expect(textOf(shown)).toContain(brand.meaning)
  })
})

describe('the founders', () => {
  const { heading, labels, people } = content.founders
  const shown = section($, heading)
  const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)

  it('are all there, in a section without an anchor', () => {
    expect(shown).toHaveLength(1)
    expect(shown.attr('id')).toBeUndefined()
    expect(cards).toHaveLength(people.length)
  })

  it('have cards that are closed at first, one open at a time, with words to open and to close each', () => {
    for (const card of cards.toArray()) {
      const details = $(card).find('details')
      expect(details.attr('open')).toBeUndefined()
      expect(details.attr('name')).toBe('founders')
      const summary = details.children('summary')
      expect(textsOf($, summary.children())).toEqual([labels.more, labels.less, '×'])
      // It is named by its own words and by its person.
      const [self, person] = summary.attr('aria-labelledby')?.split(' ') ?? []
      expect(self).toBe(summary.attr('id'))
      expect(textOf($(card).find(`[id="${person}"]`))).toBe(textOf($(card).find('h3')))
    }
  })
})
