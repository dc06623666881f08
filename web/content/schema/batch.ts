import { z } from 'zod'
import { LOT_CODE } from '../../domain/lot-code.ts'
import { BELOW_DETECTION, SUBSTANCES } from '../../domain/substances.ts'
import packs from '../facts/packs.json' with { type: 'json' }
import { code, day, sample, text, texts } from './fields.ts'

const measured = z.strictObject({
  found: z
    .union([z.number().nonnegative(), z.literal(BELOW_DETECTION)], `must be mg/kg, or "${BELOW_DETECTION}"`)
    .meta({ description: `In mg/kg, or "${BELOW_DETECTION}"` }),
  detectionLimit: z
    .number()
    .positive()
    .meta({ description: 'The smallest amount that the method detects, in mg/kg' }),
})

/** A lot: batches/<LOT>.json, its words in another language <language>/batches/<LOT>.json. Its report is a PDF of the same name beside it, its photograph a WebP. */
export const batchFacts = z
  .strictObject({
    sample: sample(),
    lot: code()
      .regex(LOT_CODE, 'must be 4 to 20 capital letters and digits, with hyphens between them')
      .meta({ description: 'As printed on the jar; also the name of the file' }),
    packs: z
      .array(z.enum(packs.list.map(({ id }) => id)))
      .min(1)
      .refine((ids) => new Set(ids).size === ids.length, 'must name each pack once'),
    madeOn: day(),
    bestBefore: day().meta({ description: 'As printed on the jar' }),
    kilograms: z.number().positive().meta({ description: 'Jam of the whole lot' }),
    cookedBy: z.array(text()).min(1),
    sources: z
      .strictObject({ amla: text(), honey: text() })
      .meta({ description: 'Where they grew or were collected' }),
    report: z.strictObject({
      laboratory: text(),
      accreditation: code().meta({ description: 'Certificate number, such as NABL’s' }),
      number: code(),
      date: day(),
      measured: z.record(z.enum(SUBSTANCES), measured),
      microbes: text(),
      pesticides: text(),
    }),
    photograph: text()
      .nullish()
      .meta({ description: 'What the photograph shows; empty where there is none' }),
    notes: z.array(text()),
    recall: z
      .strictObject({
        on: day().meta({ description: 'When it was announced' }),
        reason: text().meta({ description: 'What is wrong, in one or two plain sentences' }),
        whatToDo: z.array(text()).min(1).meta({ description: 'The most urgent first' }),
      })
      .nullish(),
    retired: z
      .strictObject({ on: day(), reason: text() })
      .nullish()
      .meta({ description: 'When it is no longer sold; its page stays for whoever has a jar' }),
  })
  .meta({ title: 'Batch' })

export const batchWords = texts(
  'eyebrow',
  'lot',
  'lede',
  'sample',
  'allBatches',
  'retired',
  'notes',
  'storage',
  'caption',
).extend({
  meta: texts('title', 'description', 'report', 'product').meta({
    description: 'For browsers and search engines',
  }),
  facts: texts('packs', 'madeOn', 'bestBefore', 'kilograms', 'cookedBy', 'amla', 'honey'),
  states: texts('sample', 'recalled', 'retired'),
  recall: texts('title', 'since', 'whatToDo', 'chat', 'call'),
  measured: texts(
    'heading',
    'microbes',
    'pesticides',
    'aSpoon',
    'below',
    'detects',
    'above',
    'noneAllowed',
    'notLimited',
    'unit',
    'metals',
    'preservativeRule',
    'source',
    'report',
  ).extend({
    columns: texts('substance', 'found', 'limit'),
    substances: texts(...SUBSTANCES),
  }),
  again: texts('heading', 'text', 'questionHeading', 'question', 'policy'),
  finder: texts(
    'title',
    'lede',
    'label',
    'hint',
    'button',
    'empty',
    'unknown',
    'unknownAdvice',
    'unknownChat',
    'onSale',
    'earlier',
    'made',
  ),
  notFound: texts('title', 'lede'),
  link: texts('report', 'find'),
})
