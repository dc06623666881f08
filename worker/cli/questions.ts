import type { z } from 'zod'
import { LANGUAGES, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { BUSINESS_FORMS, launchFacts, SOLD_AS } from '#web/model/schema/launch.ts'
import { DATE_NAMES, KINDS, MAKINGS, NO_PORTION, PORTIONS } from '#web/model/schema/product.ts'
import { CANCEL_NAMES } from '#web/model/schema/refund.ts'
import { fieldOf, unwrap } from '#web/model/schema-walk.ts'
import { languageTitle } from '#web/model/titles.ts'
import { longDate } from '#web/shop/day.ts'
import { isMobileChat } from '#web/shop/numbers-of-law.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { readChatLink } from '#web/shop/read-chat-link.ts'
import { pinIn } from '#web/shop/states.ts'
import { unlawfulSales } from '#web/site-build/checks/faults.ts'
import { readAddress } from '#web/site-build/new-shop/answers.ts'
import warningWords from '#web/words/en/warnings.json' with { type: 'json' }
import { type Question, typed, yesOrNo } from './ask-questions.ts'
import {
  readDay,
  readEmail,
  readFile,
  readGstin,
  readIngredients,
  readLicence,
  readName,
  readOtherAllergens,
  readPacks,
  readPortionGrams,
  readRefundDays,
  readRupees,
  readSpan,
  readWindow,
} from './read-answers.ts'
import { readDelivery } from './read-delivery.ts'

/** The names of the law's allergens on the label. */
const ALLERGEN_NAMES = warningWords.allergens
const NO_NAME = 'Write a name, or press Enter for later'

/** The options of a choice, each named by itself: `self help group`. */
const optionsOf = (choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice) => [choice, choice.replaceAll('-', ' ')]))

/** A question about a field of facts/launch.json, in the words and with the example that the form on /edit has for it. */
function about(key: string, read?: Question['read']): Question {
  const schema = key
    .split('.')
    .reduce<z.ZodType | undefined>((group, name) => group && fieldOf(unwrap(group), name), launchFacts)
  const { title = key, examples } = schema?.meta() ?? {}
  return typed(key, title, String((examples as unknown[] | undefined)?.[0] ?? ''), read)
}

const hasGuarantee: Question['when'] = (given) => given['packs.guaranteeDays'] !== undefined
const isAyurvedic: Question['when'] = (given) => given.ayurvedic === 'true'

/** Whether the answers so far name sales to other States, and no GSTIN. */
const isSoldElsewhere: Question['when'] = ({ delivery, ...given }) => {
  const { withoutGstin } = (given['maker.gstin'] ?? {}) as { withoutGstin?: boolean }
  const sales = { maker: { address: given['maker.address'] }, delivery } as Parameters<
    typeof unlawfulSales
  >[0]
  return withoutGstin === true && delivery !== undefined && unlawfulSales(sales).length > 0
}

/** Examples of a product and a place in each language but English. */
const EXAMPLES: Readonly<Record<Exclude<LanguageId, 'en'>, readonly [product: string, place: string]>> = {
  mr: ['आंब्याचं लोणचं', 'नाशिक'],
  hi: ['आम का अचार', 'नासिक'],
}

/** Asks for the names of the product, as a title and within a sentence, and of its place in another language that is chosen. */
function namesIn(id: keyof typeof EXAMPLES): Question[] {
  const [product, place] = EXAMPLES[id]
  const when: Question['when'] = ({ languages }) => isGroup(languages) && languages[id] === true
  return [
    typed(`names.${id}.product`, `What you make, in ${languageTitle(id)}`, product),
    typed(`names.${id}.productInText`, 'The same within a sentence', product),
    typed(`names.${id}.city`, `The town or village where you make it, in ${languageTitle(id)}`, place),
  ].map((each) => ({ ...each, when }))
}

/** What a shop cannot open without, in the order in which it is asked. Each may be left for later. */
export const QUESTIONS: readonly Question[] = [
  typed('names.en.product', 'What do you make? Its name, as a title', 'Mango pickle'),
  typed('names.en.productInText', 'The same within a sentence: I would like to order …', 'mango pickle'),
  { ...about('product.kind'), options: optionsOf(KINDS) },
  { ...about('product.portion'), options: { ...optionsOf(PORTIONS), none: NO_PORTION } },
  {
    ...about('product.portionGrams', readPortionGrams),
    when: (given) => given['product.portion'] !== undefined && given['product.portion'] !== 'none',
  },
  { ...about('product.making'), options: optionsOf(MAKINGS) },
  { ...about('name', readName), refuse: NO_NAME },
  {
    ...typed('languages', 'Besides English, in which languages?', ''),
    many: true,
    options: Object.fromEntries(
      LANGUAGES.filter(({ id }) => id !== SOURCE_LANGUAGE).map(({ id, name }) => [id, name]),
    ),
  },
  ...LANGUAGES.flatMap(({ id }) => (id === 'en' ? [] : namesIn(id))),
  typed('packs.list', 'Your packs: net weight and MRP of each', '450 g at 690, 225 g at 360', readPacks),
  about('packs.freeShippingFrom', readRupees),
  about('packs.guaranteeDays', readSpan),
  {
    ...typed(
      'guarantee',
      'What that guarantee covers',
      'The first pack of a household, opened or not; shipping is not refunded.',
    ),
    when: hasGuarantee,
  },
  typed('chatLink', 'The number for orders on WhatsApp and for calls', '98220 12345', readChatLink),
  {
    ...yesOrNo('chatLinkTried', 'That is not an Indian mobile number. Does your own WhatsApp use it?'),
    when: ({ chatLink }) => typeof chatLink === 'string' && !isMobileChat(chatLink),
  },
  about('email', readEmail),
  { ...about('maker.businessName', readName), refuse: NO_NAME },
  { ...about('maker.businessForm'), options: optionsOf(BUSINESS_FORMS) },
  { ...about('maker.owner', readName), refuse: NO_NAME },
  about('maker.registrationNumber'),
  {
    ...about('maker.address', (text) => (pinIn(text) ? text : undefined)),
    refuse: 'It has no PIN code',
  },
  typed('city', 'Its town or village, as visitors should read it', 'Nashik'),
  yesOrNo('maker.madeInIndia', 'Is it made in India?'),
  yesOrNo('ayurvedic', 'Is it an Ayurvedic product?'),
  { ...typed('licence.regime', 'What is it sold as?', ''), options: SOLD_AS, when: isAyurvedic },
  {
    ...about('maker.gstin', readGstin),
    ask: 'Your GSTIN, or none',
    refuse: 'That is no GSTIN: one of its 15 characters is wrong',
  },
  { ...about('licence.number', readLicence), refuse: 'It has 14 digits, of which the first is 1 or 2' },
  { ...about('licence.expires', readDay), say: (answer) => longDate(String(answer), 'en') },
  { ...about('grievanceOfficer.name', readName), refuse: NO_NAME },
  typed('hours', 'When do you answer?', 'Monday to Saturday, 10 am to 6 pm'),
  typed(
    'delivery',
    'Where you deliver, in how many days (or working days) from your confirmation, and at what charge: “4 to 7 days, 80” for all of India, or one State or district after the other, with the first digits of its PIN codes, and with its ways to pay where it has its own',
    'Sindhudurg 4165 4166: 2 days, free, UPI, cash; Maharashtra: 4 to 7 days, 80; Goa 403: 5 days, 120',
    readDelivery,
  ),
  {
    ...yesOrNo(
      'maker.nothingTaxable',
      'You have no GSTIN, and deliver to other States. Taxable sales there are unlawful without one (CGST Act, 2017, section 24). Are all your goods exempt from GST?',
    ),
    when: isSoldElsewhere,
  },
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
      'The names of the herbs in it: the label must list each, and buyers ask',
      'Bilva, Pippali, Guduchi',
      (names) => `Herbs: ${names}.`,
    ),
    when: isAyurvedic,
  },
  {
    ...typed('contains', 'Which of these allergens does the food contain? Each must be declared by law', ''),
    many: true,
    options: { ...ALLERGEN_NAMES, none: 'none of these' },
  },
  {
    ...typed('mayContain', 'Which of them may be in it as traces, because your kitchen also uses them?', ''),
    many: true,
    options: ALLERGEN_NAMES,
  },
  typed(
    'allergens',
    'Others in it that a buyer may be allergic to, in your own words',
    'mustard, sesame',
    readOtherAllergens,
  ),
  yesOrNo('vegetarian', 'Does the label have the green mark of vegetarian food?'),
  about('keeping.months', readSpan),
  about('keeping.monthsAfterOpening', readSpan),
  { ...about('keeping.date'), options: DATE_NAMES },
  {
    ...typed(
      'nutritionExempt',
      'Nutritional information: why does your label need none? If it has it, press Enter, and write its values on /edit, “Label”',
      '',
    ),
    options: {
      'single-ingredient': 'unprocessed, and of one ingredient',
      spices: 'spices, or a mixture of them',
      'small-pack': 'its surface is at most 100 cm²',
    },
  },
  typed('storage', 'How it is kept', 'Cool and dry, lid closed. Use a dry spoon.'),
  typed(
    'refund.windows.damaged',
    'Within how long after delivery can a damaged, missing or wrong pack be reported?',
    '48 hours',
    readWindow,
  ),
  typed('refund.windows.spoiled', 'Within how long can a spoiled pack be reported?', '10 days', readWindow),
  typed(
    'refund.paidBack',
    'Within how many days do you pay money back? Write whether they are working days',
    '5 working days',
    readRefundDays,
  ),
  {
    ...typed(
      'refund.returnPaidBy',
      'Who pays for sending back a pack that the customer does not like? By law you pay for a damaged, wrong or spoiled one',
      '',
    ),
    options: { maker: 'You', customer: 'The customer' },
  },
  {
    ...typed('refund.cancel', 'Until when may a customer cancel an order, with everything paid back?', ''),
    options: CANCEL_NAMES,
  },
  {
    ...yesOrNo('refund.deliveryRefunded', 'Does your guarantee also refund the delivery charge?'),
    when: hasGuarantee,
  },
  typed(
    'refund.lostAfterDays',
    'After how many days of delay does a parcel count as lost?',
    '7 days',
    readSpan,
  ),
  {
    ...typed('photographs.file', 'A photograph of the pack: its file on this machine', 'pack.jpg', readFile),
    refuse: 'There is no such file here',
  },
  typed(
    'photographs.alt',
    'What it shows, for those who cannot see it',
    'The pack, with its label to the front',
  ),
  typed('siteUrl', 'The address of the site, if you have one', 'https://girija.in', readAddress),
]
