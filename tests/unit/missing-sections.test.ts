import { expect, it } from 'vitest'
import { missingSections } from '#web/shop/missing-sections.ts'
import { content } from '../content.ts'

it('names the sections of home, and the blog, to which no link may lead', () => {
  expect(missingSections(content, true)).toEqual([])
  const { delivery, founders, packs, shop, testimonials } = content
  const without = {
    ...content,
    delivery: { ...delivery, bulk: undefined },
    founders: { ...founders, people: [] },
    packs: { ...packs, guaranteeDays: null },
    shop: { ...shop, guarantee: undefined },
    testimonials: { ...testimonials, reviews: [] },
  }
  expect(missingSections(without, false)).toEqual([
    'testimonials',
    'founders-heading',
    'guarantee',
    'bulk',
    'blog',
  ])
})
