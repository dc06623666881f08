import { asciiDigits } from '#contract/digits.ts'
import { findReferences, REFERENCE_LABEL, readReference } from '#worker/orders/contract.ts'
import type { Content } from '../model/content.ts'
import { readJars } from './order.ts'
import { readAmount } from './read-amount.ts'
import { readPinCode } from './typed-numbers.ts'

/** The lines of an order's message in one language, and the name of each pack in it. */
export type OrderWords = {
  readonly lines: readonly string[]
  /** Labels of the lines for the number of jars and for the name, and of those that may offer jars of another size. */
  readonly labels: Readonly<Record<'jars' | 'name', string>> & { readonly otherSizes: readonly string[] }
  readonly packs: readonly PackName[]
}
type PackName = { readonly id: string; readonly grams: number; readonly size: string }

/** One order as read from a pasted message. It never leaves the device. */
export type ReadOrder = {
  reference: string
  /** Whether the reference follows its label or is alone on a line, and is not among other words. */
  isNamed: boolean
  /** Undefined where the message names no pack, or none that can be read. */
  pack: string | undefined
  jars: number | undefined
  /** Rupees, as the message's own line of the total has them. */
  total: number | undefined
  /** Name or sender, and PIN code, by which the owner recognises the order. */
  who: string
  /** A line in the customer's own words that seems to be about jars. It is shown, and changes nothing. */
  check: string | undefined
}

/**
 * Matches the header of a message in a forwarded or exported chat, by an iPhone and by Android: `[24/11/26, 7:52 pm]
 * Asha: ` and `24/11/26, 7:52 pm - Asha: `. Messages of WhatsApp itself have no sender there.
 */
const CHAT_HEADERS = [
  /^\[(?=[^\]]{0,40}\d)[^\]]{4,40}\] ?(?<sender>[^:]{1,80}):/,
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? [^-]{4,20} - (?:(?<sender>[^:]{1,80}):)?/,
]

/** Invisible marks of direction, which WhatsApp puts around numbers and names. */
const INVISIBLE_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The words by which a language's order messages are read. */
export function orderWords({ chat, packs }: Pick<Content, 'chat' | 'packs'>): OrderWords {
  const texts: Readonly<Record<string, string>> = chat
  const form = chat.orderForm.split('\n')
  return {
    lines: Object.values(texts).flatMap((text) => text.split('\n')),
    labels: {
      jars: labelOf(texts.jars ?? form.find((line) => /\d$/.test(line)) ?? ''),
      name: labelOf(form.find((line) => line.endsWith(':')) ?? ''),
      otherSizes: [texts.otherSize, texts.eachSize].flatMap((text) => (text ? [labelOf(text)] : [])),
    },
    packs: packs.list.map(({ id, grams, size }) => ({ id, grams, size })),
  }
}

/** Returns the text before the colon of a line to fill in; an empty text for any other line. */
function labelOf(line: string): string {
  return /^([^{}:]+):[^{}]*$/.exec(line.trim())?.[1]?.trim() ?? ''
}

/**
 * Reads the orders in a pasted text, one for each reference, in the order of the text. `words` are those of every
 * language.
 */
export function readOrders(text: string, words: readonly OrderWords[]): ReadOrder[] {
  const readers = words.map(readerOf)
  return messagesOf(text.replace(INVISIBLE_MARKS, '')).map((message) => readOrder(message, readers))
}

type Message = { reference: string; isNamed: boolean; sender: string; lines: string[] }

/** Splits a text into one message a reference. A reference that is only mentioned has a message without lines. */
function messagesOf(text: string): Message[] {
  const messages = new Map<string, Message>()
  const latest = new Map<string, Message>()
  let current: Message | undefined
  let sender = ''
  for (const line of text.split('\n').map(collapseSpaces)) {
    const header = CHAT_HEADERS.map((pattern) => pattern.exec(asciiDigits(line))).find(Boolean)
    if (header) {
      sender = header.groups?.sender?.trim() ?? ''
      // A later message of the same person is about the same order.
      current = latest.get(sender)
    }
    const said = header ? line.slice(header[0].length).trim() : line
    const reference = referenceOf(said)
    if (reference) {
      current = messages.get(reference) ?? { reference, isNamed: true, sender, lines: [] }
      messages.set(reference, current)
      if (sender) latest.set(sender, current)
    } else current?.lines.push(said)
  }
  for (const reference of findReferences(text)) {
    if (!messages.has(reference))
      messages.set(reference, { reference, isNamed: false, sender: '', lines: [] })
  }
  return [...messages.values()]
}

function collapseSpaces(line: string): string {
  return line.replace(/\s+/g, ' ').trim()
}

/** Returns the reference that follows its label in a line, or is alone on it. */
function referenceOf(line: string): string | undefined {
  const at = line.toLowerCase().indexOf(REFERENCE_LABEL.toLowerCase())
  if (at < 0) return readReference(line)
  return findReferences(line.slice(at + REFERENCE_LABEL.length))[0]
}

/** A line of a message, split into its fixed texts, in lower case, and the names of the values between them. */
type Template = { texts: string[]; names: string[]; pack?: string }

type Reader = Pick<OrderWords, 'labels'> & {
  templates: Template[]
  /** Every label of a line that the customer fills in. */
  allLabels: string[]
}

function readerOf({ lines, labels, packs }: OrderWords): Reader {
  const templates = lines
    .filter((line) => line.includes('{'))
    .flatMap((line): Template[] =>
      line.includes('{size}')
        ? packs.map(({ id, size }) => ({ ...templateOf(line.replaceAll('{size}', () => size)), pack: id }))
        : [templateOf(line)],
    )
  return { templates, labels, allLabels: lines.map(labelOf).filter(Boolean) }
}

function templateOf(line: string): Template {
  const parts = collapseSpaces(line)
    .toLowerCase()
    .split(/\{(\w+)\}/)
  return {
    texts: parts.filter((_, place) => place % 2 === 0),
    names: parts.filter((_, place) => place % 2 === 1),
  }
}

/**
 * Returns the values between the texts of a template; undefined where the line does not match. Takes time linear in
 * the line's length.
 */
function valuesIn(line: string, { texts: [first = '', ...rest], names }: Template) {
  if (!line.startsWith(first)) return undefined
  const values: Record<string, string> = {}
  let at = first.length
  for (const [place, text] of rest.entries()) {
    const isLast = place === rest.length - 1
    const end = isLast && line.endsWith(text) ? line.length - text.length : line.indexOf(text, at)
    if (end < at || (isLast && end + text.length < line.length)) return undefined
    values[names[place] ?? ''] = line.slice(at, end)
    at = end + text.length
  }
  return at === line.length ? values : undefined
}

function readOrder({ reference, isNamed, sender, lines }: Message, readers: readonly Reader[]): ReadOrder {
  const read: ReadOrder = {
    reference,
    isNamed,
    pack: undefined,
    jars: undefined,
    total: undefined,
    who: '',
    check: undefined,
  }
  let name = ''
  let pin = ''
  for (const line of lines) {
    const values = readers.flatMap((reader) => matchLine(line, reader) ?? [])[0]
    if (values) {
      read.pack ??= values.pack
      read.jars ??= values.jars
      read.total ??= values.total
      name ||= values.name ?? ''
      pin ||= values.pin ?? ''
    } else if (ABOUT_JARS.test(line) || asksForJars(line, readers)) {
      read.check ??= line
    }
  }
  return { ...read, who: [name || sender, pin].filter(Boolean).join(', ') }
}

/** Words for jars and their sizes, as people write them in a chat. */
const ABOUT_JARS =
  /\b(?:jars?|bottles?|packs?|pcs|pieces?|small|big|large)\b|\d ?(?:gm?s?|grams?|grm)\b|(?<![\p{L}\p{M}])(?:बरण|जार|डिब्ब|डब्ब|छोट|लहान|बड़|मोठ)/iu

/** Whether a line is about jars: it has a number of them in words that cannot be read, or orders another size. */
function asksForJars(line: string, readers: readonly Reader[]): boolean {
  return readers.some(({ labels }) =>
    [labels.jars, ...labels.otherSizes].some((label) => label && line.startsWith(`${label}:`)),
  )
}

type LineValues = {
  pack?: string | undefined
  jars?: number | undefined
  total?: number | undefined
  name?: string
  pin?: string | undefined
}

/** Returns the values in one of the message's own lines; undefined for any other line. */
function matchLine(line: string, { templates, labels, allLabels }: Reader): LineValues | undefined {
  const lower = line.toLowerCase()
  const [mostSpecific] = templates
    .flatMap((template) => {
      const values = readValues(valuesIn(lower, template))
      return values ? [{ ...values, ...(template.pack && { pack: template.pack }) }] : []
    })
    // Several templates may match: “I would like {sizes}.” fits any order. Takes the one with the most values.
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
  if (mostSpecific) return mostSpecific
  const label = allLabels.find((text) => lower.startsWith(`${text.toLowerCase()}:`))
  if (label === undefined) return undefined
  const value = line.slice(label.length + 1).trim()
  const jars = readJars(value)
  // An unreadable number of jars, and jars of another size, are no order of one pack.
  if (label === labels.jars) return value === '' || jars ? { jars } : undefined
  if (labels.otherSizes.includes(label)) return value === '' ? {} : undefined
  const pin = pinIn(value)
  if (label === labels.name) return { name: value }
  return pin ? { pin } : {}
}

const READERS = { jars: readJars, total: readAmount, pin: pinIn }

/** Reads the values of a message's own line; undefined where one was changed so that it cannot be read. */
function readValues(values: Readonly<Record<string, string>> | undefined): LineValues | undefined {
  if (!values) return undefined
  // The site writes a question mark for a number of jars that it does not know.
  const given = Object.entries(READERS).filter(([name]) => values[name] && values[name] !== '?')
  const read = given.map(([name, readValue]) => [name, readValue(values[name] ?? '')] as const)
  return read.every(([, value]) => value !== undefined) ? Object.fromEntries(read) : undefined
}

function pinIn(text: string): string | undefined {
  const read = readPinCode(text)
  return read && 'pin' in read ? read.pin : undefined
}
