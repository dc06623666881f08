import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { attributesOf, page, textOf, textsOf } from './build-output.ts'

const { popup } = content
const faq = content.faq.items

const $ = page('/')

/** The topics of the specification, in its order, as the questions name them. */
const TOPICS = [
  /best time/i,
  /how much/i,
  /immunity booster/i,
  /preventive supplement/i,
  /height/i,
  /steroids/i,
  /gain weight|weight gain/i,
  /lose weight|weight loss/i,
  /acne/i,
  /refrigerator|refrigeration/i,
  /lead and harmful metals/i,
  /summer/i,
  /kids and .*the brain/i,
]

describe('the FAQ', () => {
  const shown = $('section#faq')
  const questions = shown.find('h3 button')
  const answer = (number: number) => $(`#answer-${number}`)

  it('has 13 questions on the topics of the specification, in its order, each with an icon', () => {
    const texts = textsOf($, questions)
    expect(texts).toEqual(faq.map(({ question }) => question))
    expect(texts).toHaveLength(13)
    for (const [index, topic] of TOPICS.entries()) expect(texts[index]).toMatch(topic)
    for (const question of questions.toArray()) expect($(question).find('svg').length).toBeGreaterThan(0)
  })

  it('has every answer in the page, closed for the eye and open to the browser’s search', () => {
    for (const { id, answer: words, link } of faq) {
      expect(textOf(answer(Number(id)))).toBe(link ? `${words} ${link}` : words)
      expect(answer(Number(id)).is('[hidden="until-found"]')).toBe(true)
    }
  })

  it('names in each question the answer that it opens, and no answer while it is closed', () => {
    expect(attributesOf($, questions, 'aria-controls')).toEqual(faq.map(({ id }) => `answer-${id}`))
    expect(new Set(attributesOf($, questions, 'aria-expanded'))).toEqual(new Set(['false']))
    for (const { id } of faq) expect(answer(Number(id)).attr('aria-labelledby')).toBeUndefined()
  })
})

describe('the launch popup', () => {
  const dialog = $('dialog')

  it('is a closed dialog, named and described by its welcome line', () => {
    expect(dialog).toHaveLength(1)
    expect(dialog.attr('open')).toBeUndefined()
    expect(textOf($(`#${dialog.attr('aria-labelledby')}`))).toBe(popup.title)
    expect(textOf($(`#${dialog.attr('aria-describedby')}`))).toBe(popup.welcome)
  })
})

describe('the way to the dashboard', () => {
  it('is a dot that neither the Tab key nor a screen reader meets', () => {
    const dot = $('[data-hidden-dot]')
    expect([dot.attr('tabindex'), dot.attr('aria-hidden')]).toEqual(['-1', 'true'])
  })
})
