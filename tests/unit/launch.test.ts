import { describe, expect, it } from 'vitest'
import { readBanned } from '#web/build/checks/banned.ts'
import { launchFindings } from '#web/build/checks/launch.ts'
import { claimProblems } from '#web/build/checks/launch-claims.ts'
import type { Content } from '#web/content/content.ts'
import labelWords from '#web/content/en/label.json' with { type: 'json' }
import labelFacts from '#web/content/facts/label.json' with { type: 'json' }
import { type ContentChange, changedContent } from '../changed-content.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')

type Claim = Content['claims'][keyof Content['claims']]

const claim: Claim = {
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
  claimProblems({ ...claim, ...change }, regime, TODAY, readBanned('en')).map(([what]) => what)

/** What the launch check finds in a changed content. */
const findingsOf = (changes: readonly ContentChange[], today = TODAY) => {
  const folder = changedContent(...changes)
  return launchFindings(today, folder)
}

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
      { kind: 'survey', survey: { n: 40, asked: null, date: '2026-03' } },
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

describe('the words of a translation', () => {
  const claimed = (...changes: ContentChange[]) =>
    findingsOf(changes).flatMap(({ group, file, what }) =>
      group === 'Claims' && /\/(mr|hi)\//.test(file)
        ? `${file.replace(/.*content[^/]*\//, '')}: ${what}`
        : [],
    )
  const usual = claimed()

  it('may not harden a claim, mislead or promise immunity', () => {
    const phrases = [
      ['mr/hero.json', ['heading'], 'शुद्ध च्यवनप्राश', 'शुद्ध'],
      ['mr/faq.json', ['intro'], 'आधी वैद्यांना विचारा', 'वैद्यांना'],
      ['mr/faq.json', ['heading'], 'रोगप्रतिकारशक्ती वाढते', 'रोगप्रतिकारशक्ती'],
      ['hi/hero.json', ['heading'], 'यह पूरक आहार है', 'पूरक आहार'],
      ['hi/faq.json', ['heading'], 'रोग प्रतिरोधक क्षमता', 'रोग प्रतिरोधक'],
      ['hi/faq.json', ['intro'], 'इम्यूनिटी और वैद्य', 'वैद्य'],
    ] as const
    const found = claimed(...phrases.map(([file, path, words]): ContentChange => [file, path, words]))
    const expected = phrases.map(([file, , , phrase]) => expect.stringContaining(`${file}: “${phrase}”`))
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(found).toHaveLength(usual.length + phrases.length)
  })

  it('may not claim anything of a disease either, unless as a warning', () => {
    const changes = [
      ['mr/claims.json', ['handMade', 'text'], 'यामुळे सर्दी बरी होते.'],
      ['hi/claims.json', ['handMade', 'text'], 'यह खाँसी ठीक करता है।'],
    ] as const
    const banned = changes.map(([file]) => `${file}: handMade: a food may not claim this of a disease`)
    expect(claimed(...changes)).toEqual(expect.arrayContaining(banned))
    expect(claimed(...changes, ['facts/claims.json', ['handMade', 'kind'], 'warning'])).toEqual(usual)
    expect(claimed(...changes, ['facts/claims.json', ['handMade', 'shown'], false])).toEqual(usual)
  })

  it('may be those of a title in the specification, of a proven claim, and parts of other words', () => {
    expect(
      claimed(
        ['mr/claims.json', ['benefitImmunity', 'value'], 'रोगप्रतिकारशक्ती'],
        ['mr/faq.json', ['items', 2, 'question'], 'रोगप्रतिकारशक्ती वाढते का?'],
        ['mr/faq.json', ['intro'], 'वैद्यकीय सल्ला नाही'],
      ),
    ).toEqual(usual)
    const unproven = claimed(
      ['facts/claims.json', ['organic', 'shown'], false],
      ['mr/hero.json', ['heading'], 'सेंद्रिय च्यवनप्राश'],
    ).join()
    expect(unproven).toContain('mr/hero.json: “सेंद्रिय” needs the certificate')
    expect(unproven).not.toContain('mr/claims.json: “सेंद्रिय”')
  })
})

it('names legal data that is missing, with the line of the field', () => {
  const [finding, ...others] = findingsOf([['en/legal.json', ['consumerCare', 'hours'], null]]).filter(
    ({ what }) => what === 'consumerCare.hours is missing',
  )
  expect(finding).toMatchObject({ group: 'Law', file: expect.stringMatching(/en\/legal\.json$/) })
  expect(others).toEqual([])
})

it('names nutrients that a food’s label has no row for', () => {
  const kept = (list: readonly { id: string }[]) =>
    list.filter(({ id }) => !/^(trans-fat|cholesterol)$/.test(id))
  const missing = (regime: string) =>
    findingsOf([
      ['facts/label.json', ['nutrition'], kept(labelFacts.nutrition)],
      ['en/label.json', ['nutrition'], kept(labelWords.nutrition)],
      ['facts/legal.json', ['regime'], regime],
    ]).flatMap(({ what }) => (what.startsWith('nutrition has no row') ? what : []))
  expect(missing('food')).toEqual([
    'nutrition has no row for trans-fat',
    'nutrition has no row for cholesterol',
  ])
  expect(missing('drug')).toEqual([])
})

it('lists what stands in the content now, each with file, line and what to do', () => {
  const findings = launchFindings(TODAY)
  expect(new Set(findings.map(({ group }) => group))).toEqual(
    new Set(['Law', 'Claims', 'Label', 'Pictures', 'Samples', 'Placeholders']),
  )
  for (const { file, line, what, todo } of findings) {
    expect(file).toMatch(/^web\/content\/.+\.(json|md)$/)
    expect(line).toBeGreaterThan(0)
    expect(what).not.toBe('')
    expect(todo).not.toBe('')
  }
  const claims = findings.filter(({ group }) => group === 'Claims').map(({ what }) => what)
  expect(claims.filter((what) => what.includes('contradicts'))).toHaveLength(4)
})
