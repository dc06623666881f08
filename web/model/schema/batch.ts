import { z } from 'zod'
import { LOT_CODE } from '../../shop/lot-code.ts'
import { KNOWN_TESTS } from '../../shop/substances.ts'
import { code, day, fileBeside, optionalText, rupees, text } from './fields.ts'

/** Marks a field that is mostly the same as in the batch before: the editor proposes that value. */
const REPEATS = { repeats: true }

const source = z.strictObject({
  what: text().meta({ ...REPEATS, examples: ['Mangoes'] }),
  from: text().meta({ ...REPEATS, examples: ['trees in Medha'], description: 'As it follows “from”' }),
  when: optionalText().meta({ examples: ['picked on 20 May 2027', 'summer 2027'] }),
})

/** A value as reports write it: a number, or that nothing was detected, with the smallest amount that would have been. */
const FOUND = /^(?:\d+(?:\.\d+)?|< ?\d+(?:\.\d+)?|BDL)$/

const test = z
  .strictObject({
    test: z
      .enum([...KNOWN_TESTS, 'other'])
      .meta({ ...REPEATS, labels: { ph: 'pH', other: 'Another, named below' } }),
    name: optionalText().meta({
      ...REPEATS,
      words: true,
      description: 'Of another test',
      examples: ['Moisture'],
    }),
    unit: code()
      .nullish()
      .meta({ ...REPEATS, description: 'Of another test; empty where it has none', examples: ['%'] }),
    found: z
      .string()
      .regex(FOUND, 'must be a number, or <0.02 as reports write what is below that, or BDL')
      .transform((found) =>
        /^\d/.test(found) ? Number(found) : { below: found === 'BDL' ? null : Number(found.slice(1)) },
      )
      .meta({
        title: 'What was found',
        description:
          'In mg/kg for metals and preservatives, in % for acidity and salt. Where nothing was detected: < and the smallest amount that is, or BDL',
        examples: ['0.04', '<0.02'],
      }),
    limit: z
      .strictObject({
        atLeast: z.number().positive().nullish(),
        atMost: z.number().positive().nullish(),
        source: text().meta({ title: 'Who says so', examples: ['FSSAI’s standard for pickles'] }),
      })
      .refine(({ atLeast, atMost }) => atLeast || atMost, {
        path: ['atMost'],
        message: 'must be given, or atLeast',
      })
      .nullish()
      .meta({
        ...REPEATS,
        description: 'For metals the law’s limits are known: only a stricter one of your own is written here',
      }),
  })
  .refine(({ test, name }) => test !== 'other' || name, {
    path: ['name'],
    message: 'is missing: write what was tested',
  })

/** A lot: batches/<LOT>.json. Its words in another language are in <language>/batches/<LOT>.json. */
export const batchFacts = z.strictObject({
  lot: code()
    .regex(LOT_CODE, 'must be 4 to 20 capital letters and digits, with hyphens between them')
    .meta({ title: 'Lot code', description: 'As printed on the label. Never changed once it is saved' }),
  packs: z
    .array(code())
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, 'must name each pack once')
    .meta({ ...REPEATS, examples: ['450g'], description: 'The Id of each, as under “Open the shop”' }),
  mrps: z
    .array(
      z.strictObject({
        pack: code().meta({ ...REPEATS, examples: ['450g'] }),
        mrp: rupees()
          .positive()
          .meta({ ...REPEATS, title: 'MRP', examples: [690] }),
      }),
    )
    .default([])
    .meta({
      ...REPEATS,
      title: 'MRP on the packs',
      description:
        'As printed on them, of each pack. None may be sold above it, so a new price under “Open the shop” warns while this lot is on sale (Legal Metrology (Packaged Commodities) Rules, 2011, 18(2))',
    }),
  madeOn: day(),
  expiresOn: day().describe(
    'As printed on the label: Expiry or Use by (Labelling and Display Regulations, 2020, 5(10); Drugs Rules, 1945, 161B)',
  ),
  kilograms: z.number().positive().describe('Weight of the whole lot'),
  jars: z.int().min(2).nullish().meta({ title: 'Number of packs', description: 'Filled, of all sizes' }),
  madeBy: z.array(text()).min(1).meta(REPEATS),
  sources: z
    .array(source)
    .default([])
    .meta({ ...REPEATS, description: 'Where what is in it grew or was collected, the most important first' }),
  summary: optionalText().meta({
    title: 'Where it comes from, in one sentence',
    description: 'Home says it of the newest batch. Empty: the first of the sources',
    examples: ['Mangoes from Medha, picked on 20 May.'],
  }),
  report: z
    .strictObject({
      file: fileBeside('application/pdf,image/*').meta({
        title: 'The report itself',
        description: 'A PDF, or a photograph of the paper',
      }),
      laboratory: text().meta(REPEATS),
      accreditation: code().nullish().meta(REPEATS).describe('Certificate number, such as NABL’s'),
      number: code(),
      date: day(),
      tests: z
        .array(test)
        .refine(
          (tests) => new Set(tests.map(keyOfTest)).size === tests.length,
          'must have each test once: remove the second one',
        )
        .default([])
        .meta({ ...REPEATS, description: 'What was measured, in the order of the report' }),
      microbes: optionalText(),
      pesticides: optionalText(),
    })
    .nullish()
    .describe('Of the laboratory; a lot without one has none on its page'),
  notes: z.array(text()).default([]),
  recall: z
    .strictObject({
      on: day().describe('When it was announced'),
      reason: text().describe('What is wrong, in one or two plain sentences'),
      whatToDo: z.array(text()).min(1).describe('The most urgent first'),
    })
    .nullish(),
  retired: z
    .strictObject({ on: day(), reason: text() })
    .nullish()
    .describe('When it is no longer sold; its page stays for whoever has a pack'),
})

/** Distinguishes a test from the others of its report. */
function keyOfTest({ test, name }: { test: string; name?: string | null | undefined }): string {
  return test === 'other' ? `other ${name}` : test
}
