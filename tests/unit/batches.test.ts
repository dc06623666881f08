import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import type { Batch } from '#web/model/types.ts'
import { problemLine } from '#web/model/validation.ts'
import { describeBatch, isOnSale, newestBatch } from '#web/shop/batch.ts'
import type { ReportTest } from '#web/shop/report.ts'
import { batchProblems, checkBatches } from '#web/site-build/checks/batches.ts'
import { copyContent } from '../changed-content.ts'
import { change, content } from '../content.ts'

const nothing = (below: number | null = 0.02) => ({ below })
const [sample = expect.fail('no batch')] = content.batches
/** A sound batch. */
const batch: Batch = { ...sample, retired: null, recall: null, summary: null }
const { lot: LOT, packs } = batch
const report = batch.report ?? expect.fail('no report')

type Facts = Parameters<typeof batchProblems>[0]

/** The content with one sound batch. */
const facts: Facts = { ...content, batches: [batch] }

const problemsWith = (change: Partial<Facts>, files = [report.file]) =>
  batchProblems({ ...facts, ...change }, new Map(files.map((file) => [file, 1]))).map(problemLine)
const withBatch = (change: Partial<Batch>, files?: string[]) =>
  problemsWith({ batches: [{ ...batch, ...change }] }, files)

function withTest(test: ReportTest, change: Partial<Batch> = {}, changedFacts: Partial<Facts> = {}) {
  const changed = { ...report, tests: [test] }
  return problemsWith({ batches: [{ ...batch, report: changed, ...change }], ...changedFacts })
}

it('the batches of this site pass, sorted from the newest, and links lead to the newest on sale', () => {
  const { batches } = content
  expect(() => checkBatches(content)).not.toThrow()
  const days = batches.map(({ madeOn }) => madeOn)
  expect(days).toEqual(days.toSorted().reverse())
  expect(newestBatch(content)).toBe(batches.find((each) => isOnSale(each, content)))
  expect(problemsWith({})).toEqual([])
})

describe('a batch stops the build', () => {
  const mrpsOfPacks = `mrps must have each of the lot’s packs once: ${packs.join(', ')}`
  const noFile = 'is no .pdf, .webp, .jpg or .png'

  it.each<[what: string, change: Partial<Batch>, message: string, files?: string[]]>([
    [
      'a best-before day before the cooking',
      { expiresOn: batch.madeOn },
      `expiresOn ${batch.madeOn} is not after`,
    ],
    ['a report older than the batch', { report: { ...report, date: '2020-01-01' } }, 'report.date'],
    ['the MRP of a pack that it has not', { mrps: [{ pack: '1kg', mrp: 1299 }] }, mrpsOfPacks],
    ['the MRP of a pack twice', { mrps: [...batch.mrps, ...batch.mrps] }, mrpsOfPacks],
    ['a report that is missing', {}, noFile, []],
    ['a report that no browser shows', { report: { ...report, file: 'a.heic' } }, noFile, ['a.heic']],
  ])('for %s', (_, change, message, files) => {
    expect(withBatch(change, files)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['a pack that is named twice', 'packs', [packs[0], packs[0]], 'packs must name each pack once'],
    ['a malformed lot', 'lot', 'sy 27', 'lot must be 4 to 20 capital letters'],
    ['a lot that is not its file’s name', 'lot', 'SY-99-02', 'lot is SY-99-02, which is not the name'],
  ] as const)('for %s, naming file and field', (_, field, value, message) => {
    const file = `batches/${content.batches[0]?.lot}.json`
    expect(() => loadContent('en', copyContent([file, [field], value]))).toThrow(`${file}: ${message}`)
  })

  it('for a file of another batch, and for a lot that a typed code does not distinguish from another', () => {
    const misread = { ...batch, lot: LOT.replace('0', 'O') }
    expect(problemsWith({ batches: [batch, misread] })).toEqual([
      expect.stringContaining(`${misread.lot}.json: lot reads like ${LOT}`),
      expect.stringContaining(`report.file ${report.file} is of another batch`),
    ])
  })
})

it('the story of a batch begins with its first source, or with the sentence that says it', () => {
  const storyWith = (change: Partial<Batch>) => describeBatch({ ...batch, ...change }, content)
  const mangoes = { what: 'Mangoes', from: 'trees in Medha', when: 'picked on 8 January' }
  expect(storyWith({ sources: [mangoes] })).toMatch(
    /^Mangoes from trees in Medha \(picked on 8 January\)\. \w/,
  )
  expect(storyWith({ sources: [{ what: 'Salt', from: 'Kutch' }] })).toMatch(/^Salt from Kutch\. /)
  expect(storyWith({ summary: 'From Medha.' })).toMatch(/^From Medha\. \w/)
  const made = storyWith({ sources: [] })
  expect(made).toContain(batch.madeBy[0])
  // Words that are not translated are on the batch's own page alone.
  expect(storyWith({ language: 'hi' })).toBe(made)
})

describe('the tests of a report', () => {
  const file = `batches/${content.batches[0]?.lot}.json`
  const read = (...tests: object[]) => {
    const { batches } = loadContent('en', copyContent([file, ['report', 'tests'], tests]))
    return batches.find(({ lot }) => file.includes(lot))?.report?.tests
  }

  it('may be written as reports do', () => {
    const written = { lead: '0.04', mercury: 'BDL', cadmium: '<0.02', arsenic: '< 0.02' }
    const tests = read(...Object.entries(written).map(([test, found]) => ({ test, found })))
    expect(tests?.map(({ found }) => found)).toEqual([0.04, nothing(null), nothing(), nothing()])
  })

  it.each([
    ['in words', [{ test: 'lead', found: 'traces' }], 'tests[0].found must be a number, or <0.02'],
    ['without a name', [{ test: 'other', found: '2' }], 'tests[0].name is missing'],
    ['twice', Array(2).fill({ test: 'lead', found: '1' }), 'tests must have each test once'],
    ['with no limit', [{ test: 'ph', found: '3', limit: { source: 'x' } }], 'limit.atMost must be given, or'],
  ])('may not be %s', (_, tests, message) => {
    expect(() => read(...tests)).toThrow(message)
  })

  /** A test that the shop has named, with a limit of its own. */
  const own = (
    limit: Omit<NonNullable<ReportTest['limit']>, 'source'>,
    found: ReportTest['found'],
  ): ReportTest => {
    return { test: 'other', name: 'Moisture', unit: '%', found, limit: { ...limit, source: 'FSSAI' } }
  }
  const lead = (found: number, atMost: number): ReportTest => {
    return { test: 'lead', found, limit: { atMost, source: 'Our own' } }
  }

  it.each<[string, ReportTest, string]>([
    [
      'above the law’s limit',
      { test: 'lead', found: 2.51 },
      '2.51 is not what is allowed, 2.5 mg/kg (Food Safety',
    ],
    ['above a stricter one of the shop’s own', lead(0.2, 0.1), '0.1 mg/kg (Our own)'],
    ['above it, with a laxer one', lead(2.6, 3), '2.5 mg/kg (Food'],
    [
      'above the shop’s own',
      own({ atMost: 20 }, 21),
      'tests[0].found 21 is not what is allowed, 20 % (FSSAI)',
    ],
    ['below what must be in it', own({ atLeast: 12 }, 11), 'at least 12 % (FSSAI)'],
    ['without what must be in it', own({ atLeast: 12 }, nothing()), 'nothing is not what is allowed'],
    ['a preservative where none is added', { test: 'sorbate', found: 80 }, 'none, the site says'],
  ])('stop the build where one is %s, without a recall', (_, test, message) => {
    const recall = { on: '2027-02-01', reason: 'x', whatToDo: ['x'] }
    expect(withTest(test)).toEqual([expect.stringContaining(message)])
    expect(withTest(test, { recall })).toEqual([])
  })

  it.each<[string, ReportTest]>([
    ['at the limit', { test: 'lead', found: 2.5 }],
    ['as much as must be in it', own({ atLeast: 12, atMost: 14 }, 12)],
    ['of no limit', { test: 'ph', found: 3.4 }],
    ['not detected, without what would have been', { test: 'lead', found: nothing(null) }],
  ])('pass where one is %s', (_, test) => {
    expect(withTest(test)).toEqual([])
  })

  it('are held against the limits of the licence, and preservatives against what a claim says alone', () => {
    const cadmium: ReportTest = { test: 'cadmium', found: 0.4 }
    const { facts } = change(content, 'facts', 'legal', { regime: 'drug' })
    expect(withTest(cadmium)).toEqual([])
    expect(withTest(cadmium, {}, { facts })).toEqual([expect.stringContaining('0.3 mg/kg')])
    const { noPreservatives: said, ...claims } = content.claims
    expect(withTest({ test: 'sorbate', found: 80 }, {}, { claims })).toEqual([])
    const others = { ...claims, noVinegarOrPreservatives: said ?? expect.fail() }
    expect(withTest({ test: 'sorbate', found: 80 }, {}, { claims: others })).toHaveLength(1)
  })

  it('are optional, and refused where the test detects no less than the allowed limit', () => {
    expect(withBatch({ report: null }, [])).toEqual([])
    expect(withBatch({ report: { ...report, accreditation: null, tests: [] } })).toEqual([])
    expect(withTest({ test: 'mercury', found: nothing(2) })).toEqual([
      expect.stringContaining('tests[0].found detects no less than 2, which is above 1 mg/kg'),
    ])
  })
})
