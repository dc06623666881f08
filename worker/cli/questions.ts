import { z } from 'zod'
import { parseEmail } from '#contract/email.ts'
import { type Answers, readAddress } from '#web/build/new-shop/answers.ts'
import type { Json } from '#web/model/json.ts'
import { BUSINESS_FORMS, launchFacts } from '#web/model/schema/launch.ts'
import { fieldOf } from '#web/model/schema-walk.ts'
import { readChatLink } from '#web/shop/chat-link.ts'
import { plainDigits } from '#web/shop/digits.ts'
import { readAmount, readGrams } from '#web/shop/read-amount.ts'
import { readCount } from '#web/shop/typed-numbers.ts'

/** A question of `npm run new-shop`; its answer goes to a key of facts/launch.json, or of a group in it. */
export type Question = {
  readonly key: string
  readonly group?: string
  readonly ask: string
  readonly example: string
  /** @returns undefined where the text is no answer */
  readonly read?: (text: string) => Json | undefined
  /** The answers to choose from, by what is shown of each; with `many` the answer has `true` for each that is chosen. */
  readonly options?: Readonly<Record<string, string>>
  readonly many?: true
}

const rupees = (text: string) => {
  const amount = readAmount(text)
  return Number.isInteger(amount) ? amount : undefined
}

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

/** `30 days`, `9 months` */
const span = (text: string) => readCount(text.replace(/(days?|months?)\.?$/i, ''))

/** An address as it may be pasted: after `mailto:`, within `<>`, or with a full stop after it. */
const email = (text: string) => {
  const read = parseEmail(text)
  return 'email' in read ? z.email().safeParse(read.email).data : undefined
}

/** A question about a field, in the words and with the example that the form on /edit has for it. */
function about(key: string, group?: string): Omit<Question, 'read' | 'options' | 'many'> {
  const schema = group ? fieldOf(launchFacts, group) : launchFacts
  const { title = key, examples } = (schema && fieldOf(schema, key)?.meta()) ?? {}
  return {
    key,
    ...(group && { group }),
    ask: title,
    example: String((examples as unknown[] | undefined)?.[0]),
  }
}

/** What a shop cannot open without, in the order in which it is asked. Each may be left for later. */
export const QUESTIONS: readonly Question[] = [
  about('name'),
  {
    ...{ key: 'list', group: 'packs', read: readPacks },
    ...{ ask: 'Your jars: net weight and MRP of each', example: '450 g at 690, 225 g at 360' },
  },
  { ...about('freeShippingFrom', 'packs'), read: rupees },
  { ...about('guaranteeDays', 'packs'), read: span },
  {
    ...{
      key: 'percent',
      group: 'offer',
      read: (text) => (readCount(text.replace(/%$/, '')) === 0 ? 0 : undefined),
    },
    ...{ ask: 'Per cent off the MRP: 0, or leave it for later, with its days, on /edit', example: '0' },
  },
  {
    ...{ key: 'chatLink', read: readChatLink, example: '98220 12345' },
    ask: 'The number for orders on WhatsApp and for calls',
  },
  { ...about('email'), read: email },
  about('businessName', 'maker'),
  {
    ...about('businessForm', 'maker'),
    options: Object.fromEntries(BUSINESS_FORMS.map((form) => [form, form.replaceAll('-', ' ')])),
  },
  about('address', 'maker'),
  { ...about('number', 'licence'), read: (text) => plainDigits(text).replace(/ /g, '') },
  about('name', 'grievanceOfficer'),
  {
    ...{ key: 'payment', ask: 'The ways to pay that you take', example: 'UPI', many: true },
    options: { upi: 'UPI', bankTransfer: 'Bank transfer', cashOnDelivery: 'Cash on delivery' },
  },
  { ...about('months', 'keeping'), read: span },
  {
    ...{ key: 'siteUrl', ask: 'The address of the site, where you have one', example: 'https://girija.in' },
    read: readAddress,
  },
]

/** Puts answers by their question into the form of facts/launch.json. */
export function answersOf(given: ReadonlyMap<Question, Json>): Answers {
  const answers: Record<string, Json> = {}
  for (const [{ key, group }, answer] of given)
    if (group) answers[group] = { ...(answers[group] as object), [key]: answer }
    else answers[key] = answer
  const [, number] = /^https:\/\/wa\.me\/91(\d{10})$/.exec(String(answers.chatLink)) ?? []
  if (number) answers.phone = `+91 ${number.slice(0, 5)} ${number.slice(5)}`
  const officer = answers.grievanceOfficer as Record<string, Json> | undefined
  // One person answers the telephone and complaints.
  if (officer) answers.grievanceOfficer = { phone: '{brand.phone}', email: '{brand.email}', ...officer }
  return answers
}
