import { describe, expect, it } from 'vitest'
import { launchFindings } from '#web/build/checks/launch.ts'
import { claimFindings } from '#web/build/checks/launch-claims.ts'
import { missingFields, nutrientFindings } from '#web/build/checks/launch-missing.ts'
import { offerFindings } from '#web/build/checks/launch-offer.ts'
import type { Claim } from '#web/content/claims.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')

const claim: Claim = {
  id: 'amla',
  text: 'The jar holds amla.',
  kind: 'composition',
  status: 'ok',
  shown: true,
  value: 'Amla',
  places: ['hero'],
  evidence: { document: 'Batch sheet', number: '12', expires: '2027-12-31' },
  reviewBy: '2027-01-31',
}

const found = (change: Partial<Claim>, regime: 'food' | 'drug' = 'food') =>
  claimFindings({ amla: { ...claim, ...change } }, regime, TODAY).map(({ what }) => what)

describe('the ledger of claims', () => {
  it('passes a claim with document, review and place', () => {
    expect(found({})).toEqual([])
  })

  it.each([
    ['a document that is missing', { evidence: null }, 'nothing proves'],
    [
      'a document that has expired',
      { evidence: { document: 'Report', number: '1', expires: '2026-11-30' } },
      'expired on 2026-11-30',
    ],
    ['a review that is due', { reviewBy: '2026-11-30' }, 'review was due on 2026-11-30'],
    ['a missing qualifier', { status: 'conditional' }, 'has no qualifier'],
    ['a banned claim', { status: 'banned' }, 'it is banned'],
    ['a contradiction', { conflictsWith: 'herbs40' }, 'contradicts herbs40'],
    ['a claim without a place', { places: [] }, 'names no place'],
    [
      'a survey without its question',
      { kind: 'survey', survey: { n: 40, asked: null, date: '2026-03', question: null } },
      'lacks n, date or question',
    ],
  ] satisfies [string, Partial<Claim>, string][])('names %s', (_, change, what) => {
    expect(found(change)).toEqual([expect.stringContaining(what)])
  })

  it('takes documents and reviews as good until the end of their day in India', () => {
    const lastDay = {
      reviewBy: '2026-12-01',
      evidence: { document: 'x', number: '1', expires: '2026-12-01' },
    }
    expect(found(lastDay)).toEqual([])
  })

  it('passes over a claim that is switched off', () => {
    expect(found({ shown: false, status: 'banned', evidence: null })).toEqual([])
  })

  it.each(['It prevents colds.', 'Good for diabetes.', 'Cures cough.', 'Fewer sick days.'])(
    'refuses a food “%s”',
    (text) => {
      expect(found({ text })).toEqual([expect.stringContaining('a food may not claim this')])
      expect(found({ text }, 'drug')).toEqual([])
    },
  )

  it('refuses a drug to be called a supplement, even in a warning', () => {
    const text = 'A food supplement by tradition.'
    expect(found({ text, kind: 'warning' }, 'drug')).toEqual([
      expect.stringContaining('a drug may not be called'),
    ])
    expect(found({ text })).toEqual([])
  })

  it('lets warnings and advice name conditions', () => {
    const text = 'Ask your doctor if you have diabetes.'
    expect(found({ text, kind: 'advice', evidence: null })).toEqual([])
    expect(found({ text, kind: 'warning', evidence: null })).toEqual([])
  })

  it('lets a qualifier deny a treatment', () => {
    expect(found({ qualifier: 'Tradition, not a treatment.' })).toEqual([])
  })
})

it('names an offer that has ended, from the day after its last', () => {
  const offer = { percent: 15, startsOn: '2026-11-01', endsOn: '2026-12-01' }
  expect(offerFindings(offer, new Date('2026-12-01T18:29:00Z'))).toEqual([])
  expect(offerFindings(offer, new Date('2026-12-01T18:30:00Z'))).toEqual([
    expect.objectContaining({ file: 'web/content/offer.ts', what: 'the offer ended on 2026-12-01' }),
  ])
})

it('finds missing fields, however deep', () => {
  const value = { a: 'x', b: null, c: { d: null }, e: [{ name: 'row', f: null }] }
  expect(missingFields(value, 'legal').map(({ path }) => path.join('.'))).toEqual([
    'legal.b',
    'legal.c.d',
    'legal.e.0.f',
  ])
})

it('names nutrients that a food’s label has no row for', () => {
  const rows = [
    'energy',
    'protein',
    'carbohydrate',
    'sugars',
    'added-sugars',
    'fat',
    'saturated-fat',
    'sodium',
  ]
  expect(nutrientFindings(rows, 'food').map(({ what }) => what)).toEqual([
    'nutrition has no row for trans-fat',
    'nutrition has no row for cholesterol',
  ])
  expect(nutrientFindings(rows, 'drug')).toEqual([])
})

it('lists what stands in the content now, each with file, line and what to do', () => {
  const findings = launchFindings(TODAY)
  expect(new Set(findings.map(({ group }) => group))).toEqual(
    new Set(['Law', 'Claims', 'Label', 'Pictures', 'Samples', 'Placeholders']),
  )
  for (const { file, line, what, todo } of findings) {
    expect(file).toMatch(/^web\/content\/.+\.(ts|mdx)$/)
    expect(line).toBeGreaterThan(0)
    expect(what).not.toBe('')
    expect(todo).not.toBe('')
  }
  const claims = findings.filter(({ group }) => group === 'Claims').map(({ what }) => what)
  expect(claims.filter((what) => what.includes('contradicts'))).toHaveLength(4)
})
