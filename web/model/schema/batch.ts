import { z } from 'zod'
import { LOT_CODE } from '../../shop/lot-code.ts'
import { BELOW_DETECTION, SUBSTANCES } from '../../shop/substances.ts'
import { code, day, fileBeside, optionalText, text } from './fields.ts'

/** Marks a field that is mostly the same as in the batch before: the editor proposes that value. */
const REPEATS = { repeats: true }

const measured = z.strictObject({
  found: z
    .string()
    .regex(new RegExp(`^(\\d+(\\.\\d+)?|BDL|${BELOW_DETECTION})$`), `must be mg/kg, or "${BELOW_DETECTION}"`)
    .transform((found) => (/^\d/.test(found) ? Number(found) : BELOW_DETECTION))
    .describe(`In mg/kg, or "BDL" as reports write it: ${BELOW_DETECTION}`),
  detectionLimit: z
    .number()
    .positive()
    .nullish()
    .meta(REPEATS)
    .describe('The smallest amount that the method detects, in mg/kg; empty where not known'),
})

/** A lot: batches/<LOT>.json, its words in another language <language>/batches/<LOT>.json. */
export const batchFacts = z.strictObject({
  lot: code()
    .regex(LOT_CODE, 'must be 4 to 20 capital letters and digits, with hyphens between them')
    .meta({ title: 'Lot code', description: 'As printed on the jar. Never changed once it is saved' }),
  packs: z
    .array(code())
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, 'must name each pack once')
    .meta({ ...REPEATS, examples: ['450g'], description: 'The Id of each, as under “Open the shop”' }),
  madeOn: day(),
  expiresOn: day().describe(
    'As printed on the jar: Expiry or Use by (Labelling and Display Regulations, 2020, 5(10); Drugs Rules, 1945, 161B)',
  ),
  kilograms: z.number().positive().describe('Weight of the whole lot'),
  jars: z.int().min(2).nullish().describe('How many jars were filled, of all sizes'),
  madeBy: z.array(text()).min(1).meta(REPEATS),
  sources: z
    .strictObject({ amla: text().meta(REPEATS), honey: optionalText().meta(REPEATS) })
    .describe('Where they grew or were collected'),
  picked: z
    .strictObject({
      place: text().meta(REPEATS).describe('A village or town, such as Junnar'),
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
      accreditation: code().nullish().meta(REPEATS).describe('Certificate number, such as NABL’s'),
      number: code(),
      date: day(),
      measured: z
        .partialRecord(z.enum(SUBSTANCES), measured.nullish())
        .describe('What was not measured stays empty'),
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
    .describe('When it is no longer sold; its page stays for whoever has a jar'),
})
