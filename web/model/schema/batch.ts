import { z } from 'zod'
import { LOT_CODE } from '../../shop/lot-code.ts'
import { BELOW_DETECTION, SUBSTANCES } from '../../shop/substances.ts'
import { code, day, fileBeside, optionalText, text, texts } from './fields.ts'

/** What is mostly as in the batch before: the editor proposes it. */
const REPEATS = { repeats: true }

const measured = z.strictObject({
  found: z
    .string()
    .regex(new RegExp(`^(\\d+(\\.\\d+)?|BDL|${BELOW_DETECTION})$`), `must be mg/kg, or "${BELOW_DETECTION}"`)
    .transform((found) => (/^\d/.test(found) ? Number(found) : BELOW_DETECTION))
    .meta({ description: `In mg/kg, or "BDL" as reports write it: ${BELOW_DETECTION}` }),
  detectionLimit: z
    .number()
    .positive()
    .nullish()
    .meta({
      ...REPEATS,
      description: 'The smallest amount that the method detects, in mg/kg; empty where not known',
    }),
})

/** A lot: batches/<LOT>.json, its words in another language <language>/batches/<LOT>.json. */
export const batchFacts = z
  .strictObject({
    lot: code()
      .regex(LOT_CODE, 'must be 4 to 20 capital letters and digits, with hyphens between them')
      .meta({ title: 'Lot code', description: 'As printed on the jar. Never changed once it is saved' }),
    packs: z
      .array(code())
      .min(1)
      .refine((ids) => new Set(ids).size === ids.length, 'must name each pack once')
      .meta({
        ...REPEATS,
        title: 'Packs',
        examples: ['450g'],
        description: 'The Id of each, as under “Open the shop”',
      }),
    madeOn: day(),
    bestBefore: day().meta({ description: 'As printed on the jar' }),
    kilograms: z.number().positive().meta({ description: 'Jam of the whole lot' }),
    jars: z.int().min(2).nullish().meta({ description: 'How many jars were filled, of all sizes' }),
    cookedBy: z
      .array(text())
      .min(1)
      .meta({ ...REPEATS, title: 'Cooked by' }),
    sources: z
      .strictObject({ amla: text().meta(REPEATS), honey: optionalText().meta({ ...REPEATS, words: true }) })
      .meta({ description: 'Where they grew or were collected' }),
    picked: z
      .strictObject({
        place: text().meta({ ...REPEATS, description: 'A village or town, such as Junnar' }),
        on: day(),
      })
      .nullish()
      .meta({ title: 'Amla picked', description: 'Home tells it of the newest batch' }),
    report: z
      .strictObject({
        file: fileBeside('application/pdf,image/*').meta({
          title: 'The report itself',
          description: 'A PDF, or a photograph of the paper',
        }),
        laboratory: text().meta(REPEATS),
        accreditation: code()
          .nullish()
          .meta({ ...REPEATS, description: 'Certificate number, such as NABL’s' }),
        number: code(),
        date: day(),
        measured: z
          .partialRecord(z.enum(SUBSTANCES), measured.nullish())
          .meta({ description: 'What was not measured stays empty' }),
        microbes: optionalText().meta({ words: true }),
        pesticides: optionalText().meta({ words: true }),
      })
      .nullish()
      .meta({ title: 'Report', description: 'Of the laboratory; a lot without one has none on its page' }),
    notes: z.array(text()).default([]),
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

export const batch = {
  words: texts('eyebrow', 'lot', 'lede', 'sample', 'allBatches', 'retired', 'notes', 'storage', 'caption')
    .extend({
      meta: texts('title', 'description').meta({
        description: 'For browsers and search engines',
      }),
      facts: texts('packs', 'madeOn', 'bestBefore', 'kilograms', 'cookedBy', 'amla', 'honey'),
      states: texts('sample', 'recalled', 'retired'),
      recall: texts('title', 'since', 'whatToDo', 'chat', 'call'),
      measured: texts(
        'heading',
        'microbes',
        'pesticides',
        'below',
        'detects',
        'above',
        'noneAllowed',
        'notLimited',
        'unit',
        'metals',
        'preservativeRule',
        'source',
        'sourcePlain',
        'report',
      ).extend({
        columns: texts('substance', 'found', 'limit'),
        substances: texts(...SUBSTANCES),
      }),
      again: texts('heading', 'text', 'question'),
      finder: texts('title', 'lede', 'label', 'hint', 'button', 'unknownChat', 'onSale', 'earlier', 'made'),
      notFound: texts('title', 'lede'),
      link: texts('report', 'find', 'lead'),
      story: texts('picked', 'cooked', 'jars', 'unit').meta({
        title: 'On home, of the newest batch',
        description: '“Jars” stands in place of “Cooked” where the batch says how many were filled',
      }),
    })
    .meta({ title: 'Batch pages' }),
}
