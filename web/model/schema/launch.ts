import { z } from 'zod'
import { namesNumber, readChatLink } from '../../shop/read-chat-link.ts'
import { plainNumber } from '../../shop/registration-numbers.ts'
import { code, day, webAddress } from './fields.ts'
import { must, orNull, question } from './launch-fields.ts'
import { ingredients, keeping, product } from './product.ts'
import { closed, delivery, offer, packs, payment } from './selling.ts'

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
/** The names of these options in forms and in the terminal. */
export const SOLD_AS: Readonly<Record<(typeof REGIMES)[number], string>> = {
  aahara: 'Ayurveda Aahara, with an FSSAI licence (Regulations of 2022)',
  drug: 'Ayurvedic medicine, with a drug licence (Drugs and Cosmetics Act, 1940)',
  food: 'An ordinary food, with an FSSAI licence',
}
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
  nothingTaxable: z.boolean().default(false).meta({
    title: 'Nothing that you sell is taxable under GST',
    description:
      'Without a GSTIN you may then deliver to other States (section 23). Most foods in a pack with a brand are taxable: ask whoever does your accounts',
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
  name: must(code().max(60)).meta(question('The name on your label', 'Girija')),
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
      'Every order button then says when you take orders again, and asks you a question. It begins and ends by itself. Why: “Words of the page”, “Shop”',
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
