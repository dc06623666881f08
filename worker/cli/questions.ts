import type { Answers } from '#web/build/new-shop/answers.ts'
import type { Json } from '#web/model/json.ts'
import { BUSINESS_FORMS } from '#web/model/schema/opening.ts'

/** A question of `npm run new-shop`; its answer goes to a key of facts/opening.json, or of a group in it. */
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

const number = (text: string) => {
  const digits = text.replace(/[₹,\s]|rs\.?|days?|months?|%/gi, '')
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/** `450 g at 690, 225 g at 360`: the net weight of each pack and its MRP. */
export function readPacks(text: string): Json | undefined {
  const packs = text
    .split(/[,;]\s*(?=\d)/)
    .map((part) => /^(\d+)\s*g(?:rams?)?\s*(?:at|for|=|:|-)?\s*(?:₹|rs\.?)?\s*(\d+)$/i.exec(part.trim()))
  return packs.every(Boolean)
    ? packs.map((pack) => ({ grams: Number(pack?.[1]), mrp: Number(pack?.[2]) }))
    : undefined
}

/** `98220 12345` or `+91 98220 12345`: the link that opens a chat with the number. */
export function readChatLink(text: string): Json | undefined {
  if (text.startsWith('https://')) return text
  const digits = text.replace(/\D/g, '').replace(/^0/, '')
  const full = digits.length === 10 ? `91${digits}` : digits
  return full.length === 12 ? `https://wa.me/${full}` : undefined
}

/** `girija.in` or `https://girija.in/`: the address of a site. */
export function readAddress(text: string): Json | undefined {
  const address = text.includes('://') ? text : `https://${text}`
  return URL.canParse(address) && /^https:\/\/[^/]+\.[a-z]{2,}/i.test(address)
    ? new URL(address).origin
    : undefined
}

const email = (text: string) => (/^\S+@\S+\.\S+$/.test(text) ? text : undefined)

/** What a shop cannot open without, in the order in which it is asked. Each may be left for later. */
export const QUESTIONS: readonly Question[] = [
  { key: 'name', ask: 'The name on your jar', example: 'Girija' },
  {
    ...{ key: 'list', group: 'packs', read: readPacks },
    ...{ ask: 'Your jars: net weight and MRP of each', example: '450 g at 690, 225 g at 360' },
  },
  {
    ...{ key: 'freeShippingFrom', group: 'packs', read: number },
    ...{ ask: 'Shipping is free from how many rupees', example: '600' },
  },
  {
    ...{ key: 'guaranteeDays', group: 'packs', read: number },
    ...{ ask: 'Within how many days you give the money back', example: '30' },
  },
  {
    ...{ key: 'percent', group: 'offer', read: (text) => (number(text) === 0 ? 0 : undefined) },
    ...{ ask: 'Per cent off the MRP: 0, or leave it for later, with its days, on /edit', example: '0' },
  },
  {
    ...{ key: 'chatLink', read: readChatLink, example: '98220 12345' },
    ask: 'The number for orders on WhatsApp and for calls',
  },
  { key: 'email', ask: 'The e-mail address for customers', example: 'namaste@girija.in', read: email },
  {
    key: 'businessName',
    group: 'maker',
    ask: 'The legal name of the business',
    example: 'Girija Home Foods',
  },
  {
    ...{ key: 'businessForm', group: 'maker', ask: 'Its form by law', example: 'proprietorship' },
    options: Object.fromEntries(BUSINESS_FORMS.map((form) => [form, form.replaceAll('-', ' ')])),
  },
  {
    ...{ key: 'address', group: 'maker', ask: 'Its postal address with PIN code' },
    example: '7 Gangapur Road, Nashik 422005, India',
  },
  {
    ...{ key: 'number', group: 'licence', ask: 'The number of your FSSAI licence or registration' },
    ...{ example: '21526000000123', read: (text) => text.replace(/\s/g, '') },
  },
  {
    ...{ key: 'name', group: 'grievanceOfficer', ask: 'Who answers complaints' },
    example: 'Asha Pol',
  },
  {
    ...{ key: 'payment', ask: 'The ways to pay that you take', example: 'UPI', many: true },
    options: { upi: 'UPI', bankTransfer: 'Bank transfer', cashOnDelivery: 'Cash on delivery' },
  },
  {
    ...{ key: 'months', group: 'keeping', read: number },
    ...{ ask: 'How many months a closed jar keeps', example: '9' },
  },
  {
    ...{ key: 'siteUrl', ask: 'The address of the site, where you have one', example: 'https://girija.in' },
    read: readAddress,
  },
]

/** Puts answers by their question into the form of facts/opening.json. */
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
