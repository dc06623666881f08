import { createHash } from 'node:crypto'
import type { Review } from '#web/content/schema/review.ts'
import { SERIOUS } from '#web/content/schema/topics.ts'
import type { Word } from '#web/content/translate.ts'

/** Records by their names, such as `faq.items.storage`, each with the hash of its words, empty where one is missing. */
export type Hashes = Readonly<Record<string, string>>

/**
 * @param topic its records are its fields, and the entries of lists with ids; without words of its own a field is none
 * @param missing the paths of words that the language does not have
 * @returns the hash of each record's words. White space and Markdown's emphasis are no words
 */
export function hashesOf(topic: string, words: readonly Word[], missing?: ReadonlySet<string>): Hashes {
  const records = Map.groupBy(words, ({ path, entry = path.slice(0, 1) }) => [topic, ...entry].join('.'))
  return Object.fromEntries([...records].map(([record, own]) => [record, hashOf(own, missing)]))
}

/** @returns the same of a document or a batch, which is one record */
export function hashOfAll(record: string, words: readonly Word[], missing?: ReadonlySet<string>): Hashes {
  return { [record]: hashOf(words, missing) }
}

function hashOf(words: readonly Word[], missing?: ReadonlySet<string>): string {
  if (words.some(({ path }) => missing?.has(path.join('.')))) return ''
  const lines = words.map(({ path, text }) => {
    const plain = text.normalize().replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim()
    return `${path.join('.')}: ${plain}`
  })
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12)
}

export type Status = {
  readonly record: string
  /** Nobody has read the words as they are now. */
  readonly unread: boolean
  /** The English has changed since the words were made. */
  readonly stale: boolean
  /** Whether it must be read again, or confirmed, where it is stale. */
  readonly serious: boolean
}

/** What is unread or stale, in the order of the content. */
export function openRecords(english: Hashes, words: Hashes, review: Review): Status[] {
  return Object.entries(words)
    .map(([record, hash]) => ({
      record,
      unread: !review[record]?.read || review[record].words !== hash,
      stale: review[record] !== undefined && review[record].english !== english[record],
      serious: SERIOUS.some((name) => `${record}.`.startsWith(`${name}.`)),
    }))
    .filter(({ unread, stale }) => unread || stale)
}

/** Whether a record keeps its language from visitors: unread words do, and what is stale and serious. */
export function isBlocking({ unread, stale, serious }: Status): boolean {
  return unread || (stale && serious)
}

type Translation = { readonly english: Hashes; readonly words: Hashes; readonly review: Review }
type Signature = NonNullable<Review[string]['read']>

/** @returns the review with new and changed words, or those of the records named, noted as made from today's English */
export function noteMade({ english, words, review }: Translation, records?: readonly string[]): Review {
  const made = records ?? complete(words).filter((record) => review[record]?.words !== words[record])
  return changed(review, made, (record) => now(english, words, record))
}

/** @returns the review with the words of all complete records, or of those named, read beside today's English */
export function signRead(translation: Translation, read: Signature, records?: readonly string[]): Review {
  const { english, words, review } = translation
  return changed(review, records ?? complete(words), (record) => ({
    ...now(english, words, record),
    read,
  }))
}

/**
 * @returns the review with words that were read confirmed: the English has changed, its meaning has not
 * @throws where nobody has read the words
 */
export function signUnchanged(
  { english, words, review }: Translation,
  unchanged: Signature,
  records: readonly string[],
): Review {
  return changed(review, records, (record) => {
    const noted = review[record]
    if (!noted?.read || noted.words !== words[record])
      throw new Error(`${record}: nobody has read these words`)
    return { ...noted, english: english[record] ?? '', unchanged }
  })
}

function complete(words: Hashes): string[] {
  return Object.keys(words).filter((record) => words[record])
}

function now(english: Hashes, words: Hashes, record: string): Review[string] {
  const [made, own] = [english[record], words[record]]
  if (!made || !own) throw new Error(`${record}: there is no such record, or its words are not complete`)
  return { english: made, words: own }
}

function changed(
  review: Review,
  records: readonly string[],
  entry: (record: string) => Review[string],
): Review {
  return { ...review, ...Object.fromEntries(records.map((record) => [record, entry(record)])) }
}
