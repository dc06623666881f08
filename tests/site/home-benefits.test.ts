import { describe, expect, it } from 'vitest'
import { brand } from '#web/content/brand.ts'
import { publications } from '#web/content/publications.ts'
import { testimonials, testimonialsText } from '#web/content/testimonials.ts'
import { attributesOf, named, page, textOf, textsOf } from './build-output.ts'

const $ = page('/')

describe('benefits', () => {
  const shown = $('#benefits')
  const withHeading = (level: string) => shown.find('li').filter((_, item) => $(item).find(level).length > 0)

  it('has six cards with an icon and a description each', () => {
    const cards = withHeading('h3')
    expect(textsOf($, cards.find('h3')).map((title) => title.toLowerCase())).toEqual([
      'immunity',
      'energy',
      'heart health',
      'memory',
      'respiratory support',
      'family wellness',
    ])
    for (const card of cards.toArray()) {
      expect($(card).find('svg')).toHaveLength(1)
      expect(textOf($(card).find('p'))).not.toBe('')
    }
  })

  it('has three result statistics, each drawn as long as it says', () => {
    const arcs = shown.find('li path[stroke-dasharray]')
    expect(textsOf($, shown.find('li p')).filter((text) => /^\d+%$/.test(text))).toEqual([
      '95%',
      '88%',
      '92%',
    ])
    expect(attributesOf($, arcs, 'stroke-dasharray')).toEqual(['95 100', '88 100', '92 100'])
  })

  it('has a 30-day timeline: week 1-2, week 3-4, month 2+', () => {
    expect(textsOf($, shown.find('h3')).some((heading) => heading.includes('30 days'))).toBe(true)
    const stops = shown.find('ol li')
    expect(stops.toArray().map((stop) => textOf($(stop).find('p').first()))).toEqual([
      'Week 1-2',
      'Week 3-4',
      'Month 2+',
    ])
    for (const title of textsOf($, stops.find('h4'))) expect(title).not.toBe('')
  })

  it('has the reel as a poster and a plain link, and nothing of its provider', () => {
    const figure = shown.find('figure').filter((_, one) => $(one).find('[data-reel]').length > 0)
    expect(figure.find('img')).toHaveLength(1)
    expect(figure.find('a').attr('href')).toBe(brand.reelUrl)
    expect(figure.find('a').attr('target')).toBe('_blank')
    expect($('script[src*="instagram"], iframe, blockquote.instagram-media')).toHaveLength(0)
  })
})

describe('testimonials', () => {
  const shown = $('#testimonials')
  const cards = shown.find('li').toArray()

  it('sum up: 10,000+ Happy Customers, 4.9 Customer Rating, 95% Repurchase Rate', () => {
    expect(textsOf($, shown.find('dd'))).toEqual(['10,000+', '4.9', '95%'])
    const labels = shown.find('dt')
    expect(textsOf($, labels.find('small'))).toEqual(
      testimonialsText.summary.map(({ qualifier }) => qualifier),
    )
    expect(textsOf($, labels.contents().not('small'))).toEqual([
      'Happy Customers',
      'Customer Rating',
      'Repurchase Rate',
    ])
  })

  it('are nine', () => {
    expect(cards).toHaveLength(9)
    expect(testimonials).toHaveLength(9)
  })

  it.each(testimonials.map((testimonial, index) => ({ ...testimonial, index })))(
    'of $name: review, name, profession, location, five stars and verified',
    ({ index, name, title, location, review, rating, verified }) => {
      const card = $(cards[index])
      expect([rating, verified]).toEqual([5, true])
      expect(textOf(card.find('blockquote'))).toBe(review)
      expect(textOf(card)).toContain(name)
      expect(textOf(card)).toContain(`${title}, ${location}`)
      expect(named($, card, '[role="img"]', 'Rated 5 out of 5')).toHaveLength(1)
      expect(textOf(card)).toMatch(/verified/i)
    },
  )

  it('name four publications below Featured in', () => {
    const label = shown.find('span').filter((_, one) => textOf($(one)) === 'Featured in')
    expect(textsOf($, label.siblings('span'))).toEqual(publications.map(({ name }) => name))
    expect(publications).toHaveLength(4)
  })
})
