import { describe, expect, it } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { founders, foundersText } from '#web/content/founders.ts'
import { expectChatLink, named, page, section, textOf, textsOf } from './build-output.ts'

const $ = page('/')
const shown = section($, foundersText.heading)
const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)

describe('the founders', () => {
  it('are three, in a section without an anchor', () => {
    expect(shown).toHaveLength(1)
    expect(shown.attr('id')).toBeUndefined()
    expect(cards).toHaveLength(3)
    expect(founders).toHaveLength(3)
  })

  it.each(founders.map((founder, index) => ({ ...founder, index })))(
    '$name: title, experience, specialization and the complete description',
    ({ index, name, title, experience, specialization, description }) => {
      const card = cards.eq(index)
      expect(textOf(card.find('h3'))).toBe(name)
      for (const words of [title, experience, specialization, description]) {
        expect(textOf(card)).toContain(words)
      }
    },
  )

  it('have 20+ and 13+ years of experience, 15 years of chyawanprash making, 30+ combined years', () => {
    expect(textOf(cards.eq(0))).toContain('20+ years of experience')
    expect(textOf(cards.eq(1))).toContain('13+ years of experience')
    expect(textOf(shown)).toContain('15 years of chyawanprash making')
    expect(textOf(shown)).toContain('30+ combined years')
  })

  it('have cards that are closed at first, with Know More, Show Less and a close button each', () => {
    for (const card of cards.toArray()) {
      const [toggle, close] = $(card).find('button').toArray()
      expect(textsOf($, $(toggle).children())).toEqual(['Know More', 'Show Less'])
      expect($(toggle).attr('aria-expanded')).toBe('false')
      expect($(card).find(`[id="${$(toggle).attr('aria-controls')}"] p`)).toHaveLength(1)
      expect($(close).attr('aria-label')).toBe('Close')
      const describedBy = $(card).find(`[id="${$(close).attr('aria-describedby')}"]`)
      expect(textOf(describedBy)).toBe(textOf($(card).find('h3')))
    }
  })

  it('share a founding vision with three pillars and a collective promise', () => {
    const { vision, promise } = foundersText
    expect(textsOf($, shown.find('h3'))).toContain(vision.heading)
    expect(vision.heading).toMatch(/founding vision/i)
    expect(textOf(shown)).toContain(vision.text)
    expect(textsOf($, shown.find('h4'))).toEqual(vision.pillars.map(({ title }) => title))
    expect(vision.pillars).toHaveLength(3)
    expect(textOf(shown.find('figure blockquote'))).toBe(promise.text)
  })

  it('have the Shop Founder-Crafted button for the chat', () => {
    expectChatLink(named($, shown, 'a', `Shop Founder-Crafted ${brand.product}`))
  })
})
