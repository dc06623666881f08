import type { z } from 'zod'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { BUSINESS_FORMS, launchFacts, SOLD_AS } from '#web/model/schema/launch.ts'
import { DATE_NAMES, KINDS, MAKINGS, NO_PORTION, PORTIONS } from '#web/model/schema/product.ts'
import { fieldOf } from '#web/model/schema-walk.ts'
import { longDate } from '#web/shop/day.ts'
import { capitalize } from '#web/shop/fill.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { readChatLink } from '#web/shop/read-chat-link.ts'
import { isMobileChat, plainNumber } from '#web/shop/registration-numbers.ts'
import { pinIn } from '#web/shop/states.ts'
import { unlawfulSales } from '#web/site-build/checks/faults.ts'
import { readAddress } from '#web/site-build/new-shop/answers.ts'
import { photographProblem } from '#web/site-build/new-shop/photograph.ts'
import warningWords from '#web/words/en/warnings.json' with { type: 'json' }
import { type Question, typed, yesOrNo } from './ask-questions.ts'
import { namesIn } from './name-questions.ts'
import {
  readComingDay,
  readDay,
  readEmail,
  readGstin,
  readIngredients,
  readLicence,
  readMonths,
  readName,
  readOtherAllergens,
  readPacks,
  readPhotograph,
  readPortionGrams,
  readRegistration,
  readRupees,
  readSpan,
  readTitle,
  typedPath,
} from './read-answers.ts'
import { deliveryProblem, readDelivery } from './read-delivery.ts'
import { hasGuarantee, REFUND_QUESTIONS } from './refund-questions.ts'

/** The names of the law's allergens on the label. */
const ALLERGEN_NAMES = warningWords.allergens
const NO_NAME = 'That is no name'
const GSTIN_LENGTH = 15

/** The options of a choice, each named by itself: `self help group`. */
const optionsOf = (choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice) => [choice, choice.replaceAll('-', ' ')]))

/** A question about a field of facts/launch.json, in the words and with the example that the form on /edit has for it. */
function about(key: string, read?: Question['read']): Question {
  const schema = key.split('.').reduce<z.ZodType | undefined>(fieldOf, launchFacts)
  const { title = key, examples } = schema?.meta() ?? {}
  return typed(key, title, String((examples as unknown[] | undefined)?.[0] ?? ''), read)
}

/** The registers are of firms and companies (LLP Act, 2008, section 21). */
const isRegistered: Question['when'] = ({ 'maker.businessForm': form }) =>
  form !== undefined && form !== 'proprietorship'
const isAyurvedic: Question['when'] = (given) => given.ayurvedic === 'true'
/** The date of a food is an expiry. */
const isMedicine: Question['when'] = (given) => given['licence.regime'] === 'drug'

/** Whether the answers so far name sales to other States, and no GSTIN. */
const isSoldElsewhere: Question['when'] = ({ delivery, ...given }) => {
  const { withoutGstin } = (given['maker.gstin'] ?? {}) as { withoutGstin?: boolean }
  const sales = { maker: { address: given['maker.address'] }, delivery } as Parameters<
    typeof unlawfulSales
  >[0]
  return withoutGstin === true && delivery !== undefined && unlawfulSales(sales).length > 0
}

/** What a shop cannot open without, in the order in which it is asked. Each may be left for later. */
export const QUESTIONS: readonly Question[] = [
  typed('names.en.product', 'What do you make? Its name, as a title', 'Mango pickle', capitalize),
  {
    ...typed('names.en.productInText', 'The same within a sentence: I would like to order …', 'mango pickle'),
    // “Mango pickle” begins with a small letter there, “MTR pickle” does not.
    suggest: ({ 'names.en.product': title }) =>
      typeof title === 'string'
        ? title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
        : undefined,
  },
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
  {
    ...typed('packs.list', 'Your packs: net weight and MRP of each', '450 g at 690, 225 g at 360', readPacks),
    refuse: (text) =>
      /\d *(?:ml|l|lit(?:re|er)s?)\b/i.test(text)
        ? 'The site prints the weight: write what such a pack weighs in grams'
        : undefined,
  },
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
  {
    ...about('maker.registrationNumber', readRegistration),
    when: isRegistered,
    refuse: 'That is no number',
  },
  {
    ...about('maker.address', (text) => (pinIn(text) ? text : undefined)),
    refuse: 'It has no PIN code',
  },
  typed('city', 'Its town or village, as visitors should read it', 'Nashik', readTitle),
  yesOrNo('maker.madeInIndia', 'Is it made in India?'),
  yesOrNo('ayurvedic', 'Is it an Ayurvedic product?'),
  { ...typed('licence.regime', 'What is it sold as?', ''), options: SOLD_AS, when: isAyurvedic },
  {
    ...about('maker.gstin', readGstin),
    ask: 'Your GSTIN, or none',
    refuse: (text) =>
      plainNumber(text).length === GSTIN_LENGTH
        ? 'One of its 15 characters is wrong'
        : 'It has 15 characters; if you have none, write “none”',
    say: (answer) =>
      isGroup(answer) && typeof answer.gstin === 'string' ? answer.gstin : 'You have no GSTIN',
  },
  { ...about('licence.number', readLicence), refuse: 'It has 14 digits, of which the first is 1 or 2' },
  {
    ...about('licence.expires', readComingDay),
    refuse: (text) => readDay(text) && 'That day has passed',
    say: (answer) => longDate(String(answer), 'en'),
  },
  { ...about('grievanceOfficer.name', readName), refuse: NO_NAME },
  typed('hours', 'When do you answer?', 'Monday to Saturday, 10 am to 6 pm', capitalize),
  {
    ...typed(
      'delivery',
      'Where do you deliver, how many days (or working days) after you confirm an order, and at what charge? For all of India: 4 to 7 days, 80. Or name one place after the other, with the first digits of its PIN codes, and with its ways to pay if it has its own',
      'Sindhudurg 4165 4166: 2 days, free, UPI, cash; Maharashtra: 4 to 7 days, 80; Goa 403: 5 days, 120',
      readDelivery,
    ),
    refuse: deliveryProblem,
  },
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
  about('keeping.months', readMonths),
  about('keeping.monthsAfterOpening', readMonths),
  { ...about('keeping.date'), options: DATE_NAMES, when: isMedicine },
  {
    ...typed(
      'nutritionExempt',
      'Has your label nutritional information? Then press Enter, and write its values later on /edit, “Label”. If it needs none, why?',
      '',
    ),
    options: {
      'single-ingredient': 'unprocessed, and of one ingredient',
      spices: 'spices, or a mixture of them',
      'small-pack': 'the surface of the pack is at most 100 cm²',
    },
  },
  typed('storage', 'How it is kept', 'Cool and dry, lid closed. Use a dry spoon.', readTitle),
  ...REFUND_QUESTIONS,
  {
    ...typed(
      'photographs.file',
      'A photograph of the pack: its file on this machine',
      'pack.jpg',
      readPhotograph,
    ),
    refuse: (text) => `${text} ${photographProblem(typedPath(text))}`,
  },
  typed(
    'photographs.alt',
    'What it shows, for those who cannot see it',
    'The pack, with its label to the front',
  ),
  typed('siteUrl', 'The address of the site, if you have one', 'https://girija.in', readAddress),
]
