import { existsSync } from 'node:fs'
import { z } from 'zod'
import { plainDigits } from '#contract/digits.ts'
import { parseEmail } from '#contract/email.ts'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import {
  BUSINESS_FORMS,
  DATES,
  KINDS,
  launchFacts,
  MAKINGS,
  NO_PORTION,
  PORTIONS,
  type REGIMES,
} from '#web/model/schema/launch.ts'
import { fieldOf, unwrap } from '#web/model/schema-walk.ts'
import type { Group, Json } from '#web/model/types.ts'
import { readChatLink } from '#web/shop/chat-link.ts'
import { longDate } from '#web/shop/day.ts'
import { capitalize } from '#web/shop/fill.ts'
import { isGstin, isLicence, isMobileChat, isName, plainNumber } from '#web/shop/numbers-of-law.ts'
import { readAmount, readGrams } from '#web/shop/read-amount.ts'
import { pinIn } from '#web/shop/states.ts'
import { readCount } from '#web/shop/typed-numbers.ts'
import { type Answers, readAddress, set, slugOf } from '#web/site-build/new-shop/answers.ts'
import warningWords from '#web/words/en/warnings.json' with { type: 'json' }
import { readDay } from './read-day.ts'
import { readDelivery } from './read-delivery.ts'

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
  /** Why a text is no answer, where the example alone does not say it. */
  readonly refuse?: string
  /** Repeats what was read, where that is not what was typed. */
  readonly say?: (answer: Json) => string
  /** Whether it is asked, by the answers so far; without it, it is. */
  readonly when?: (given: Readonly<Record<string, Json | undefined>>) => boolean
}

const NONE = /^ *(none|no|nil)\.? *$/i

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

/** `5 working days`: until when a refund is paid. */
function readRefundDays(text: string): Json | undefined {
  const days = span(text)
  return days && { [/working/i.test(text) ? 'refundWorkingDays' : 'refundDays']: days }
}

/** `mango 60, sugar 50, mustard oil`: each ingredient, with the grams in 100 g where they are known. */
function readIngredients(text: string): Json | undefined {
  const list = plainDigits(text)
    // A comma within brackets is between the parts of a compound ingredient.
    .split(/ *[,;] *(?![^(]*\))/)
    .filter(Boolean)
    .map((part) => {
      const [, name = '', grams] = /^(.*?\p{L}.*?)(?: +(\d+(?:\.\d+)?) *g?)?$/u.exec(part) ?? []
      return {
        id: slugOf(name.replace(/ *\(.*/, '')),
        name: capitalize(name),
        ...(grams && { gramsPer100: Number(grams) }),
      }
    })
  return list.length > 0 && list.every(({ name }) => name) ? (list as Json) : undefined
}

/** `mustard, sesame`: allergens that are in no list of the law. */
function readOtherAllergens(text: string): Json | undefined {
  const names = text.split(/ *[,;] */).filter(Boolean)
  return names.length > 0 ? names.map((name) => ({ id: slugOf(name), source: name })) : undefined
}

/** The names of the law's allergens on the label. */
const ALLERGEN_NAMES = warningWords.allergens

/** `30 days`, `9 months` */
const span = (text: string) => readCount(text.replace(/(?:working )?(days?|months?)\.?$/i, ''))

/** `48 hours`, `10 days` */
const window = (text: string) => {
  const [, count, unit = ''] = /^(\d+) *(hour|day)s?\.?$/i.exec(plainDigits(text)) ?? []
  return count && Number(count) > 0 ? { [`${unit.toLowerCase()}s`]: Number(count) } : undefined
}

/** An address as it may be pasted: after `mailto:`, within `<>`, or with a full stop after it. */
const email = (text: string) => {
  const read = parseEmail(text)
  return 'email' in read ? z.email().safeParse(read.email).data : undefined
}

const name = (text: string) => (isName(text) ? text : undefined)

const NO_NAME = 'Write a name, or press Enter for later'

/** A number of FSSAI; a licence of another law has letters. */
function readLicence(text: string): Json | undefined {
  const number = plainNumber(text)
  return isLicence(number) || /\p{L}/u.test(number) ? number : undefined
}

/** A GSTIN, or that there is none. */
function readGstin(text: string): Json | undefined {
  if (NONE.test(text)) return { withoutGstin: true }
  const gstin = plainNumber(text)
  return isGstin(gstin) ? { gstin } : undefined
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

const file = (text: string) => (existsSync(text) ? text : undefined)

const hasGuarantee: Question['when'] = (given) => given['packs.guaranteeDays'] !== undefined
const isAyurvedic: Question['when'] = (given) => given.ayurvedic === 'true'

/** What a shop cannot open without, in the order in which it is asked. Each may be left for later. */
export const QUESTIONS: readonly Question[] = [
  typed('names.en.product', 'What do you make? Its name, as a title', 'Mango pickle'),
  typed('names.en.productInText', 'The same within a sentence: I would like to order …', 'mango pickle'),
  { ...about('product.kind'), options: optionsOf(KINDS) },
  { ...about('product.portion'), options: { ...optionsOf(PORTIONS), none: NO_PORTION } },
  about('product.portionGrams', grams),
  { ...about('product.making'), options: optionsOf(MAKINGS) },
  { ...about('name', name), refuse: NO_NAME },
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
  {
    ...typed(
      'guarantee',
      'What that guarantee covers',
      'The first jar of a household, opened or not; shipping is not refunded.',
    ),
    when: hasGuarantee,
  },
  typed('chatLink', 'The number for orders on WhatsApp and for calls', '98220 12345', readChatLink),
  {
    ...yesOrNo('chatLinkTried', 'That is no mobile number of India. Does your own WhatsApp answer on it?'),
    when: ({ chatLink }) => typeof chatLink === 'string' && !isMobileChat(chatLink),
  },
  about('email', email),
  { ...about('maker.businessName', name), refuse: NO_NAME },
  {
    ...about('maker.businessForm'),
    options: optionsOf(BUSINESS_FORMS),
  },
  { ...about('maker.owner', name), refuse: NO_NAME },
  about('maker.registrationNumber'),
  {
    ...about('maker.address', (text) => (pinIn(text) ? text : undefined)),
    refuse: 'It has no PIN code',
  },
  typed('city', 'Its town or village, as visitors are to read it', 'Nashik'),
  yesOrNo('maker.madeInIndia', 'Is it made in India?'),
  yesOrNo('ayurvedic', 'Is it an Ayurvedic product?'),
  { ...typed('licence.regime', 'As what is it sold?', ''), options: SOLD_AS, when: isAyurvedic },
  {
    ...about('maker.gstin', readGstin),
    ask: 'Your GSTIN, or none',
    refuse: 'That is no GSTIN: one of its 15 characters is wrong',
  },
  { ...about('licence.number', readLicence), refuse: 'It has 14 digits, of which the first is 1 or 2' },
  { ...about('licence.expires', readDay), say: (answer) => longDate(String(answer), 'en') },
  { ...about('grievanceOfficer.name', name), refuse: NO_NAME },
  typed('hours', 'When do you answer?', 'Monday to Saturday, 10 am to 6 pm'),
  typed(
    'delivery',
    'Where you deliver, in how many days (or working days) from your confirmation, and at what charge: “4 to 7 days, 80” for all of India, or one State or district after the other, with the first digits of its PIN codes, and with its ways to pay where it has its own',
    'Sindhudurg 4165 4166: 2 days, free, UPI, cash; Maharashtra: 4 to 7 days, 80; Goa 403: 5 days, 120',
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
    when: isAyurvedic,
  },
  {
    ...typed('contains', 'Which of these allergens does the jar have? The law wants each declared', ''),
    many: true,
    options: { ...ALLERGEN_NAMES, none: 'none of these' },
  },
  {
    ...typed('mayContain', 'Which may be in it as traces, because the same kitchen works with them?', ''),
    many: true,
    options: ALLERGEN_NAMES,
  },
  typed(
    'allergens',
    'Others in it that a buyer may be allergic to, in your own words',
    'mustard, sesame',
    readOtherAllergens,
  ),
  yesOrNo('vegetarian', 'Has the jar the green mark of vegetarian food?'),
  about('keeping.months', span),
  about('keeping.monthsAfterOpening', span),
  { ...about('keeping.date'), options: optionsOf(DATES) },
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
  {
    ...yesOrNo('refund.deliveryRefunded', 'Does your guarantee give back the delivery charge, too?'),
    when: hasGuarantee,
  },
  typed('refund.lostAfterDays', 'After how many days of delay does a parcel count as lost?', '7 days', span),
  {
    ...typed('photographs.file', 'A photograph of the jar: its file on this machine', 'jar.jpg', file),
    refuse: 'There is no such file here',
  },
  typed(
    'photographs.alt',
    'What it shows, for those who cannot see it',
    'The jar, with its label to the front',
  ),
  typed('siteUrl', 'The address of the site, where you have one', 'https://girija.in', readAddress),
]

/** Puts answers by their question into the form of a file of answers. */
export function answersOf(given: ReadonlyMap<Question, Json>): Answers {
  const { contains, languages, mayContain, refund, photographs, ...answers } = [...given].reduce<Group>(
    (group, [{ key, options, many }, answer]) => {
      const value = options === YES_OR_NO && !many ? answer === 'true' : answer
      return set(group, key.split('.'), value)
    },
    {},
  ) as { [Key in 'contains' | 'languages' | 'mayContain' | 'refund' | 'photographs']?: Group } & Record<
    string,
    Json
  >
  const [, number] = /^https:\/\/wa\.me\/91(\d{10})$/.exec(String(answers.chatLink)) ?? []
  const phone = number && `+91 ${number.slice(0, 5)} ${number.slice(5)}`
  const { paidBack, windows, ...terms } = (refund ?? {}) as Record<string, Group>
  const { damaged, spoiled } = windows ?? {}
  const { gstin, ...maker } = (answers.maker ?? {}) as Record<string, Group>
  return {
    ...answers,
    ...(answers.maker && { maker: { ...maker, ...gstin } }),
    ...(languages && { languages: Object.keys(languages) }),
    ...(answers.ayurvedic === false && { licence: { ...(answers.licence as Group), regime: 'food' } }),
    ...(contains && (contains.none ? { noAllergens: true } : { contains: Object.keys(contains) })),
    ...(mayContain && { mayContain: Object.keys(mayContain) }),
    ...(phone && { phone }),
    // One person answers the telephone and complaints.
    ...(answers.grievanceOfficer && {
      grievanceOfficer: {
        phone: '{brand.phone}',
        email: '{brand.email}',
        ...(answers.grievanceOfficer as Group),
      },
    }),
    ...(refund && {
      refund: {
        ...terms,
        ...paidBack,
        windows: {
          ...(damaged && { damaged, missing: damaged, wrong: damaged }),
          ...(spoiled && { spoiled }),
        },
      },
    }),
    ...(photographs && { photographs: [photographs] }),
  } as Answers
}

/** Lists the answers that show only with another one. */
export function waitingOf(given: ReadonlyMap<Question, Json>): string[] {
  const keys = new Set([...given.keys()].map(({ key }) => key))
  const waits = (key: string, other: string, line: string) =>
    keys.has(key) && !keys.has(other) ? [line] : []
  return [
    ...waits(
      'photographs.file',
      'photographs.alt',
      'Your photograph is kept. It is shown once you have written what it shows: “Pictures” on /edit.',
    ),
    ...waits(
      'photographs.alt',
      'photographs.file',
      'What your photograph shows is kept. It waits for the photograph: “Pictures” on /edit.',
    ),
  ]
}
