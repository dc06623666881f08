import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { findNamed, page, removeMarks, textOf, textsOf } from './build-output.ts'

const { benefits, reel, testimonials } = content
const $ = page('/')

describe('benefits', () => {
  const shown = $('#benefits')

  it('has result statistics, each with its question', () => {
    const { list = [], note = '' } = benefits.results ?? {}
    const figures = shown.find('li p').filter((_, one) => /^\d+%$/.test(textOf($(one))))
    expect(textsOf($, figures)).toEqual(list.map(({ claim }) => claim.value))
    expect(textsOf($, figures.next())).toEqual(list.map(({ claim }) => claim.question))
    expect(textOf(shown)).toContain(removeMarks(note))
  })

  it('has the reel as a poster and a plain link, and nothing of its provider', () => {
    const figure = shown.find('figure').filter((_, one) => $(one).find('[data-reel]').length > 0)
    expect(figure.find('img')).toHaveLength(1)
    expect(figure.find('a').attr('href')).toBe(reel.url)
    expect(figure.find('a').attr('target')).toBe('_blank')
    expect($('script[src*="instagram"], iframe, blockquote.instagram-media')).toHaveLength(0)
  })
})

describe('testimonials', () => {
  const shown = $('#testimonials')
  const cards = shown.find('blockquote').parent().toArray()

  it('sum up customers, rating and repurchase rate, each with its source', () => {
    const { summary } = testimonials
    expect(textsOf($, shown.find('dd.figure'))).toEqual(summary.map(({ claim }) => claim.value))
    expect(textsOf($, shown.find('dd:not(.figure)'))).toEqual(
      summary.flatMap(({ qualifier }) => (qualifier ? [removeMarks(qualifier)] : [])),
    )
    expect(textsOf($, shown.find('dt'))).toEqual(summary.map(({ claim }) => claim.label))
  })

  it.each(testimonials.reviews.map((testimonial, index) => ({ ...testimonial, index })))(
    'of $name: review, name, profession, location, stars and whether it is verified',
    ({ index, name, title, location, review, rating, verified }) => {
      const card = $(cards[index])
      expect(textOf(card.find('blockquote'))).toBe(review)
      expect(textOf(card)).toContain(name)
      expect(textOf(card)).toContain(`${title}, ${location}`)
      expect(findNamed($, card, '[role="img"]', `Rated ${rating} out of 5`)).toHaveLength(1)
      expect(textsOf($, card.find('small'))).toEqual(verified ? [testimonials.verified] : [])
    },
  )
})
