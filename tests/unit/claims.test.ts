import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { surveySource } from '#web/shop/claims.ts'
import { copyContent } from '../changed-content.ts'
import { content } from '../content.ts'

const claims = Object.entries(content.claims)

describe('the content without any claim', () => {
  const hidden = claims.map(([id]) => ['facts/claims.json', [id, 'shown'], false] as const)
  const { about, benefits, founders, hero, products, testimonials } = loadContent(
    'en',
    copyContent(...hidden),
  )

  it('prints none', () => {
    const lists = [hero.badges, about.checklist, benefits.cards, benefits.results.list, testimonials.summary]
    expect(lists.flat()).toEqual([])
    const figures = [hero.customers, hero.rating, hero.herbs, hero.preservatives]
    expect([...figures, products.herbs, products.tradition.figure, products.amla.vitaminC]).toEqual(
      Array(7).fill(undefined),
    )
    expect([benefits.intro, founders.intro, ...founders.people.map(({ experience }) => experience)]).toEqual(
      Array(2 + founders.people.length).fill(''),
    )
  })

  it('has other words where a sentence needs some', () => {
    expect(hero.lede).not.toBe('')
    expect(hero.lede).not.toBe(content.hero.lede)
    expect(products.tradition.text).not.toBe('')
  })
})

describe('the ledger', () => {
  it('has a qualifier beside every conditional claim', () => {
    const bare = claims.filter(([, { status, qualifier }]) => status === 'conditional' && !qualifier)
    expect(bare.map(([id]) => id)).toEqual([])
  })
})

it('the source of a survey states who answered and when, once all of it is known', () => {
  const words = { source: '{answered}/{asked}, {month}' }
  const survey = { n: 1840, asked: 104_100, date: '2026-09' }
  expect(surveySource(survey, words, 'en')).toBe('1,840/1,04,100, September 2026')
  expect(surveySource(survey, words, 'hi')).toBe('1,840/1,04,100, सितंबर 2026')
  expect(surveySource({ ...survey, asked: null }, words, 'en')).toBe('')
})
