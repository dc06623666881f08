import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { LIMITS } from '#contract/limits.ts'
import { namesNumber, readChatLink } from '../../shop/chat-link.ts'
import { CONTAINED, CONTAINED_NAMES } from '../../shop/contained.ts'
import { plainNumber } from '../../shop/numbers-of-law.ts'
import { WAYS_TO_PAY } from '../../shop/ways-to-pay.ts'
import { code, day, list, listById, pictureName, range, rupees, webAddress } from './fields.ts'

const NEEDED_TO_OPEN = 'Needed before the shop opens; until then it may wait'

/** Metadata of a field, which forms and `npm run new-shop` show. */
const question = (title: string, example: string | number | readonly string[], description?: string) => ({
  title,
  examples: [example].flat(),
  ...(description && { description }),
})

/** A fact that may be unknown. */
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)

/** A fact that a shop cannot open without, empty until then. */
const must = <Schema extends z.ZodType>(schema: Schema) => orNull(schema).describe(NEEDED_TO_OPEN)

/** The link of the chat. A WhatsApp number in any form becomes `https://wa.me/<number>`, which takes a text. */
const chatLink = () =>
  z
    .string()
    .overwrite((typed) => readChatLink(typed) ?? typed.trim())
    .refine((link) => !namesNumber(link) || readChatLink(link) !== undefined, {
      message:
        'has no number that a chat can be opened with: write https://wa.me/ and the WhatsApp number with 91',
      abort: true,
    })
    .pipe(webAddress())

/** The legal forms of a business; web/words/<language>/legal.json has their names. */
export const BUSINESS_FORMS = [
  'proprietorship',
  'partnership',
  'llp',
  'company',
  'cooperative',
  'self-help-group',
  'trust',
] as const

/** The laws under which a jar may be sold: as a food, as the food that is Ayurveda Aahara, or as an Ayurvedic medicine. */
export const REGIMES = ['food', 'aahara', 'drug'] as const
/** What forms and the terminal show of these. */
export const SOLD_AS: Readonly<Record<(typeof REGIMES)[number], string>> = {
  aahara: 'Ayurveda Aahara, with an FSSAI licence (Regulations of 2022)',
  drug: 'Ayurvedic medicine, with a drug licence (Drugs and Cosmetics Act, 1940)',
  food: 'An ordinary food, with an FSSAI licence',
}
/** What is in the jar; web/words/<language>/product.json has their names. */
export const KINDS = [
  'jam',
  'pickle',
  'ghee',
  'honey',
  'powder',
  'sweets',
  'oil',
  'syrup',
  'snack',
  'paste',
  'other',
] as const

/** What the nutrition of the label is given for, besides 100 g. */
export const PORTIONS = ['teaspoon', 'piece', 'none'] as const
/** What forms and the terminal show of `none`, which there may also mean that nothing is chosen. */
export const NO_PORTION = 'It has no portion'

/** How it is made. */
export const MAKINGS = ['cooked', 'mixed', 'ground', 'pressed', 'gathered'] as const

const product = z.strictObject({
  kind: must(z.enum(KINDS)).meta({ title: 'What is in the jar, in one word' }),
  portion: must(z.enum(PORTIONS).meta({ labels: { none: NO_PORTION } })).meta({
    title: 'A portion of it',
    description: `What the nutrition is given for, besides 100 g. ${NEEDED_TO_OPEN}`,
  }),
  portionGrams: orNull(z.number().positive()).meta(
    question('Grams in that portion', 5, 'Weighed; empty where there is none, and no portion is printed'),
  ),
  making: must(z.enum(MAKINGS)).meta({ title: 'How you make it' }),
})

/** The first digits of Indian PIN codes, which never begin with 0. */
const pinPrefix = () => code().regex(/^[1-9]\d{0,5}$/, 'must be the first digits of a PIN code, such as 411')

const packs = z.strictObject({
  freeShippingFrom: orNull(rupees()).meta(
    question('Shipping is free from how many rupees', 600, 'Empty where it never is'),
  ),
  guaranteeDays: orNull(z.int().positive()).meta(
    question(
      'Within how many days you give the money back',
      30,
      'Empty where you do not: the words of the guarantee are yours to write',
    ),
  ),
  list: listById(
    z.strictObject({
      // The Worker refuses a longer id.
      id: code()
        .max(LIMITS.orderPack)
        .regex(/^\P{Cc}+$/u, 'must be one line')
        .meta(question('Id', '450g', 'Used in tracking; keep it once orders have come in')),
      grams: z.int().positive().meta(question('Net weight, grams', 450)),
      mrp: rupees()
        .positive()
        .meta(
          question(
            'MRP',
            690,
            'Rupees, as printed on the jar. What lots on sale have is under “MRP on the jars”',
          ),
        ),
      soldOut: z.boolean().default(false),
      gtin: orNull(code().regex(/^\d{8}(\d{4,6})?$/, 'must be the 8 or 12 to 14 digits of a GTIN')).meta(
        question('GTIN', '8901234567894', 'GS1 number of the pack'),
      ),
      popular: z.boolean().default(false).meta({ title: 'Marked as popular' }),
      picture: pictureName().nullish(),
    }),
  )
    // packs.css has a rule for each of so many packs.
    .max(8)
    .default([])
    .meta({ title: 'Packs', description: NEEDED_TO_OPEN }),
})

const offer = z
  .strictObject({
    percent: z.number().positive().max(99).meta(question('Per cent off the MRP', 10)),
    startsOn: day().meta({ title: 'First day' }),
    endsOn: day().meta({ title: 'Last day', description: 'After it every page shows the MRP by itself' }),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'must not be before the first day',
  })

const closed = z
  .strictObject({ from: day().meta({ title: 'First day' }), to: day().meta({ title: 'Last day' }) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
  // A day is printed without its year.
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 300 * DAY_MS, {
    path: ['to'],
    message: 'must be less than 300 days after the first day',
  })

const zone = z.strictObject({
  id: code().meta(question('Id', 'city')),
  days: range(z.int().nonnegative(), z.int().positive()).meta(
    question('Days', '1 to 2', 'Days from confirmation to the door, counted as above'),
  ),
  charge: rupees().meta(question('Charge', 40, 'Rupees on orders below the limit for free shipping')),
  pins: z
    .array(pinPrefix())
    .default([])
    .meta(
      question(
        'PIN codes that begin with',
        ['422', '423'],
        'The first zone that fits counts; none here means all other PIN codes, in the last zone only. Where every zone has some, no other PIN code is delivered to',
      ),
    ),
  except: z.array(pinPrefix()).optional().meta(question('But not those that begin with', '4224')),
  payment: z
    .array(
      z
        .enum(WAYS_TO_PAY)
        .meta({ labels: { upi: 'UPI', bankTransfer: 'Bank transfer', cashOnDelivery: 'Cash on delivery' } }),
    )
    .min(1)
    .nullish()
    .meta({
      title: 'The ways to pay there',
      description: 'Empty where they are those of the whole shop, below',
    }),
})

type Zone = Pick<z.infer<typeof zone>, 'pins' | 'except'>

/** Whether a PIN code can be in a zone: those before it do not take all of its PIN codes. */
function isReached({ pins }: Zone, before: readonly Zone[]): boolean {
  const overlaps = (prefix: string, other: string) => prefix.startsWith(other) || other.startsWith(prefix)
  return (
    pins.length === 0 ||
    pins.some((prefix) =>
      before.every(
        (zone) =>
          !zone.pins.some((other) => prefix.startsWith(other)) ||
          zone.except?.some((other) => overlaps(prefix, other)),
      ),
    )
  )
}

const delivery = z.strictObject({
  unit: z.enum(['days', 'working-days']).default('days').meta({
    title: 'Days are counted as',
    description: 'Working days are those without Sundays and holidays',
  }),
  list: listById(zone)
    .refine((zones) => zones.slice(0, -1).every(({ pins }) => pins.length > 0), {
      message: 'must have PIN codes in every zone but the last, which may take all others',
    })
    .superRefine((zones, { addIssue }) => {
      for (const [place, zone] of zones.entries())
        if (!isReached(zone, zones.slice(0, place)))
          addIssue({
            code: 'custom',
            message: `has zones before “${zone.id}” that take all of its PIN codes: put the one with more digits first`,
          })
    })
    .default([])
    .meta({ title: 'Zones', description: NEEDED_TO_OPEN }),
})

const ingredient = z.strictObject({
  id: code().meta(question('Id', 'mango')),
  hindi: code().nullish().meta(question('In Hindi', 'आम')),
  gramsPer100: orNull(z.number().positive()).meta(
    question('Grams in 100 g', 60, 'Grams that go in for 100 g; empty where not weighed'),
  ),
  sugars: z
    .number()
    .min(0)
    .max(1)
    .nullish()
    .meta(
      question(
        'Added sugars',
        1,
        'Grams of added sugars in a gram of it: sugar, jaggery or khand 1, honey 0.8',
      ),
    ),
  contains: list(z.enum(CONTAINED).meta({ labels: CONTAINED_NAMES })).meta({
    title: 'Contains',
    description: 'Allergens, and what needs a warning; what its name says is known',
  }),
})

const ingredients = z.strictObject({
  list: listById(ingredient)
    .refine(isDescending, 'must be in descending order of weight')
    .default([])
    .meta({ title: 'Ingredients', description: NEEDED_TO_OPEN }),
})

const maker = z.strictObject({
  businessName: must(code()).meta(question('The legal name of the business', 'Girija Home Foods')),
  businessForm: must(z.enum(BUSINESS_FORMS).meta({ labels: { llp: 'Limited liability partnership' } })).meta(
    question('Its form by law', 'proprietorship'),
  ),
  owner: code().nullish().meta(question('Who stands behind it: the proprietor or the partners', 'Asha Pol')),
  registrationNumber: code()
    .nullish()
    .meta({
      ...question('Its registration number: LLPIN, CIN or that of the register', 'AAX-1234'),
      description: 'Of a firm or company; empty for a proprietor (LLP Act, 2008, section 21)',
    }),
  address: must(code()).meta(
    question('Its postal address with PIN code', '7 Gangapur Road, Nashik 422005, India'),
  ),
  madeInIndia: must(z.boolean()).meta({
    title: 'Whether it is made in India',
    description: 'The country of origin, which every page and label has to name',
  }),
  gstin: orNull(code().overwrite(plainNumber)).meta(
    question('Your GSTIN', '27AAPFU0939F1ZV', 'Printed on every page; or say below that you have none'),
  ),
  withoutGstin: z.boolean().default(false).meta({
    title: 'You have no GSTIN',
    description:
      'Who sells taxable goods to another State needs one at any turnover (CGST Act, 2017, section 24)',
  }),
})

const licence = z.strictObject({
  regime: must(z.enum(REGIMES).meta({ labels: SOLD_AS })).meta({
    title: 'Sold as',
    description: 'No claim for a food may name a disease, and none for a medicine may call it a supplement',
  }),
  number: must(code()).meta(question('The number of your FSSAI licence or registration', '21526000000123')),
  expires: day()
    .nullish()
    .meta(
      question('Until which day it is valid', '2029-03-31', 'The pages leave out the number after this day'),
    ),
})

const grievanceOfficer = z.strictObject({
  name: must(code()).meta(question('Who answers complaints', 'Asha Pol')),
  phone: must(code()).meta(question('Their telephone', '+91 98220 12345')),
  email: must(code()).meta(question('Their e-mail address', 'namaste@girija.in')),
})

const payment = z.strictObject({
  upi: z.boolean().default(false).meta({ title: 'UPI' }),
  upiId: orNull(code().regex(/^[\w.-]+@[\w.-]+$/, 'must be a UPI ID, such as name@bank')).meta(
    question('UPI ID, for the reply “Total and how to pay”', 'name@bank'),
  ),
  upiName: code()
    .nullish()
    .meta(question('The name that UPI apps show for it', 'Asha Pol', 'Empty where it is the legal name')),
  bankTransfer: z.boolean().default(false),
  account: z
    .strictObject({
      name: code().meta(question('Account holder', 'Girija Home Foods')),
      number: code()
        .regex(/^\d{6,18}$/, 'must be the digits of an account number')
        .meta(question('Account number', '00112233445566')),
      ifsc: code()
        .regex(/^[A-Z]{4}0[A-Z\d]{6}$/, 'must be an IFSC: four capital letters, 0, and six more')
        .meta(question('IFSC', 'ABCD0123456')),
      bank: code().meta(question('Bank and branch', 'Sample Bank, Nashik')),
    })
    .nullish()
    .meta({ title: 'Bank account', description: 'For the page on which a buyer pays; anybody can read it' }),
  cashOnDelivery: z.boolean().default(false),
})

/** What the day is called until which a jar keeps. */
export const DATES = ['expires', 'best-before'] as const

const keeping = z.strictObject({
  months: must(z.int().positive()).meta(question('How many months a closed jar keeps', 9)),
  monthsAfterOpening: orNull(z.int().positive()).meta(question('How many months an opened jar keeps', 3)),
  date: z.enum(DATES).default('expires').meta({
    title: 'What the jar calls its date',
    description:
      'As printed on it. A food needs “Expiry” or “Use by”, and may have “Best before” besides (Labelling and Display Regulations, 2020, 5(10))',
  }),
})

const devanagari = z.strictObject({
  word: code().meta(question('Word', 'ओजस्वी')),
  parts: z
    .array(
      z.strictObject({
        devanagari: code().meta(question('Devanagari', 'ओजस्')),
        latin: code().meta(question('Latin', 'ojas')),
      }),
    )
    .default([]),
})

/**
 * All facts that a shop cannot open without, in one file: facts/launch.json. The loader distributes its parts to
 * their topics.
 */
export const launchFacts = z.strictObject({
  product: product.prefault({}).meta({ title: 'What you make' }),
  name: must(code().max(60)).meta(question('The name on your jar', 'Girija')),
  slug: code()
    .regex(/^[a-z0-9-]+$/)
    .default('shop')
    .meta(question('Slug', 'girija', 'Used in addresses: small letters, digits and hyphens')),
  devanagari: devanagari.nullish().meta({
    title: 'Name in Devanagari',
    description: 'Where the name is a word with a meaning, and its parts',
  }),
  chatLink: must(chatLink()).meta(
    question(
      'The link for orders on WhatsApp',
      'https://wa.me/919822012345',
      'https://wa.me/ and the WhatsApp number with 91, digits only',
    ),
  ),
  chatLinkTried: z.boolean().default(false).meta({
    title: 'Your own WhatsApp answers this link',
    description:
      'Needed where the number is no mobile one of India: press the link on another phone, and say yes once the message arrives',
  }),
  phone: must(code()).meta(question('The number for calls', '+91 98220 12345')),
  email: must(z.email()).meta(question('The e-mail address for customers', 'namaste@girija.in')),
  maker: maker.prefault({}),
  licence: licence.prefault({}),
  grievanceOfficer: grievanceOfficer
    .prefault({})
    .describe('Consumer Protection (E-Commerce) Rules, 2020, rule 4(4)-(5)'),
  packs: packs.prefault({}).meta({ title: 'Packs and prices' }),
  offer: offer.nullish(),
  closed: closed.nullish().meta({
    title: 'Closed: no orders on these days',
    description:
      'Every order button then says when you take orders again, and asks you a question. It begins and ends by itself. Why: “Copy of the page”, “Shop”',
  }),
  delivery: delivery.prefault({}),
  payment: payment.prefault({}).meta({ title: 'The ways to pay that you take' }),
  ingredients: ingredients
    .prefault({})
    .describe(
      'Heaviest first (Labelling and Display Regulations, 2020). Their names and the allergens are in the words of the label',
    ),
  keeping: keeping.prefault({}).meta({ title: 'Shelf life' }),
})

export type LaunchFacts = z.infer<typeof launchFacts>

/** The texts that a person has to read before a shop opens: its policies. */
export const readFacts = z.strictObject({
  readBy: orNull(code()).describe(
    'Who has read every text under Policies and stands by it. Empty keeps the shop from opening',
  ),
  readOn: orNull(day()).describe('On which day'),
})

/** Whether the weights descend; ingredients whose weight is not known may be anywhere. */
function isDescending(list: readonly { gramsPer100: number | null }[]): boolean {
  const weights = list.flatMap(({ gramsPer100 }) => gramsPer100 ?? [])
  return weights.every((grams, index) => index === 0 || grams <= (weights[index - 1] ?? grams))
}
