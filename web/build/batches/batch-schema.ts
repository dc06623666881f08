import { z } from 'zod'
import { BELOW_DETECTION } from '#web/content/batch.ts'
import { LOT_CODE } from '#web/content/lot-code.ts'
import { packs } from '#web/content/packs.ts'

const text = z.string().trim().min(1)
const day = z.iso.date('use a day that exists, YYYY-MM-DD')

const measured = z.strictObject({
  found: z.union(
    [z.number().nonnegative(), z.literal(BELOW_DETECTION)],
    `use mg/kg, or '${BELOW_DETECTION}'`,
  ),
  detectionLimit: z.number().positive(),
})

/** The form of a batch's file; `Batch` in web/content/batch.ts is its type. */
export const batchSchema = z.strictObject({
  sample: z.literal(true).optional(),
  lot: z.string().regex(LOT_CODE, 'use 4 to 20 capital letters and digits, with hyphens between them'),
  packs: z
    .array(z.enum(packs.map(({ id }) => id)))
    .min(1)
    .refine((ids) => new Set(ids).size === ids.length, 'name each pack once'),
  madeOn: day,
  bestBefore: day,
  kilograms: z.number().positive(),
  cookedBy: z.array(text).min(1),
  sources: z.strictObject({ amla: text, honey: text }),
  report: z.strictObject({
    laboratory: text,
    accreditation: text,
    number: text,
    date: day,
    measured: z.strictObject({
      lead: measured,
      arsenic: measured,
      cadmium: measured,
      mercury: measured,
      benzoate: measured,
      sorbate: measured,
    }),
    microbes: text,
    pesticides: text,
  }),
  photograph: text.optional(),
  notes: z.array(text),
  recall: z.strictObject({ on: day, reason: text, whatToDo: z.array(text).min(1) }).optional(),
  retired: z.strictObject({ on: day, reason: text }).optional(),
})
