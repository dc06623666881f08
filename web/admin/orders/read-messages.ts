import { normaliseText } from '#contract/text.ts'
import { REFERENCE_LABEL, REFERENCE_LENGTH, readReference } from '#worker/orders/contract.ts'

/** A part of a pasted text that is about one order. It never leaves the device. */
export type Message = {
  /** Undefined where it has none that can be read. */
  reference: string | undefined
  /** Its lines that say something, to be read by a person. */
  lines: string[]
}

/** WhatsApp’s marks for bold, italics, strikethrough and code, on one side of a reference. */
const MARKS = '[*_~`]{0,6}'

/** The label of a reference, and the characters after it, which may be in bold, quoted or have spaces between them. */
const LABELLED = new RegExp(
  `${MARKS}${REFERENCE_LABEL}[ \\p{P}\\p{S}]*(?:((?:[0-9a-z] ?){${REFERENCE_LENGTH}})(?![0-9a-z])${MARKS})?`,
  'iu',
)

/** What begins a message in a copied or exported chat: its time and date, in brackets or before a hyphen. */
export const MESSAGE_TIME =
  /^(?:\[(?=[^\]]{0,40}\p{Nd}[:.]\p{Nd}{2})[^\]]{5,40}\]|\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4},? [^-]{4,20} -) /u

/** A line of the site's message that was not filled in: `Address:`. */
const UNFILLED = /^\P{Nd}*:$/u

/**
 * Reads the references in a pasted text, and nothing else. Each begins the message of its order; what is before the
 * first one belongs to it. DECISIONS.md, “Chat links”, says what counts as a reference. Takes time linear in the
 * text's length.
 */
export function readMessages(text: string): Message[] {
  const messages = new Map<string | Message, Message>()
  let current: Message = { reference: undefined, lines: [] }
  for (const line of normaliseText(text).split('\n')) {
    const label = LABELLED.exec(line)
    const references = label ? [readReference(label[1] ?? '')] : referencesAlone(line)
    for (const reference of references) {
      const isFirst = messages.size === 0
      current = messages.get(reference ?? '') ?? { reference, lines: isFirst ? current.lines : [] }
      messages.set(reference ?? current, current)
    }
    const isReference = references.length > 0
    const said = (label ? line.replace(label[0], '') : isReference ? senderOf(line) : line)
      .replace(MESSAGE_TIME, '')
      .trim()
    if (/[\p{L}\p{N}]/u.test(said) && (isReference || !UNFILLED.test(said))) current.lines.push(said)
  }
  if (messages.size > 0) return [...messages.values()]
  // A single reference is read however it is typed; a word that is none is still being typed.
  const reference = readReference(text)
  if (reference) return [{ reference, lines: [] }]
  return /\s/.test(text.trim()) ? [current] : []
}

/** The references of a line that has nothing else, but a sender before them. */
function referencesAlone(line: string): string[] {
  // Marks of formatting and quotes separate words. Hyphens do not, as within a lot code.
  const words = line.slice(senderOf(line).length).match(/[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*/gu) ?? []
  const references = words.flatMap((word) => (isLikely(word) && readReference(word)) || [])
  return references.length === words.length ? references : []
}

/** What is before the last colon of a line: `[24/11/26, 7:52 pm] Asha:`. */
function senderOf(line: string): string {
  return line.slice(0, line.lastIndexOf(': ') + 1)
}

/** A PIN code has no letter; a word of a sentence has no figure, and is not in capitals. */
function isLikely(word: string): boolean {
  return /[a-z]/i.test(word) && (/\d/.test(word) || word === word.toUpperCase())
}
