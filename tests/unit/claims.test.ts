import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { surveySource } from '#web/shop/claims.ts'
import { type ContentChange, copyContent } from '../changed-content.ts'
import { content } from '../content.ts'

const ledger = content.facts.claims.list
const placeOf = (claim: string) => ledger.findIndex(({ id }) => id === claim)

describe('what prints a claim', () => {
  const expired = { document: 'Certificate', number: '1', expires: '2020-01-01' }
  const allExpired = ledger.map(
    (_, index) => ['facts/claims.json', ['list', index, 'evidence'], expired] as const,
  )
  const { copy } = loadContent('en', copyContent(...allExpired))

  it('is left out where the claim is, and has else the qualifier of its claim', () => {
    const { hero, about, benefits, products, founders, testimonials, notes } = copy
    const lists = [hero.badges, about.checklist, benefits.cards, benefits.results?.list, testimonials.summary]
    expect(lists.flat()).toEqual([])
    const figures = [hero.customers, hero.rating, products.figure, products.main?.comparison, founders.intro]
    expect([...figures, ...hero.figures].filter(Boolean)).toEqual([])
    expect(notes.list.filter(({ claim }) => claim)).toEqual([])
    const other = loadContent('en', copyContent(['en/hero.json', ['badges', 0, 'claim'], 'sweet']))
    expect(other.copy.hero.badges).toEqual(content.copy.hero.badges.slice(1))
    const organic = content.copy.hero.badges.find(({ claim }) => claim.id === 'organic')
    expect(organic?.qualifier).toBe(content.claims.organic?.qualifier)
    expect(content.copy.hero.rating?.qualifier).toContain('[^rating]')
  })

  it('is left out once its document has expired, with each text that names it', () => {
    const folder = copyContent(
      ['facts/claims.json', ['list', placeOf('organic'), 'evidence', 'expires'], '2026-11-24'],
      ['en/faq.json', ['items', 0, 'answer'], 'By {claims.organic.value}.'],
      ['en/shop.json', ['whyMore'], 'It is {claims.organic.value}.'],
      ['en/shop.json', ['cardTitle'], 'So: {shop.whyMore}'],
    )
    const on = (day: string) => loadContent('en', folder, 'open', new Date(`${day}T12:00:00+05:30`))
    const [before, after] = [on('2026-11-24'), on('2026-11-25')]
    const badges = [before, after].map(({ copy }) => copy.hero.badges.map(({ claim }) => claim.id))
    expect(badges.map((ids) => ids.includes('organic'))).toEqual([true, false])
    expect(before.copy.faq.items.length - after.copy.faq.items.length).toBe(1)
    const texts = ({ copy: { shop } }: typeof before) => [shop.whyMore, shop.cardTitle]
    expect(texts(before)).toEqual(['It is 100% Organic.', 'So: It is 100% Organic.'])
    expect(texts(after)).toEqual([undefined, undefined])
    expect(after.facts.claims.list[placeOf('organic')]?.evidence?.expires).toBe('2026-11-24')
  })
})

it('a text that names the licence goes with its number once it has expired', () => {
  const folder = copyContent(
    ['facts/launch.json', ['licence', 'expires'], '2026-11-24'],
    ['en/shop.json', ['whyMore'], 'Licence {legal.licence.number}.'],
  )
  const on = (day: string) =>
    loadContent('en', folder, 'open', new Date(`${day}T12:00:00+05:30`)).copy.shop.whyMore
  expect([on('2026-11-24'), on('2026-11-25')]).toEqual(['Licence 00000000000000.', undefined])
})

describe('the ledger', () => {
  const badge = { claim: 'noVinegar', icon: 'leaf' }
  const noVinegar = { id: 'noVinegar', text: 'No vinegar goes in.', value: 'No vinegar' }
  const load = (...changes: ContentChange[]) => loadContent('en', copyContent(...changes))
  const facts = (claim: object): ContentChange => ['facts/claims.json', ['list', ledger.length], claim]

  it('takes a claim of the shop’s own, which a badge prints', () => {
    const { copy } = load(
      facts({ id: 'noVinegar', evidence: { document: 'Recipe', number: '1' } }),
      ['en/claims.json', ['list', ledger.length], noVinegar],
      ['en/hero.json', ['badges', 0], badge],
    )
    expect(copy.hero.badges[0]).toEqual({ claim: { id: 'noVinegar', value: 'No vinegar' }, icon: 'leaf' })
  })

  it('is refused with a claim of which nothing is printed, one that is there twice, or an id that no placeholder can have', () => {
    expect(() => load(facts({ id: 'sweet' }))).toThrow('en/claims.json: list has no entry sweet: write')
    expect(() => load(facts({ id: 'organic' }))).toThrow('list has two entries with the id organic')
    expect(() => load(facts({ id: 'no vinegar' }))).toThrow('id must be letters, digits and hyphens')
  })
})

it('the source of a survey states who answered and when', () => {
  const words = { survey: { source: '{answered}/{asked}, {month}' } }
  const survey = { n: 1840, asked: 104_100, date: '2026-09' }
  expect(surveySource(survey, { words, language: 'en' })).toBe('1,840/1,04,100, September 2026')
  expect(surveySource(survey, { words, language: 'hi' })).toBe('1,840/1,04,100, सितंबर 2026')
})
