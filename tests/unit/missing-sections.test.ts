import { expect, it } from 'vitest'
import { missingSections } from '#web/shop/missing-sections.ts'
import { content } from '../content.ts'

it('names the sections of home to which no link may lead', () => {
  expect(missingSections(content)).toEqual([])
  const { delivery, founders, shop, testimonials } = content
  const without = {
    ...content,
    delivery: { ...delivery, bulk: undefined },
    founders: { ...founders, people: [] },
    shop: { ...shop, guarantee: undefined },
    testimonials: { ...testimonials, reviews: [] },
  }
  expect(missingSections(without)).toEqual(['testimonials', 'founders-heading', 'guarantee', 'bulk'])
})
