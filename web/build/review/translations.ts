import { parseArgs } from 'node:util'
import { LANGUAGES, type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Review } from '#web/content/schema/review.ts'
import { fileOf, readTranslation, writeReview } from './read-review.ts'
import { isBlocking, noteMade, signRead, signUnchanged } from './review.ts'

/**
 * `npm run translations`: lists what is unread or stale in each language. For those who write and read translations:
 *
 * - `-- --made mr [record…]` notes that new and changed words, or those of the records, were made from today's English;
 * - `-- --read mr --by "Name" [record…]` signs all words, or those of the records, as read beside the English;
 * - `-- --unchanged mr --by "Name" record…` confirms that a change of the English has not changed its meaning.
 */
const CONTENT = 'web/content'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: 'string' },
    read: { type: 'string' },
    unchanged: { type: 'string' },
    by: { type: 'string' },
  },
})
const named = positionals.length > 0 ? positionals : undefined

try {
  if (values.made) write(values.made, noteMade(translationOf(values.made), named))
  else if (values.read) write(values.read, signRead(translationOf(values.read), signature(), named))
  else if (values.unchanged)
    write(values.unchanged, signUnchanged(translationOf(values.unchanged), signature(), positionals))
  else for (const { id, name } of LANGUAGES) if (id !== SOURCE) list(id, name)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function list(language: LanguageId, name: string): void {
  const { open, words } = readTranslation(language)
  for (const status of open) {
    const { record, unread, stale, serious } = status
    const marks = [unread && 'unread', stale && 'stale', stale && serious && 'must be read or confirmed']
    console.log(`${CONTENT}/${fileOf(language, record)}  ${record}  ${marks.filter(Boolean).join(', ')}`)
  }
  const count = (mark: 'unread' | 'stale') => open.filter((status) => status[mark]).length
  const outcome = open.some(isBlocking) ? 'npm run deploy leaves it out' : 'published'
  const total = Object.keys(words).length
  console.log(`${name}: ${count('unread')} of ${total} records unread, ${count('stale')} stale; ${outcome}\n`)
}

/** @throws where it is none of the languages that are translated */
function translatedLanguage(id: string): LanguageId {
  const language = LANGUAGES.find((one) => one.id === id && id !== SOURCE)
  if (!language) throw new Error(`${id}: there is no such translation`)
  return language.id
}

function translationOf(id: string) {
  return readTranslation(translatedLanguage(id))
}

function signature() {
  if (!values.by) throw new Error('--by "Name" is missing: whoever reads signs with a name')
  const on = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(new Date())
  return { by: values.by, on }
}

function write(id: string, review: Review): void {
  writeReview(translatedLanguage(id), review, CONTENT)
}
