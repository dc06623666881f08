import { describe, expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import type { Batch } from '#web/model/types.ts'
import { problemLine } from '#web/model/validation.ts'
import { isOnSale, newestBatch } from '#web/shop/batch.ts'
import { BELOW_DETECTION } from '#web/shop/substances.ts'
import { batchProblems, checkBatches } from '#web/site-build/checks/batches.ts'
import { copyContent } from '../changed-content.ts'
import { change, content } from '../content.ts'

const LOT = 'SY-27-01'

const packId = content.packs[0]?.id ?? ''
const none = { found: BELOW_DETECTION, detectionLimit: 0.02 } as const

const report: NonNullable<Batch['report']> = {
  file: `${LOT}.pdf`,
  laboratory: 'Lab',
  accreditation: 'TC-1',
  number: '77',
  date: '2027-01-15',
  measured: { lead: none, arsenic: none, cadmium: none, mercury: none, benzoate: none, sorbate: none },
  microbes: 'Within limits',
  pesticides: 'None found',
}

const batch: Batch = {
  lot: LOT,
  language: 'en',
  packs: [packId],
  madeOn: '2027-01-10',
  expiresOn: '2028-01-09',
  kilograms: 40,
  madeBy: ['Asha'],
  sources: { amla: 'Junnar', honey: 'Bhor' },
  report,
  notes: [],
}

type Facts = Parameters<typeof batchProblems>[0]

/** The content with one sound batch. */
const facts: Facts = { ...content, batches: [batch] }

const problemsWith = (change: Partial<Facts>, files = [`${LOT}.pdf`]) =>
  batchProblems({ ...facts, ...change }, new Map(files.map((file) => [file, 1]))).map(problemLine)
const withBatch = (change: Partial<Batch>, files?: string[]) =>
  problemsWith({ batches: [{ ...batch, ...change }] }, files)

function withMeasured(measured: object, change: Partial<Batch> = {}, changedFacts: Partial<Facts> = {}) {
  const changed = { ...report, measured: { ...report.measured, ...measured } }
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
  it('for a best-before day before the cooking, and for a report older than the batch, naming the field', () => {
    expect(withBatch({ expiresOn: '2027-01-10' })).toEqual([
      expect.stringContaining('expiresOn 2027-01-10 is not after'),
    ])
    expect(withBatch({ report: { ...report, date: '2026-12-01' } })).toEqual([
      expect.stringContaining('report.date'),
    ])
  })

  it.each([
    ['a pack that is named twice', 'packs', [packId, packId], 'packs must name each pack once'],
    ['a malformed lot', 'lot', 'sy 27', 'lot must be 4 to 20 capital letters'],
    ['a lot that is not its file’s name', 'lot', 'SY-99-02', 'lot is SY-99-02, which is not the name'],
  ] as const)('for %s, naming file and field', (_, field, value, message) => {
    const file = `batches/${content.batches[0]?.lot}.json`
    expect(() => loadContent('en', copyContent([file, [field], value]))).toThrow(`${file}: ${message}`)
  })

  it('for a report that is missing, that browsers would not show, or that the build does not see', () => {
    for (const [file, files] of [
      [`${LOT}.pdf`, []],
      ['scan.heic', ['scan.heic']],
      ['.scan.pdf', ['.scan.pdf']],
    ] as const)
      expect(withBatch({ report: { ...report, file } }, [...files])).toEqual([
        expect.stringContaining(`${file} is no .pdf, .webp, .jpg or .png`),
      ])
  })

  it('for a file of another batch, and for a lot that a typed code does not distinguish from another', () => {
    const misread = { ...batch, lot: LOT.replace('0', 'O') }
    expect(problemsWith({ batches: [batch, misread] })).toEqual([
      expect.stringContaining(`${misread.lot}.json: lot reads like ${LOT}`),
      expect.stringContaining(`report.file ${LOT}.pdf is of another batch`),
    ])
  })
})

describe('measured values', () => {
  it('may be written as reports do where they are below the detection limit, and not in words', () => {
    const file = `batches/${content.batches[0]?.lot}.json`
    const path = ['report', 'measured', 'lead', 'found']
    const { batches } = loadContent('en', copyContent([file, path, 'BDL']))
    const read = batches.find(({ lot }) => file.includes(lot))
    expect(read?.report?.measured.lead?.found).toBe(BELOW_DETECTION)
    expect(() => loadContent('en', copyContent([file, path, 'traces']))).toThrow('must be mg/kg')
  })

  it.each([
    ['lead', 2.51, '2.5 mg/kg (Food Safety'],
    ['mercury', 1.1, 'fill in the recall'],
    ['sorbate', 80, 'none, the site says'],
  ])('stop the build where %s is above what is allowed, without a recall', (substance, found, message) => {
    const above = { [substance]: { found, detectionLimit: 0.01 } }
    const recall = { on: '2027-02-01', reason: 'x', whatToDo: ['x'] }
    expect(withMeasured(above)).toEqual([expect.stringMatching(`${substance}.found ${found} is above`)])
    expect(withMeasured(above)[0]).toContain(message)
    expect(withMeasured(above, { recall })).toEqual([])
    expect(withMeasured({ lead: { found: 2.5, detectionLimit: 0.02 } })).toEqual([])
  })

  it('are held against the limits of the licence, and preservatives against the claim alone', () => {
    const measured = { cadmium: { found: 0.4, detectionLimit: 0.02 } }
    const { facts } = change(content, 'facts', 'legal', { regime: 'drug' })
    expect(withMeasured(measured)).toEqual([])
    expect(withMeasured(measured, {}, { facts })).toEqual([expect.stringContaining('0.3 mg/kg')])
    const { noPreservatives: _, ...claims } = content.claims
    expect(withMeasured({ sorbate: { found: 80, detectionLimit: 5 } }, {}, { claims })).toEqual([])
  })

  it('are optional, as are the report and its accreditation', () => {
    expect(withBatch({ report: null }, [])).toEqual([])
    expect(withBatch({ report: { ...report, accreditation: null, measured: {} } })).toEqual([])
    expect(withMeasured({ lead: { found: BELOW_DETECTION } })).toEqual([])
  })

  it('are refused where the test detects no less than the allowed limit', () => {
    const mercury = { found: BELOW_DETECTION, detectionLimit: 2 }
    expect(withMeasured({ mercury })).toEqual([expect.stringContaining('proves nothing')])
  })
})
