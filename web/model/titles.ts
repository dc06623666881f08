import { z } from 'zod'
import { LANGUAGES, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { capitalize } from '../shop/fill.ts'
import { batchFacts } from './schema/batch.ts'
import { copyTopics } from './schema/copy.ts'
import { articleHead, policyHead } from './schema/documents.ts'
import { factTopics } from './schema/facts.ts'
import { language } from './schema/language.ts'
import { fieldOf, unwrap } from './schema-walk.ts'
import type { Problem } from './validation.ts'

const FACTS: Readonly<Record<string, z.ZodType>> = factTopics
const COPY: Readonly<Record<string, z.ZodType>> = { ...copyTopics, language }
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** The names of topics for the owner where their files are named otherwise. */
const TOPIC_TITLES: Readonly<Record<string, string>> = {
  batch: 'Batch pages',
  categories: 'Categories of articles',
  chat: 'Chat messages',
  closed: 'When nothing can be ordered',
  documents: 'Tables in policies',
  doses: 'Amounts to take',
  faq: 'Questions',
  hero: 'First screen',
  language: 'Translation',
  look: 'Mark, colours and frame',
  launch: 'Open the shop',
  myData: 'What visitors may see and delete',
  notFound: 'Page for unknown addresses',
  packs: 'Words of the packs',
  pages: 'Titles and descriptions',
  policy: 'Policies',
  popup: 'Greeting popup',
  products: 'The product',
  promo: 'Strip above the header',
  question: 'Form for a question',
  read: 'What is to be read',
  refund: 'Refunds',
  replies: 'Replies to customers',
  signUp: 'Newsletter form',
  site: 'Messages of every page',
  suitability: 'Is it for me?',
  survey: 'Surveys',
  unopened: 'Before the shop opens',
  warnings: 'Warnings',
}

/** Titles of fields that many groups have. */
const FIELD_TITLES: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  eyebrow: 'Line above the heading',
  lede: 'First sentence',
  list: 'Items',
}

/** Returns the name of a topic for the owner, such as `Questions` for `faq`. */
export function topicTitle(topic: string): string {
  return TOPIC_TITLES[topic] ?? fieldTitle(topic)
}

/**
 * Returns the name of a field for the owner: its title in the schema, or else its key in words, such as `After
 * opening`.
 */
export function fieldTitle(key: string, meta?: { title?: string | undefined }): string {
  const words = key
    .replace(/(?<=[a-z]|[a-z][A-Z])[A-Z0-9]/g, (start) => ` ${start.toLowerCase()}`)
    .replace(/[-_]+/g, ' ')
  return meta?.title ?? FIELD_TITLES[key] ?? capitalize(words)
}

/**
 * Describes the place of a field for the owner, such as `Marathi: Questions → 14 → Answer`.
 *
 * @param file from the shop's folder; one that belongs to no shop begins with `./`, and is named as it is
 * @param path of the field; entries of lists are counted from 1, or have the name that the path gives them
 */
export function titlePath(file: string, path: readonly PropertyKey[]): string {
  const { title, schema } = titleAndSchemaOf(file)
  let inner: z.ZodType | undefined = schema
  const titles = path.map((key) => {
    const group = inner && unwrap(inner)
    inner = group && fieldOf(group, key)
    if (typeof key === 'number') return String(key + 1)
    return group instanceof z.ZodArray ? String(key) : fieldTitle(String(key), inner?.meta())
  })
  return [title, ...titles].join(' → ')
}

/** Returns the English name of a language, such as `Marathi`. */
export function languageTitle(language: LanguageId): string {
  return ENGLISH_NAMES.of(language) ?? language
}

/** Describes a problem for the owner, such as `Last day must not be before the first day (Offer → Last day)`. */
export function ownerReason({ file, path, message }: Problem): string {
  const place = titlePath(file, path)
  if (path.length === 0) return `${place}: ${message}`
  const [last = '', list] = place.split(' → ').reverse()
  return `${/^\d+$/.test(last) ? `${list} ${last}` : last} ${message} (${place})`
}

function titleAndSchemaOf(file: string): { title: string; schema?: z.ZodType | undefined } {
  const [folder = '', ...rest] = file.split('/')
  if (folder === '.') return { title: rest.join('/') }
  const name = (rest.at(-1) ?? '').replace(/\.\w+$/, '')
  const language = LANGUAGES.find(({ id }) => id === folder && id !== SOURCE_LANGUAGE)?.id
  const of = (title: string, schema?: z.ZodType) => ({
    title: language ? `${languageTitle(language)}: ${title}` : title,
    schema,
  })
  const kind = rest.length > 1 ? rest[0] : folder
  if (kind === 'batches') return of(`Batch ${name}`, batchFacts)
  if (kind === 'policies') return of(fieldTitle(name), policyHead)
  if (kind === 'articles') return of(`Article ${name}`, articleHead)
  if (name === 'words') return of('Labels in other words')
  return of(topicTitle(name), folder === 'facts' ? FACTS[name] : COPY[name])
}
