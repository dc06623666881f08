import { findReferences, REFERENCE_LABEL, readReference } from '#worker/orders/contract.ts'
import type { Content } from '../model/content.ts'
import { readPinCode } from './delivery.ts'

/** The lines that an order's message is made of in one language, and what each pack is called there. */
export type OrderWords = {
  readonly lines: readonly string[]
  /** Labels of the lines that ask how many jars, and for the name; and of those that may ask for jars of another size. */
  readonly labels: Readonly<Record<'jars' | 'name', string>> & { readonly others: readonly string[] }
  readonly packs: readonly PackName[]
}
type PackName = { readonly id: string; readonly grams: number; readonly size: string }

/** What a pasted message says of one order. It never leaves the device. */
export type ReadOrder = {
  reference: string
  /** Whether it stands behind its label or alone on a line, and not among other words. */
  isNamed: boolean
  /** Undefined where the message does not say it in a way that can be read. */
  pack: string | undefined
  jars: number | undefined
  /** Rupees, as the message's own line of the total has them. */
  total: number | undefined
  /** Name or sender, and PIN code, by which the owner recognises the order. */
  who: string
  /** What the customer wrote in words of their own that seems to change the order. */
  check: string | undefined
}

/** Before a message in an exported or forwarded chat: `[24/11/26, 7:52 pm] Asha Kulkarni: `. */
const CHAT_HEADER = /^\s*\[[^\]\n]*\d[^\]\n]*\]\s*([^:\n]{1,80}):\s?/
const MAX_JARS = 99
/** Invisible marks of direction, which WhatsApp puts around numbers and names. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The words by which a language's order messages are read. */
export function orderWords({ chat, packs }: Pick<Content, 'chat' | 'packs'>): OrderWords {
  const texts: Readonly<Record<string, string>> = chat
  const form = chat.orderForm.split('\n')
  return {
    lines: Object.values(texts).flatMap((text) => text.split('\n')),
    labels: {
      jars: labelOf(texts.jars ?? form.find((line) => /\d$/.test(line)) ?? ''),
      name: labelOf(form.find((line) => line.endsWith(':')) ?? ''),
      others: [texts.otherSize, texts.eachSize].flatMap((text) => (text ? [labelOf(text)] : [])),
    },
    packs: packs.list.map(({ id, grams, size }) => ({ id, grams, size })),
  }
}

/** What stands before the colon of a line to fill in; an empty text where the line is none. */
function labelOf(line: string): string {
  return /^([^{}:]+):[^{}]*$/.exec(line.trim())?.[1]?.trim() ?? ''
}

/** Reads the orders in a pasted text, one for each reference, in its order. `words` are those of every language. */
export function readOrders(text: string, words: readonly OrderWords[]): ReadOrder[] {
  const readers = words.map(readerOf)
  return messagesOf(text.replace(INVISIBLE, '')).map((message) => readOrder(message, readers))
}

type Message = { reference: string; isNamed: boolean; sender: string; lines: string[] }

/** Cuts a text into one message a reference. A reference that is only mentioned has a message without lines. */
function messagesOf(text: string): Message[] {
  const messages = new Map<string, Message>()
  let current: Message | undefined
  let sender = ''
  for (const line of text.split('\n')) {
    const header = CHAT_HEADER.exec(line)
    if (header) {
      sender = header[1]?.trim() ?? ''
      current = undefined
    }
    const said = header ? line.slice(header[0].length) : line
    const reference = referenceOf(said)
    if (reference) {
      current = messages.get(reference) ?? { reference, isNamed: true, sender, lines: [] }
      messages.set(reference, current)
    } else if (current) {
      current.lines.push(said.trim())
    } else if (header) {
      // A later message of the same person is about the same order.
      current = [...messages.values()].findLast((message) => message.sender === sender)
      current?.lines.push(said.trim())
    }
  }
  for (const reference of findReferences(text)) {
    if (!messages.has(reference))
      messages.set(reference, { reference, isNamed: false, sender: '', lines: [] })
  }
  return [...messages.values()]
}

/** The reference that a line names by its label, or is. */
function referenceOf(line: string): string | undefined {
  const at = line.toLowerCase().indexOf(REFERENCE_LABEL.toLowerCase())
  if (at < 0) return readReference(line)
  return findReferences(line.slice(at + REFERENCE_LABEL.length))[0]
}

type Reader = Pick<OrderWords, 'labels' | 'packs'> & {
  patterns: RegExp[]
  /** Every label of a line that the customer fills in. */
  known: string[]
}

function readerOf({ lines, labels, packs }: OrderWords): Reader {
  const size = packs.map((pack) => escapeText(pack.size)).join('|')
  const patterns = lines
    .filter((line) => line.includes('{'))
    .map((line) => {
      const parts = line.trim().split(/\{(\w+)\}/)
      const source = parts.map((part, index) => (index % 2 ? groupOf(part, size) : escapeText(part))).join('')
      return new RegExp(`^${source}$`, 'iu')
    })
    // A line that says more comes first: “I would like {sizes}.” fits any order.
    .toSorted((one, other) => valuesIn(other) - valuesIn(one))
  return { patterns, labels, packs, known: lines.map(labelOf).filter(Boolean) }
}

/** How many values a line's pattern reads. */
function valuesIn({ source }: RegExp): number {
  return source.split('(?<').length
}

/** The values that are read of a message's own lines; of any other placeholder nothing is read. */
function groupOf(name: string, sizes: string): string {
  if (name === 'size') return `(?<size>${sizes})`
  if (name === 'count' || name === 'jars' || name === 'quantity') return String.raw`(?<jars>\d{1,2})`
  if (name === 'total') return String.raw`₹?\s?(?<total>[\d,]+(?:\.\d+)?)`
  if (name === 'pin') return String.raw`(?<pin>\d{3}\s?\d{3})`
  return '.*?'
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
    const own = readers.flatMap((reader) => matchLine(line, reader) ?? [])[0]
    if (own) {
      read.pack ??= own.pack
      read.jars ??= own.jars
      read.total ??= own.total
      name ||= own.name ?? ''
      pin ||= own.pin ?? ''
    } else if (changesOrder(line, readers) || asksForOthers(line, readers)) {
      read.check ??= line
    }
  }
  return { ...guess(read, readers), who: [name || sender, pin].filter(Boolean).join(', ') }
}

type Own = {
  pack?: string | undefined
  jars?: number | undefined
  total?: number
  name?: string
  pin?: string
}

/** What one of the message's own lines says; undefined where the line is none of them. */
function matchLine(line: string, { patterns, labels, packs, known }: Reader): Own | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (!match) continue
    const { size, jars, total, pin } = match.groups ?? {}
    return {
      ...(size && { pack: packs.find((pack) => pack.size.toLowerCase() === size.toLowerCase())?.id }),
      ...(jars && { jars: Number(jars) }),
      ...(total && { total: Number(total.replaceAll(',', '')) }),
      ...(pin && { pin }),
    }
  }
  const label = known.find((text) => line.toLowerCase().startsWith(`${text.toLowerCase()}:`))
  if (label === undefined) return undefined
  const value = line.slice(label.length + 1).trim()
  if (label === labels.jars) return { jars: jarsIn(value) }
  // Jars of another size: no order of one pack says that.
  if (labels.others.includes(label)) return value === '' ? {} : undefined
  const pin = readPinCode(value)
  if (pin && 'pin' in pin) return { pin: pin.pin }
  return label === labels.name ? { name: value } : {}
}

const DEVANAGARI_ZERO = 0x0966
const NUMBER = /(?<![\p{L}\d])(\d{1,2})(?![\p{L}\d])/u

/** A number of jars that stands alone; undefined where there is none. */
function jarsIn(text: string): number | undefined {
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
  const found = Number(NUMBER.exec(latin)?.[1])
  return found >= 1 && found <= MAX_JARS ? found : undefined
}

/** Words for jars and their sizes, as people write them in a chat. */
const JAR = /\b(?:jars?|bottles?|packs?|pcs|pieces?)\b|बरण|जार|डिब्ब|डब्ब/iu
const SMALL = /\bsmall|छोट|लहान/iu
const LARGE = /\b(?:big|large)|बड़|मोठ/iu
const MAX_REMARK = 80

/** Whether a line in the customer's own words seems to be about jars: an address has numbers, too. */
function changesOrder(line: string, readers: readonly Reader[]): boolean {
  if (line.length > MAX_REMARK) return false
  return sizeIn(line, readers) !== undefined || (jarsIn(line) !== undefined && JAR.test(line))
}

/** Whether a line asks for jars of another size, too. */
function asksForOthers(line: string, readers: readonly Reader[]): boolean {
  return readers.some(({ labels }) => labels.others.some((label) => line.startsWith(`${label}:`)))
}

/** The pack that a text names by its weight, or as the small or the large one of two. */
function sizeIn(text: string, [reader]: readonly Reader[]): string | undefined {
  const packs = (reader?.packs ?? []).toSorted((one, other) => one.grams - other.grams)
  const grams = Number(/(?<!\d)(\d{2,4})\s*(?:g\b|gm|gram|grm|ग्रा|ग्रॅ)/iu.exec(text)?.[1])
  if (grams) return packs.find((pack) => pack.grams === grams)?.id
  if (packs.length !== 2) return undefined
  if (SMALL.test(text)) return packs[0]?.id
  return LARGE.test(text) ? packs[1]?.id : undefined
}

/** Takes what the customer wrote in their own words over what the form began with. */
function guess(read: ReadOrder, readers: readonly Reader[]): ReadOrder {
  if (read.check === undefined || asksForOthers(read.check, readers)) return read
  return {
    ...read,
    pack: sizeIn(read.check, readers) ?? read.pack,
    jars: jarsIn(read.check) ?? read.jars,
    total: undefined,
  }
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`\s+`)
}
