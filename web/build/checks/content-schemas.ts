import { z } from 'zod'
import { claims } from '#web/content/claims.ts'
import { payment, zones } from '#web/content/delivery.ts'
import { doses } from '#web/content/doses.ts'
import { founders } from '#web/content/founders.ts'
import { decoction, ingredients, labelFacts, nutrition, stirredIn } from '#web/content/label.ts'
import { legal } from '#web/content/legal.ts'
import { offer } from '#web/content/offer.ts'
import { packs } from '#web/content/packs.ts'
import { refundCases } from '#web/content/refund.ts'
import { suitability } from '#web/content/suitability.ts'
import { testimonials } from '#web/content/testimonials.ts'

const text = z.string().trim().min(1)
const sample = z.literal(true).optional()
const rupees = z.int().positive()
const days = z.strictObject({ from: z.int().nonnegative(), to: z.int().positive() })
const range = z.strictObject({ from: z.number().nonnegative(), to: z.number().positive() })

const claim = z.strictObject({
  sample,
  id: text,
  text,
  kind: z.enum([
    'composition',
    'function',
    'disease',
    'supplement',
    'tradition',
    'survey',
    'study',
    'credential',
    'offer',
    'service',
    'dose',
    'warning',
    'advice',
  ]),
  status: z.enum(['ok', 'conditional', 'banned']),
  shown: z.boolean(),
  number: z.number().optional(),
  value: text,
  label: text.optional(),
  qualifier: text.optional(),
  survey: z
    .strictObject({
      sample,
      n: z.int().positive().nullable(),
      asked: z.int().positive().nullable(),
      date: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'use YYYY-MM')
        .nullable(),
      question: text.nullable(),
    })
    .optional(),
  places: z.array(text),
  evidence: z
    .strictObject({ sample, document: text, number: text, expires: z.iso.date().nullable() })
    .nullable(),
  reviewBy: z.iso.date(),
  conflictsWith: text.optional(),
  note: text.optional(),
})

const herb = z.strictObject({ sanskrit: text, hindi: text, english: text })
const person = { sample, name: text, title: text, initials: text }

/** Each content file with its values and their form. */
export const schemas: readonly { file: string; name: string; value: unknown; schema: z.ZodType }[] = [
  { file: 'claims.ts', name: 'claims', value: claims, schema: z.record(text, claim) },
  {
    file: 'offer.ts',
    name: 'offer',
    value: offer,
    schema: z.strictObject({
      sample,
      percent: z.number().min(0).max(100),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
    }),
  },
  {
    file: 'packs.ts',
    name: 'packs',
    value: packs,
    schema: z.array(
      z.strictObject({
        id: text,
        size: text,
        grams: z.int().positive(),
        mrp: rupees,
        price: rupees,
        soldOut: z.boolean(),
        gtin: z
          .string()
          .regex(/^\d{8}(\d{4,6})?$/, 'use the 8 or 12 to 14 digits of a GTIN')
          .nullable(),
        description: text,
        savings: text,
        popular: z.boolean(),
        picture: text,
        orderLabel: text,
      }),
    ),
  },
  {
    file: 'doses.ts',
    name: 'doses',
    value: doses,
    schema: z.record(
      text,
      z.strictObject({
        id: text,
        who: text,
        ages: z.strictObject({ from: z.int(), to: z.int().optional() }),
        amount: text,
        timesADay: z.int().positive(),
        gramsADay: range,
        beginWith: z.boolean(),
      }),
    ),
  },
  {
    file: 'legal.ts',
    name: 'legal',
    value: legal,
    schema: z.strictObject({
      sample,
      regime: z.enum(['food', 'drug']),
      businessName: text.nullable(),
      businessForm: text.nullable(),
      address: text.nullable(),
      consumerCare: z.strictObject({
        phone: text.nullable(),
        email: text.nullable(),
        hours: text.nullable(),
      }),
      grievanceOfficer: z.strictObject({
        name: text.nullable(),
        designation: text.nullable(),
        phone: text.nullable(),
        email: text.nullable(),
        acknowledgedWithinHours: z.literal(48),
        settledWithinMonths: z.literal(1),
      }),
      licence: z.strictObject({ kind: text.nullable(), number: text.nullable() }),
      gstin: text.nullable(),
      countryOfOrigin: text.nullable(),
      courts: text.nullable(),
    }),
  },
  {
    file: 'label.ts',
    name: 'ingredients',
    value: ingredients,
    schema: z.strictObject({
      sample,
      list: z
        .array(
          z.strictObject({
            name: text,
            hindi: text,
            sanskrit: text.optional(),
            purpose: text,
            gramsPer100: z.number().positive().nullable(),
          }),
        )
        .min(1)
        .refine(isDescending, 'put the ingredients in descending order of weight'),
    }),
  },
  {
    file: 'label.ts',
    name: 'decoction',
    value: decoction,
    schema: z.strictObject({ sample, herbs: z.array(herb) }),
  },
  {
    file: 'label.ts',
    name: 'stirredIn',
    value: stirredIn,
    schema: z.strictObject({ sample, herbs: z.array(herb) }),
  },
  {
    file: 'label.ts',
    name: 'nutrition',
    value: nutrition,
    schema: z.array(
      z
        .strictObject({
          id: text,
          name: text,
          unit: z.enum(['kcal', 'g', 'mg']),
          per100g: z.number().nonnegative().nullable(),
          sample,
          source: text.optional(),
          part: z.literal(true).optional(),
          perDay: z.number().positive().optional(),
        })
        .refine(({ sample: isSample, source }) => !isSample || source, 'name the source of the sample'),
    ),
  },
  {
    file: 'label.ts',
    name: 'labelFacts',
    value: labelFacts,
    schema: z.strictObject({
      sample,
      allergens: z.array(z.strictObject({ name: text, from: text })),
      vegetarian: z.boolean(),
      shelfLifeMonths: z.int().positive().nullable(),
      afterOpening: text.nullable(),
      storage: text,
      category: text.nullable(),
      purpose: text.nullable(),
      duration: text.nullable(),
      reference: text.nullable(),
    }),
  },
  {
    file: 'delivery.ts',
    name: 'zones',
    value: zones,
    schema: z.strictObject({
      sample,
      list: z.array(z.strictObject({ name: text, days, charge: z.int().nonnegative() })).min(1),
    }),
  },
  {
    file: 'delivery.ts',
    name: 'payment',
    value: payment,
    schema: z.strictObject({
      sample,
      upi: z.boolean(),
      bankTransfer: z.boolean(),
      cashOnDelivery: z.boolean(),
    }),
  },
  {
    file: 'refund.ts',
    name: 'refundCases',
    value: refundCases,
    schema: z.array(
      z.strictObject({
        id: text,
        name: text,
        window: z.union([
          z.strictObject({ hours: z.int().positive() }),
          z.strictObject({ days: z.int().positive() }),
        ]),
        send: z.array(text).min(1),
        remedy: text,
        note: text.optional(),
      }),
    ),
  },
  {
    file: 'suitability.ts',
    name: 'suitability.questions',
    value: suitability.questions,
    schema: z.array(
      z.strictObject({
        id: text,
        question: text,
        short: text,
        answer: text,
        kind: z.literal('advice'),
      }),
    ),
  },
  {
    file: 'testimonials.ts',
    name: 'testimonials',
    value: testimonials,
    schema: z.array(
      z.strictObject({
        ...person,
        review: text,
        rating: z.int().min(1).max(5),
        verified: z.boolean(),
        location: text,
      }),
    ),
  },
  {
    file: 'founders.ts',
    name: 'founders',
    value: founders,
    schema: z.array(
      z.strictObject({
        ...person,
        experience: z.string(),
        specialization: text,
        registration: text.nullable().optional(),
        description: text,
      }),
    ),
  },
]

/** Ingredients whose weight is not known may stand anywhere. */
function isDescending(list: readonly { gramsPer100: number | null }[]): boolean {
  const known = list.flatMap(({ gramsPer100 }) => gramsPer100 ?? [])
  return known.every((grams, index) => index === 0 || grams <= (known[index - 1] ?? grams))
}
