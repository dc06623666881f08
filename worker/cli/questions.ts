import { z } from 'zod'
import { plainDigits } from '#contract/digits.ts'
import { parseEmail } from '#contract/email.ts'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import {
  BUSINESS_FORMS,
  KINDS,
  launchFacts,
  MAKINGS,
  PORTIONS,
  type REGIMES,
} from '#web/model/schema/launch.ts'
import { fieldOf, unwrap } from '#web/model/schema-walk.ts'
import type { Group, Json } from '#web/model/types.ts'
import { readChatLink } from '#web/shop/chat-link.ts'
import { capitalize } from '#web/shop/fill.ts'
import { readAmount, readGrams } from '#web/shop/read-amount.ts'
import { readCount } from '#web/shop/typed-numbers.ts'
import { type Answers, readAddress, set, slugOf } from '#web/site-build/new-shop/answers.ts'

/** A question of `npm run new-shop`; its answer goes to a key of the answers, or of a group in them: `maker.address`. */
export type Question = {
  readonly key: string
  readonly ask: string
  readonly example: string
  /** @returns undefined where the text is no answer */
  readonly read?: ((text: string) => Json | undefined) | undefined
  /** The answers to choose from, by what is shown of each; with `many` the answer has `true` for each that is chosen. */
  readonly options?: Readonly<Record<string, string>>
  readonly many?: true
  /** The key of a question with yes or no: this one is asked after a yes only. */
  readonly after?: string
}

const rupees = (text: string) => {
  const amount = readAmount(text)
  return Number.isInteger(amount) ? amount : undefined
}

/** `7.5 g`, or `7.5` */
const grams = (text: string) => readAmount(text.replace(/ ?(g|gms?|grams?)[.]?$/i, '')) || undefined

/** `450 g at 690, 225 gm at Rs.1,360/-`: the net weight of each pack and its MRP. */
export function readPacks(text: string): Json | undefined {
  const packs = plainDigits(text)
    .split(/[,;] *(?=[\d,.]+ *\p{L})/u)
    .map((part) => {
      const [, weight = '', price = ''] =
        /^([\d,.]+ *[\p{L}\p{M}]+\.?) *(?:at|for|mrp|[=:@-])? *(.*)$/iu.exec(part.trim()) ?? []
      return { grams: readGrams(weight), mrp: rupees(price) }
    })
  return packs.every(({ grams, mrp }) => grams && mrp) ? (packs as Json) : undefined
}

/** `4 to 7 working days, 80`: how long delivery takes anywhere, and what it costs. */
function readDelivery(text: string): Json | undefined {
  const [, from, to = from, working, price = ''] =
    /^(\d+) *(?:(?:to|-) *(\d+))? *(working )?days?[,;:]? *(?:at|for)? *(.*)$/i.exec(plainDigits(text)) ?? []
  const charge = /^free\.?$/i.test(price) ? 0 : rupees(price)
  if (from === undefined || charge === undefined) return undefined
  const days = { from: Number(from), to: Number(to) }
  const unit = working ? 'working-days' : 'days'
  return { unit, list: [{ id: 'country', name: 'All of India', days, charge }] }
}

/** `5 working days`: until when a refund is paid. */
function readRefundDays(text: string): Json | undefined {
  const days = span(text)
  return days && { [/working/i.test(text) ? 'refundWorkingDays' : 'refundDays']: days }
}

/** `mango 60, sugar 50, mustard oil`: each ingredient, with the grams in 100 g where they are known. */
function readIngredients(text: string): Json | undefined {
  const list = plainDigits(text)
    .split(/ *[,;] */)
    .filter(Boolean)
    .map((part) => {
      const [, name = '', grams] = /^(.*?\p{L}.*?)(?: +(\d+(?:\.\d+)?) *g?)?$/u.exec(part) ?? []
      return { id: slugOf(name), name: capitalize(name), ...(grams && { gramsPer100: Number(grams) }) }
    })
  return list.length > 0 && list.every(({ name }) => name) ? (list as Json) : undefined
}

/** `milk from ghee, sesame`: each allergen, with what it comes from; no entry for `none`. */
function readAllergens(text: string): Json {
  if (/^(none|no|nil)\.?$/i.test(text.trim())) return []
  return text
    .split(/ *[,;] */)
    .filter(Boolean)
    .map((part) => {
      const [name = '', source] = part.split(/ +from +/i)
      return {
        name: capitalize(name),
        source: source ? `${name.toLowerCase()} (${source})` : name.toLowerCase(),
      }
    })
}

/** `30 days`, `9 months` */
const span = (text: string) => readCount(text.replace(/(?:working )?(days?|months?)\.?$/i, ''))

/** `48 hours`, `10 days` */
const window = (text: string) => {
  const [, count, unit = ''] = /^(\d+) *(hour|day)s?\.?$/i.exec(plainDigits(text)) ?? []
  return count && Number(count) > 0 ? { [`${unit.toLowerCase()}s`]: Number(count) } : undefined
}

const day = (text: string) => z.iso.date().safeParse(plainDigits(text)).data

/** An address as it may be pasted: after `mailto:`, within `<>`, or with a full stop after it. */
const email = (text: string) => {
  const read = parseEmail(text)
  return 'email' in read ? z.email().safeParse(read.email).data : undefined
}

/** The options of a choice, each named by itself: `self help group`. */
const optionsOf = (choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice) => [choice, choice.replaceAll('-', ' ')]))

const YES_OR_NO = { true: 'Yes', false: 'No' }

const SOLD_AS: Readonly<Record<(typeof REGIMES)[number], string>> = {
  aahara: 'Ayurveda Aahara, with an FSSAI licence (Regulations of 2022)',
  drug: 'Ayurvedic medicine, with a drug licence (Drugs and Cosmetics Act, 1940)',
  food: 'An ordinary food, with an FSSAI licence',
}

const typed = (key: string, ask: string, example: string, read?: Question['read']): Question => {
  return { key, ask, example, read }
}
const yesOrNo = (key: string, ask: string): Question => ({ key, ask, example: '', options: YES_OR_NO })

/** A question about a field of facts/launch.json, in the words and with the example that the form on /edit has for it. */
function about(key: string, read?: Question['read']): Question {
  const schema = key
    .split('.')
    .reduce<z.ZodType | undefined>((group, name) => group && fieldOf(unwrap(group), name), launchFacts)
  const { title = key, examples } = schema?.meta() ?? {}
  return typed(key, title, String((examples as unknown[] | undefined)?.[0] ?? ''), read)
}

/** What a shop cannot open without, in the order in which it is asked. Each may be left for later. */
export const QUESTIONS: readonly Question[] = [
  typed('productName', 'What do you make? Its name, as a title', 'Mango pickle'),
  typed('productInText', 'The same within a sentence: I would like to order …', 'mango pickle'),
  { ...about('product.kind'), options: optionsOf(KINDS) },
  { ...about('product.portion'), options: optionsOf(PORTIONS) },
  about('product.portionGrams', grams),
  { ...about('product.making'), options: optionsOf(MAKINGS) },
  about('name'),
  {
    ...typed('languages', 'Besides English, in which languages?', ''),
    many: true,
    options: Object.fromEntries(
      LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).map(({ id, name }) => [id, name]),
    ),
  },
  typed('packs.list', 'Your jars: net weight and MRP of each', '450 g at 690, 225 g at 360', readPacks),
  about('packs.freeShippingFrom', rupees),
  about('packs.guaranteeDays', span),
  typed(
    'guarantee',
    'What that guarantee covers',
    'The first jar of a household, opened or not; shipping is not refunded.',
  ),
  typed('chatLink', 'The number for orders on WhatsApp and for calls', '98220 12345', readChatLink),
  about('email', email),
  about('maker.businessName'),
  {
    ...about('maker.businessForm'),
    options: optionsOf(BUSINESS_FORMS),
  },
  about('maker.owner'),
  about('maker.registrationNumber'),
  about('maker.address'),
  yesOrNo('maker.madeInIndia', 'Is it made in India?'),
  yesOrNo('ayurvedic', 'Is it an Ayurvedic product?'),
  { ...typed('licence.regime', 'As what is it sold?', ''), after: 'ayurvedic', options: SOLD_AS },
  about('licence.number', (text) => plainDigits(text).replace(/ /g, '')),
  about('licence.expires', day),
  about('grievanceOfficer.name'),
  typed(
    'delivery',
    'Days from your confirmation of an order to any PIN code of India, working days or all days, and the charge',
    '4 to 7 working days, 80',
    readDelivery,
  ),
  {
    ...typed('payment', 'The ways to pay that you take', 'UPI'),
    many: true,
    options: { upi: 'UPI', bankTransfer: 'Bank transfer', cashOnDelivery: 'Cash on delivery' },
  },
  typed(
    'ingredients.list',
    'The ingredients, the heaviest first, with the grams in 100 g where weighed',
    'mango 60, sugar 50, mustard oil',
    readIngredients,
  ),
  {
    ...typed(
      'herbNames',
      'The names of the herbs in it: the label has to list each, and buyers ask',
      'Bilva, Pippali, Guduchi',
      (names) => `Herbs: ${names}.`,
    ),
    after: 'ayurvedic',
  },
  typed('allergens', 'The allergens, each with what it comes from, or none', 'milk from ghee', readAllergens),
  yesOrNo('vegetarian', 'Has the jar the green mark of vegetarian food?'),
  about('keeping.months', span),
  about('keeping.monthsAfterOpening', span),
  typed('storage', 'How a jar is kept', 'Cool and dry, lid closed. Use a dry spoon.'),
  typed(
    'refund.windows.damaged',
    'Within how long after delivery can a damaged, missing or wrong jar be reported?',
    '48 hours',
    window,
  ),
  typed('refund.windows.spoiled', 'Within how long a spoiled one?', '10 days', window),
  typed(
    'refund.paidBack',
    'Days until you have paid back, working days or all days',
    '5 working days',
    readRefundDays,
  ),
  {
    ...typed('refund.returnPaidBy', 'Who pays for sending a jar back?', ''),
    options: { maker: 'You', customer: 'The customer' },
  },
  yesOrNo('refund.deliveryRefunded', 'Does a money-back guarantee give back the delivery charge, too?'),
  typed('refund.lostAfterDays', 'After how many days of delay does a parcel count as lost?', '7 days', span),
  typed('photographs.file', 'A photograph of the jar: its file on this machine', 'jar.jpg'),
  typed(
    'photographs.alt',
    'What it shows, for those who cannot see it',
    'The jar, with its label to the front',
  ),
  typed('siteUrl', 'The address of the site, where you have one', 'https://girija.in', readAddress),
]

/** Puts answers by their question into the form of a file of answers. */
export function answersOf(given: ReadonlyMap<Question, Json>): Answers {
  const { languages, refund, photographs, ...answers } = [...given].reduce<Group>(
    (group, [{ key, options, many }, answer]) => {
      const value = options === YES_OR_NO && !many ? answer === 'true' : answer
      return set(group, key.split('.'), value)
    },
    {},
  ) as { languages?: Group; refund?: Group; photographs?: Group } & Record<string, Json>
  const [, number] = /^https:\/\/wa\.me\/91(\d{10})$/.exec(String(answers.chatLink)) ?? []
  const phone = number && `+91 ${number.slice(0, 5)} ${number.slice(5)}`
  const { paidBack, windows, ...terms } = (refund ?? {}) as Record<string, Group>
  const { damaged, spoiled } = windows ?? {}
  return {
    ...answers,
    ...(languages && { languages: Object.keys(languages) }),
    ...(answers.ayurvedic === false && { licence: { ...(answers.licence as Group), regime: 'food' } }),
    ...(Array.isArray(answers.allergens) && answers.allergens.length === 0 && { noAllergens: true }),
    ...(phone && { phone }),
    // One person answers the telephone and complaints.
    ...(answers.grievanceOfficer && {
      grievanceOfficer: {
        phone: '{brand.phone}',
        email: '{brand.email}',
        ...(answers.grievanceOfficer as Group),
      },
    }),
    // The terms are one group: they are written once all of them are given.
    ...(damaged &&
      spoiled &&
      paidBack &&
      terms.lostAfterDays && {
        refund: { ...terms, ...paidBack, windows: { damaged, missing: damaged, wrong: damaged, spoiled } },
      }),
    ...(photographs?.file && photographs.alt && { photographs: [photographs] }),
  } as Answers
}
