import { z } from 'zod'
import { code, day, listById, pictureName, range, rupees } from './fields.ts'

const UNKNOWN = 'Empty means not known yet, and keeps the shop from opening'

const MARK = { title: 'Still the sample', description: 'Switch off once what stands here is yours' }
/** Marks a group that still has the sample's values. */
const stillSample = () => z.boolean().nullish().meta(MARK)

/** A fact that a shop cannot open without. */
const needed = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().default(null).meta({ description: UNKNOWN })

/** What a business can be by law; its words are in the words of the legal data. */
export const BUSINESS_FORMS = [
  'proprietorship',
  'partnership',
  'llp',
  'company',
  'cooperative',
  'self-help-group',
  'trust',
] as const

/** The first digits of Indian PIN codes, which never begin with 0. */
const pinPrefix = () => code().regex(/^[1-9]\d{0,5}$/, 'must be the first digits of a PIN code, such as 411')

const packs = z
  .strictObject({
    sample: stillSample(),
    freeShippingFrom: rupees().meta({ title: 'Free shipping from', description: 'Rupees of an order' }),
    guaranteeDays: z.int().positive().meta({ title: 'Money-back guarantee, days' }),
    list: listById(
      z.strictObject({
        id: code().meta({ description: 'Used in tracking; keep it once orders have come in' }),
        grams: z.int().positive().meta({ title: 'Net weight, grams' }),
        mrp: rupees().positive().meta({ title: 'MRP', description: 'Rupees, as printed on the jar' }),
        soldOut: z.boolean().meta({ title: 'Sold out' }),
        gtin: code()
          .regex(/^\d{8}(\d{4,6})?$/, 'must be the 8 or 12 to 14 digits of a GTIN')
          .nullable()
          .default(null)
          .meta({ title: 'GTIN', description: 'GS1 number of the pack' }),
        popular: z.boolean().meta({ title: 'Marked as popular' }),
        picture: pictureName(),
      }),
    )
      .min(1)
      // shop.css shows the order of each by its place.
      .max(8)
      .meta({ title: 'Packs' }),
  })
  .meta({ title: 'Packs and prices' })

const offer = z
  .strictObject({
    sample: stillSample(),
    percent: z.number().min(0).max(99).meta({ title: 'Per cent off the MRP', description: '0: no offer' }),
    startsOn: day().meta({ title: 'First day' }),
    endsOn: day().meta({ title: 'Last day', description: 'After it every page shows the MRP by itself' }),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'must not be before the first day',
  })
  .meta({ title: 'Offer' })

const delivery = z
  .strictObject({
    sample: stillSample(),
    list: listById(
      z.strictObject({
        id: code(),
        days: range(z.int().nonnegative(), z.int().positive()).meta({
          description: 'Working days from confirmation to the door',
        }),
        charge: rupees().meta({ description: 'Rupees on orders below the limit for free shipping' }),
        pins: z.array(pinPrefix()).default([]).meta({
          title: 'PIN codes that begin with',
          description:
            'The first zone that fits counts; none here means all other PIN codes, in the last zone only. Where every zone has some, no other PIN code is delivered to',
        }),
        except: z.array(pinPrefix()).optional().meta({ title: 'But not those that begin with' }),
      }),
    )
      .min(1)
      .refine((zones) => zones.slice(0, -1).every(({ pins }) => pins.length > 0), {
        message: 'must have PIN codes in every zone but the last, which may take all others',
      })
      .meta({ title: 'Zones' }),
  })
  .meta({ title: 'Delivery' })

const ingredients = z
  .strictObject({
    sample: stillSample(),
    list: listById(
      z.strictObject({
        id: code(),
        hindi: code(),
        gramsPer100: z.number().positive().nullable().default(null).meta({
          description: 'Grams that go into the pan for 100 g of jam; empty where not weighed',
        }),
      }),
    )
      .min(1)
      .refine(isDescending, 'must be in descending order of weight')
      .meta({ title: 'Ingredients' }),
  })
  .meta({
    title: 'Ingredients',
    description:
      'Heaviest first (Labelling and Display Regulations, 2020). Their names and the allergens are in the words of the label',
  })

/** What a shop cannot open without, in one file: facts/opening.json. The loader hands each part to its topic. */
export const openingFacts = z
  .strictObject({
    sample: stillSample().meta({ title: 'The name is still the sample’s' }),
    name: code().max(60),
    slug: code()
      .regex(/^[a-z0-9-]+$/)
      .meta({ description: 'Used in addresses: small letters, digits and hyphens' }),
    devanagari: z
      .strictObject({
        word: code(),
        parts: z.array(z.strictObject({ devanagari: code(), latin: code() })),
      })
      .nullish()
      .meta({ title: 'Name in Devanagari', description: 'Where the name is a Sanskrit word, and its parts' }),
    chatLink: needed(z.url()).meta({
      title: 'Chat link',
      description: 'https://wa.me/ and the WhatsApp number with 91, digits only',
    }),
    phone: needed(code()),
    email: needed(z.email()),
    maker: z.strictObject({
      businessName: needed(code()),
      businessForm: needed(z.enum(BUSINESS_FORMS)),
      address: needed(code()).meta({ title: 'Postal address', description: `With the PIN code. ${UNKNOWN}` }),
    }),
    licence: z.strictObject({
      regime: z.enum(['food', 'drug']).meta({
        description:
          'food: Ayurveda Aahara Regulations, 2022, with an FSSAI licence; no claim may name a disease. drug: a licence for Ayurvedic medicines (Drugs and Cosmetics Act, 1940); no claim may call it a supplement',
      }),
      number: needed(code()),
      expires: day().nullish().meta({ description: 'The pages leave out the number after this day' }),
    }),
    grievanceOfficer: z
      .strictObject({
        name: needed(code()),
        phone: needed(code()),
        email: needed(code()),
      })
      .meta({ description: 'Consumer Protection (E-Commerce) Rules, 2020, rule 4(4)-(5)' }),
    packs,
    offer,
    delivery,
    payment: z
      .strictObject({
        sample: stillSample(),
        upi: z.boolean().meta({ title: 'UPI' }),
        bankTransfer: z.boolean(),
        cashOnDelivery: z.boolean(),
      })
      .refine((ways) => ways.upi || ways.bankTransfer || ways.cashOnDelivery, 'must have one way: say which'),
    ingredients,
    keeping: z
      .strictObject({
        sample: stillSample(),
        months: z.int().positive().meta({ title: 'Months that a closed jar keeps' }),
        monthsAfterOpening: z.int().positive().nullable().default(null),
      })
      .meta({ title: 'Shelf life' }),
    photographs: z.strictObject({
      sample: stillSample().meta({
        title: 'The pictures are computer-made',
        description:
          'Those of the jar in the hero and of each pack. Replace them under Assets, then switch this off',
      }),
    }),
  })
  .meta({ title: 'Open the shop' })

export type OpeningFacts = z.infer<typeof openingFacts>

/** Ingredients whose weight is not known may stand anywhere. */
function isDescending(list: readonly { gramsPer100: number | null }[]): boolean {
  const known = list.flatMap(({ gramsPer100 }) => gramsPer100 ?? [])
  return known.every((grams, index) => index === 0 || grams <= (known[index - 1] ?? grams))
}

export type Regime = OpeningFacts['licence']['regime']
