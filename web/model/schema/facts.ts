import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { KIND_OF, type Registration } from '#worker/bills/constants.ts'
import { ALLERGENS, CONTAINED_NAMES } from '../../shop/contained.ts'
import {
  code,
  day,
  type FilesOf,
  list,
  listById,
  ownClaimId,
  pictureName,
  range,
  webAddress,
} from './fields.ts'
import { launchFacts, readFacts } from './launch.ts'
import { lookFacts } from './look.ts'
import { refundTerms } from './refund.ts'
import { courier } from './selling.ts'

/** A claim that the shop makes, with what proves it. */
const claim = z.strictObject({
  id: ownClaimId(),
  number: z.number().nonnegative().optional(),
  survey: z
    .strictObject({
      n: z.int().positive().meta({ title: 'People who answered' }),
      asked: z.int().positive().meta({ title: 'Customers who were asked' }),
      date: code().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM'),
    })
    .refine(({ n, asked }) => n <= asked, {
      path: ['n'],
      message: 'must not be more than the customers who were asked',
    })
    .optional(),
  evidence: z
    .strictObject({ document: code(), number: code(), expires: day().nullish() })
    .nullish()
    .describe('The document that proves it. One that has expired takes the claim off every page'),
  reviewBy: day().nullish().describe('Until when it is to be checked again'),
  noPreservatives: z.boolean().nullish().meta({
    title: 'Says that no preservative is added',
    description: 'A batch in which a laboratory has found one is then refused',
  }),
})

const herbs = z.array(
  z.strictObject({
    sanskrit: code().describe('In Latin letters, as the classical list names it'),
    hindi: code().describe('In Devanagari'),
    english: code(),
  }),
)

const amounts = range(z.number().positive())
const reading = z.strictObject({ spoon: z.enum(['teaspoon', 'tablespoon']), spoonsADay: amounts })

/** The rows of a table of nutrition: Food Safety and Standards (Labelling and Display) Regulations, 2020, regulation 5(3). */
export const REQUIRED_NUTRIENTS = [
  'energy',
  'protein',
  'carbohydrate',
  'sugars',
  'added-sugars',
  'fat',
  'saturated-fat',
  'trans-fat',
  'cholesterol',
  'sodium',
] as const

/** The nutrients that a label may name. */
const NUTRIENTS = [...REQUIRED_NUTRIENTS, 'vitamin-c'] as const

const allergen = z.enum(ALLERGENS).meta({ labels: CONTAINED_NAMES })
const UNITS = ['kcal', 'g', 'mg'] as const

/** What a shop's facts hold, the same in every language: facts/<topic>.json. */
export const factTopics = {
  launch: launchFacts,
  read: readFacts,
  brand: z.strictObject({
    social: z
      .strictObject({ profile: webAddress(), handle: code() })
      .nullish()
      .meta({ title: 'Social profile' }),
    copyrightYear: z.int().min(2000).max(2100),
    letters: z
      .boolean()
      .default(false)
      .describe('Off where no letter is sent: its sign-up box and the pages to confirm and to leave go'),
    backups: z
      .boolean()
      .default(false)
      .describe('On once the workflow Backup runs: the privacy policy tells of them'),
    popup: z
      .enum(['every-visit', 'once-per-session', 'off'])
      .default('off')
      .meta({
        title: 'Greeting popup',
        labels: {
          'every-visit': 'On every view of home',
          'once-per-session': 'Once a browser session',
          off: 'Never',
        },
      }),
  }),
  /** Absent where the shop makes no bills here. */
  bills: z.strictObject({
    registration: z
      .enum(Object.keys(KIND_OF) as [Registration, ...Registration[]])
      .meta({
        labels: {
          none: 'Not registered: “Bill”',
          composition: 'Composition scheme: “Bill of supply”',
          regular: 'Registered: “Tax invoice”',
        },
      })
      .meta({ title: 'What you are under GST', description: 'Each sold order then has a bill to print' }),
    hsn: code()
      .regex(/^(\d{4}|\d{6}|\d{8})$/, 'must be the 4, 6 or 8 digits of an HSN code')
      .nullish()
      .meta({ title: 'HSN code', description: 'Your accountant knows it; the same for every pack' }),
    rate: z.number().nonnegative().max(100).multipleOf(0.01).nullish().meta({
      title: 'Rate of tax, per cent',
      description: 'Central and State tax together; your accountant knows it. Prices include it',
    }),
  }),
  /** The ledger of the claims that this shop makes. Other claims are not printed. */
  claims: z.strictObject({ list: listById(claim).default([]).meta({ title: 'Claims' }) }),
  delivery: z.strictObject({
    bulk: z
      .strictObject({
        // The largest order has one jar less, and the Worker stores no more than `orderQuantity`.
        fromJars: z
          .int()
          .positive()
          .max(LIMITS.orderQuantity + 1)
          .describe('From how many packs an order is a bulk order'),
      })
      .nullish(),
    courier: courier.nullish().meta({
      title: 'Courier',
      description: 'Whom you send most parcels with: the reply “Sent today” then ends with the tracking link',
    }),
  }),
  /** Absent where the shop gives no amounts to take. Those that it does not give are not printed. */
  doses: z.strictObject({
    spoons: z
      .strictObject({ teaspoon: z.number().positive(), tablespoon: z.number().positive() })
      .meta({ title: 'Grams in a level spoon' }),
    studied: amounts.nullish().meta({ title: 'Grams a day in the studies of adults' }),
    adultsDaily: reading.meta({ title: 'Adults, to begin with' }),
    adultsFuller: reading.nullish().meta({ title: 'Adults, the fuller amount' }),
    overFive: reading.nullish().meta({ title: 'Children of 6 to 12 years, to begin with' }),
    threeToTwelve: reading.nullish().meta({ title: 'Children of 3 to 12 years, the fuller amount' }),
    household: z
      .strictObject({ adults: z.int().nonnegative(), children: z.int().nonnegative() })
      .meta({ title: 'What the calculator begins with' }),
  }),
  /** Absent where the shop lists no herbs. */
  herbs: z.strictObject({
    decoction: z.strictObject({ herbs }).describe('What is boiled'),
    stirredIn: z.strictObject({ herbs }).describe('The powders added off the fire'),
  }),
  label: z.strictObject({
    nutrition: list(
      z.strictObject({
        id: z.enum(NUTRIENTS).meta({ labels: { 'vitamin-c': 'Vitamin C' } }),
        unit: z.enum(UNITS).meta({ labels: Object.fromEntries(UNITS.map((unit) => [unit, unit])) }),
        per100g: z.number().nonnegative().nullable().default(null),
        source: code().nullish(),
        part: z.boolean().nullish().describe('A part of the row above it'),
        perDay: z
          .number()
          .positive()
          .nullish()
          .describe('What an adult needs or should not exceed in a day, in the same unit'),
      }),
    ),
    nutritionExempt: z
      .enum(['single-ingredient', 'spices', 'small-pack'])
      .meta({
        labels: {
          'single-ingredient': 'It is unprocessed, and of one ingredient',
          spices: 'Herbs, spices or a mixture of them',
          'small-pack': 'The surface of its pack is at most 100 cm²',
        },
      })
      .nullish()
      .meta({
        title: 'Why no nutrition is declared',
        description: 'Any other food declares it (Labelling and Display Regulations, 2020, 5(3))',
      }),
    vegetarian: z.boolean().nullable().default(null),
    contains: list(allergen).meta({
      title: 'Allergens',
      description:
        'Those that a label must declare and the food has (Labelling and Display Regulations, 2020, 5(14))',
    }),
    mayContain: list(allergen).meta({
      title: 'May contain',
      description: 'Traces, because the same kitchen works with them',
    }),
    noAllergens: z.boolean().default(false).meta({
      title: 'None of these allergens',
      description: 'Whether the food has none of those that a label must declare',
    }),
  }),
  legal: z.strictObject({
    consumerCare: z.strictObject({ phone: code().nullish(), email: code().nullish() }).prefault({}),
    grievanceOfficer: z.strictObject({ acknowledgedWithinHours: z.literal(48).default(48) }).prefault({}),
  }),
  look: lookFacts,
  reel: z.strictObject({
    url: webAddress().describe('Of one reel on the social profile, as its Share button gives it'),
    embed: z.enum(['unless-editing', 'always', 'never']).meta({
      labels: { 'unless-editing': 'Until the site is edited on /edit' },
      title: 'Player',
      description:
        'Its script is the provider’s and can do whatever a page of ours can, such as read the key that /edit keeps. Without it there is a plain link',
    }),
    poster: pictureName(),
  }),
  refund: refundTerms,
}

/** The facts as their files hold them; no shop is without facts/brand.json. */
export type FactFiles = FilesOf<typeof factTopics> & { readonly brand: z.output<typeof factTopics.brand> }
