import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { expectChatLink, named, page, section, textOf, textsOf } from './build-output.ts'

const { founders } = content
const { people, labels, vision, promise } = founders
const $ = page('/')
const shown = section($, founders.heading)
const cards = shown.find('li').filter((_, item) => $(item).find('h3').length > 0)

describe('the founders', () => {
  it('are all there, in a section without an anchor', () => {
    expect(shown).toHaveLength(1)
    expect(shown.attr('id')).toBeUndefined()
    expect(cards).toHaveLength(people.length)
    expect(textOf(shown)).toContain(founders.intro)
  })

  it.each(people.map((founder, index) => ({ ...founder, index })))(
    '$name: title, experience, specialization and the complete description',
    ({ index, name, title, experience, specialization, description }) => {
      const card = cards.eq(index)
      expect(textOf(card.find('h3'))).toBe(name)
      for (const words of [title, experience, specialization, description]) {
        expect(textOf(card)).toContain(words)
      }
    },
  )

  it('have cards that are closed at first, with words to open and to close each, and a close button', () => {
    for (const card of cards.toArray()) {
      const [toggle, close] = $(card).find('button').toArray()
      expect(textsOf($, $(toggle).children())).toEqual([labels.more, labels.less])
      expect($(toggle).attr('aria-expanded')).toBe('false')
      expect($(card).find(`[id="${$(toggle).attr('aria-controls')}"] p`)).toHaveLength(1)
      expect($(close).attr('aria-label')).toBe(labels.close)
      const describedBy = $(card).find(`[id="${$(close).attr('aria-describedby')}"]`)
      expect(textOf(describedBy)).toBe(textOf($(card).find('h3')))
    }
  })

  it('share a founding vision with its pillars and a collective promise', () => {
    expect(textsOf($, shown.find('h3'))).toContain(vision.heading)
    expect(textOf(shown)).toContain(vision.text)
    expect(textsOf($, shown.find('h4'))).toEqual(vision.pillars.map(({ title }) => title))
    expect(textOf(shown.find('figure blockquote'))).toBe(promise.text)
  })

  it('have a button for the chat', () => {
    expectChatLink(named($, shown, 'a', founders.button))
  })
})
