import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BatchFolder } from '#web/build/batches/batch-folder.ts'
import { batchProblems } from '#web/build/batches/batch-problems.ts'
import { checkBatches } from '#web/build/batches/check-batches.ts'
import type { BatchRules } from '#web/build/batches/measured-problems.ts'
import { problemLine } from '#web/content/checked.ts'
import { loadContent } from '#web/content/load.ts'
import { type Batch, isOnSale, newestBatch } from '#web/domain/batch.ts'
import { BELOW_DETECTION, SUBSTANCES } from '#web/domain/substances.ts'
import { changedContent } from '../changed-content.ts'
import { content } from '../content.ts'

const LOT = 'SY-27-01'

const packId = content.packs.list[0]?.id ?? ''

const batch: Batch = {
  lot: LOT,
  language: 'en',
  packs: [packId],
  madeOn: '2027-01-10',
  bestBefore: '2028-01-09',
  kilograms: 40,
  cookedBy: ['Asha'],
  sources: { amla: 'Junnar', honey: 'Bhor' },
  report: {
    file: `${LOT}.pdf`,
    laboratory: 'Lab',
    accreditation: 'TC-1',
    number: '77',
    date: '2027-01-15',
    measured: {
      lead: { found: 0.2, detectionLimit: 0.02 },
      arsenic: { found: BELOW_DETECTION, detectionLimit: 0.02 },
      cadmium: { found: BELOW_DETECTION, detectionLimit: 0.02 },
      mercury: { found: BELOW_DETECTION, detectionLimit: 0.01 },
      benzoate: { found: BELOW_DETECTION, detectionLimit: 5 },
      sorbate: { found: BELOW_DETECTION, detectionLimit: 5 },
    },
    microbes: 'Within limits',
    pesticides: 'None found',
  },
  notes: [],
}

const recall = { on: '2027-02-01', reason: 'Lead.', whatToDo: ['Do not eat it.'] }

const limits = {
  food: { regulation: 'Rules for food', mgPerKg: { lead: 2.5, arsenic: 1.1, cadmium: 1.5, mercury: 1 } },
  drug: { regulation: 'Rules for drugs', mgPerKg: { lead: 10, arsenic: 3, cadmium: 0.3, mercury: 1 } },
}

const rules: BatchRules = { limits: limits.food, noPreservatives: true, shelfLifeMonths: 12 }

type Change = Partial<BatchFolder & { batches: Batch[] }>

function problemsWith({ batches = [batch], ...change }: Change, changedRules: Partial<BatchRules> = {}) {
  const folder = {
    pdfs: [`${LOT}.pdf`],
    pictures: [],
    ...change,
  }
  return batchProblems(batches, folder, { ...rules, ...changedRules }).map(problemLine)
}

const withBatch = (change: Partial<Batch>) => problemsWith({ batches: [{ ...batch, ...change }] })

function withMeasured(
  change: object,
  more: Partial<Batch> = {},
  changedRules: Partial<BatchRules> = {},
): string[] {
  const report = { ...batch.report, measured: { ...batch.report.measured, ...change } }
  return problemsWith({ batches: [{ ...batch, report, ...more }] }, changedRules)
}

describe('the batches of this site', () => {
  it('pass their own checks', () => {
    expect(() => checkBatches(content)).not.toThrow()
  })

  it('are sorted from the newest, and links lead to the newest on sale', () => {
    const { batches } = content
    expect(batches.map(({ madeOn }) => madeOn)).toEqual(
      batches
        .map(({ madeOn }) => madeOn)
        .toSorted()
        .reverse(),
    )
    const newest = newestBatch(batches)
    expect(newest).toBe(batches.find(isOnSale))
    expect(newest?.recall ?? newest?.retired).toBeUndefined()
  })
})

describe('a batch stops the build', () => {
  it('only if something is wrong', () => {
    expect(problemsWith({})).toEqual([])
  })

  it.each([
    [
      'a best-before day before the cooking',
      { bestBefore: '2027-01-10' },
      'bestBefore is 2027-01-10, not after',
    ],
    [
      'a longer life than the label says',
      { bestBefore: '2028-03-01' },
      'more than the 12 months of the label',
    ],
    ['a report older than the batch', { report: { ...batch.report, date: '2026-12-01' } }, 'report.date'],
    ['a photograph that is missing', { picture: 'pan.webp', photograph: 'The pan' }, '(pan.webp)'],
    ['words without a photograph', { photograph: 'The pan' }, 'picture is missing'],
  ])('for %s, naming the field', (_, change, message) => {
    expect(withBatch(change)).toContainEqual(expect.stringContaining(message))
    expect(withBatch(change).every((problem) => problem.startsWith(`batches/${LOT}.json: `))).toBe(true)
  })

  it.each([
    ['a missing field', 'cookedBy', undefined, 'cookedBy is missing'],
    ['an unknown field', 'colour', 'brown', 'has a field that is not known: colour'],
    ['a day that there is not', 'madeOn', '2027-02-30', 'madeOn '],
    ['an unknown pack', 'packs', ['1 kg'], 'packs[0] '],
    ['a pack that is named twice', 'packs', [packId, packId], 'packs must name each pack once'],
    ['a malformed lot', 'lot', 'sy 27', 'lot must be 4 to 20 capital letters'],
    [
      'a lot that is not its file’s name',
      'lot',
      'SY-99-02',
      'lot is SY-99-02, which is not the name of the file',
    ],
    ...SUBSTANCES.map(
      (substance) =>
        [
          `a report without ${substance}`,
          'report',
          { ...batch.report, measured: { ...batch.report.measured, [substance]: undefined } },
          `report.measured.${substance} `,
        ] as const,
    ),
    [
      'an amount in words',
      'report',
      {
        ...batch.report,
        measured: { ...batch.report.measured, lead: { found: 'traces', detectionLimit: 1 } },
      },
      `report.measured.lead.found must be mg/kg, or "${BELOW_DETECTION}"`,
    ],
  ] as const)('for %s, naming file and field', (_, field, value, message) => {
    const file = `batches/${content.batches[0]?.lot}.json`
    expect(() => loadContent('en', changedContent([file, [field], value]))).toThrow(`${file}: ${message}`)
  })

  it('for a missing report, and says where to put it', () => {
    expect(problemsWith({ pdfs: [] })).toEqual([
      `batches/${LOT}.json: report.file is no PDF or picture beside the batch (${LOT}.pdf): add the laboratory's report, as .pdf, .webp, .jpg or .png`,
    ])
  })

  it('for a lot that was made real with the words of its sample', () => {
    expect(withBatch({ report: { ...batch.report, number: 'SAMPLE-1' } })).toEqual([
      expect.stringContaining('sample is off, but a field still says SAMPLE'),
    ])
    expect(withBatch({ report: { ...batch.report, number: 'SAMPLE-1' }, sample: true })).toEqual([])
  })

  it('for a report without a batch', () => {
    expect(problemsWith({ pdfs: [`${LOT}.pdf`, 'SY-27-09.pdf'] })).toEqual([
      expect.stringContaining('SY-27-09.pdf: belongs to no'),
    ])
  })

  it('for a photograph that nobody describes, and none for a report that was photographed', () => {
    const report = { ...batch.report, file: 'paper.jpg' }
    const pictures = ['paper.jpg', 'pan.webp']
    const photographed = { ...batch, report, picture: 'pan.webp' }
    expect(problemsWith({ batches: [photographed], pdfs: [], pictures })).toEqual([
      expect.stringContaining('photograph is missing'),
    ])
    expect(
      problemsWith({ batches: [{ ...photographed, photograph: 'The pan' }], pdfs: [], pictures }),
    ).toEqual([])
  })

  it('for a file that two batches name, which the second has replaced', () => {
    const later = { ...batch, lot: 'SY-27-02' }
    expect(problemsWith({ batches: [batch, later] })).toContainEqual(
      expect.stringContaining(`SY-27-02.json: ${LOT}.pdf is of another batch`),
    )
  })

  it('for two lots that a typed code cannot tell apart', () => {
    const [a, b] = ['SY-27-10', 'SY-27-I0']
    const problems = problemsWith({
      batches: [
        { ...batch, lot: a },
        { ...batch, lot: b },
      ],
    })
    expect(problems).toContainEqual(
      expect.stringContaining(`${b}.json: lot cannot be distinguished from ${a}`),
    )
  })
})

describe('measured values', () => {
  it('may be written as reports do where they are below the detection limit', () => {
    const file = `batches/${content.batches[0]?.lot}.json`
    const report = JSON.parse(readFileSync(`web/content/${file}`, 'utf8')).report
    report.measured.lead.found = 'BDL'
    const { batches } = loadContent('en', changedContent([file, ['report'], report]))
    expect(batches.find(({ lot }) => file.includes(lot))?.report.measured.lead.found).toBe(BELOW_DETECTION)
  })

  it('may be below the detection limit, or at the limit', () => {
    expect(withMeasured({ lead: { found: 2.5, detectionLimit: 0.02 } })).toEqual([])
    expect(withMeasured({ lead: { found: BELOW_DETECTION, detectionLimit: 0.02 } })).toEqual([])
  })

  it.each([
    ['lead', 2.51],
    ['arsenic', 1.2],
    ['cadmium', 1.6],
    ['mercury', 1.1],
  ])(
    'stop the build where %s is above its limit without a recall, and name the regulation',
    (metal, found) => {
      const above = { [metal]: { found, detectionLimit: 0.01 } }
      expect(withMeasured(above)).toEqual([
        expect.stringMatching(
          new RegExp(
            `report\\.measured\\.${metal}\\.found is ${found} mg/kg, above the limit .*Rules for food.*fill in the recall`,
          ),
        ),
      ])
      expect(withMeasured(above, { recall })).toEqual([])
    },
  )

  it('are held against the limits of the licence', () => {
    const above = { cadmium: { found: 0.4, detectionLimit: 0.02 } }
    expect(withMeasured(above)).toEqual([])
    expect(withMeasured(above, {}, { limits: limits.drug })).toEqual([
      expect.stringContaining('Rules for drugs'),
    ])
  })

  it('prove nothing where the test is coarser than the limit', () => {
    expect(withMeasured({ mercury: { found: BELOW_DETECTION, detectionLimit: 2 } })).toEqual([
      expect.stringContaining('the test proves nothing'),
    ])
  })

  it('are not below their own detection limit', () => {
    expect(withMeasured({ lead: { found: 0, detectionLimit: 0.02 } })).toEqual([
      expect.stringContaining(`write "${BELOW_DETECTION}"`),
    ])
  })

  it.each(['benzoate', 'sorbate'])(
    'stop the build where %s stands beside "no preservatives"',
    (preservative) => {
      const found = { [preservative]: { found: 80, detectionLimit: 5 } }
      expect(withMeasured(found)).toEqual([expect.stringContaining('the site says "no preservatives"')])
      expect(withMeasured(found, {}, { noPreservatives: false })).toEqual([])
    },
  )
})
