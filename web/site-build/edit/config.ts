import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import type { z } from 'zod'
import { LANGUAGE_IDS, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { readJson, WORDS, wordTopics } from '#web/model/read-topics.ts'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { articleFile, policyFile } from '#web/model/schema/documents.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { language } from '#web/model/schema/language.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { languageTitle, topicTitle } from '#web/model/titles.ts'
import { FIXED_WORDS } from '#web/model/words.ts'
import { MAX_FILE_BYTES } from '../checks/batches.ts'
import { addresses } from '../seo/addresses.ts'
import { batches, CONTENT, documents, jsonSchema, nameOf, SCHEMA, source } from './entries.ts'
import { type Form, fieldsOf } from './form.ts'
import { labelFields } from './label-fields.ts'

/** The languages that the shop has a folder of: for any other the editor would create one. */
const LANGUAGES = LANGUAGE_IDS.filter((id) => existsSync(join(CONTENT, id)))

type Topic = keyof typeof factTopics | keyof typeof copyTopics
type Schemas = Readonly<Record<string, z.ZodType>>
const FACTS: Schemas = factTopics
const COPY: Schemas = copyTopics

/** The topics that have a collection of their own; all others are in that of the page's copy. */
const PLACES = {
  'Prices, offer and facts': ['launch', 'packs', 'brand', 'label', 'refund', 'read'],
  Reviews: ['testimonials'],
  Questions: ['faq', 'suitability'],
  Delivery: ['delivery'],
  Legal: ['legal', 'bills', 'claims'],
  Pictures: ['pictures', 'look'],
} satisfies Record<string, Topic[]>

/** The topics whose entries have ids that their owner writes. */
const WITH_OWN_IDS: readonly string[] = [
  'launch',
  'packs',
  'delivery',
  'label',
  'pictures',
  'categories',
  'claims',
]

/** The topics that only some foods need: a shop that has no file of them has no form of them. */
const OF_SOME_FOODS: readonly string[] = ['doses', 'herbs']

/** A hint above the fields that the owner writes in her own words. */
const NOT_CHECKED = 'Nobody has checked what you write yourself: only promise what you can prove.'

/** The prefix of the editor's commits, by which the undo recognises them. */
const COMMIT = 'Edit: {{collection}}, {{slug}}'
const FILE_COMMIT = 'Edit: {{path}}'

/**
 * The configuration of the editor: every file of the shop, as a form made of its schema and of what the demonstration has in
 * it, so that an empty list has the same form; in the owner's order.
 */
export function editorConfig(version: string, repository = 'local/content'): CmsConfig {
  const placed: string[] = Object.values(PLACES).flat()
  const topics = Object.keys({ ...copyTopics, ...factTopics }).filter(isOffered)
  return {
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      auth_methods: ['token'],
      commit_messages: {
        create: COMMIT,
        update: COMMIT,
        uploadMedia: FILE_COMMIT,
        deleteMedia: FILE_COMMIT,
      },
    },
    app_title: 'Edit the site',
    logo: { src: `${addresses.icon}?${version}` },
    logout_redirect_url: '/edit',
    media_folder: `${CONTENT}/images`,
    public_folder: '/images',
    media_libraries: {
      default: {
        config: {
          // A title in Devanagari has no form in an address, so it does not name a new file.
          slugify_filename: true,
          max_file_size: MAX_FILE_BYTES,
          transformations: { raster_image: { format: 'webp', quality: 85, width: 1600, height: 1600 } },
        },
      },
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: false },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'multiple_folders', locales: LANGUAGES, default_locale: SOURCE_LANGUAGE },
    collections: [
      place('Prices, offer and facts'),
      batches(),
      place('Pictures'),
      place('Reviews'),
      place('Questions'),
      collection('Words of the page', topicFiles(topics.filter((topic) => !placed.includes(topic)))),
      documents('Articles', `${SOURCE_LANGUAGE}/articles`, articleFile),
      place('Delivery'),
      place('Legal'),
      collection('Labels', [labels()]),
      documents('Policies', '{{locale}}/policies', policyFile),
      ...translations(LANGUAGES.filter((id) => id !== SOURCE_LANGUAGE)),
    ],
  }
}

function isOffered(topic: string): boolean {
  const files = [`facts/${topic}.json`, `${SOURCE_LANGUAGE}/${topic}.json`]
  return !OF_SOME_FOODS.includes(topic) || files.some((file) => existsSync(join(CONTENT, file)))
}

const place = (label: keyof typeof PLACES) => collection(label, topicFiles(PLACES[label]))

/** Whether each language is published, and who has read it. */
function translations(ids: readonly LanguageId[]): Collection[] {
  const files = ids.map((id) => file(`${id}/language`, language, {}, languageTitle(id)))
  return files.length > 0 ? [collection('Translations', files)] : []
}

/** The facts of each topic, and its copy in every language. */
function topicFiles(topics: readonly string[]): CollectionFile[] {
  return topics.flatMap((topic) => {
    const [facts, copy] = [FACTS[topic], COPY[topic]]
    const title = topicTitle(topic)
    const form = {
      title,
      hasOwnIds: WITH_OWN_IDS.includes(topic),
      isOpen: topic === 'launch' || topic === 'read',
    }
    const isTranslated = !ENGLISH_ONLY.includes(topic)
    const path = `${isTranslated ? '{{locale}}' : SOURCE_LANGUAGE}/${topic}`
    return [
      ...(facts ? [file(`facts/${topic}`, facts, form, title)] : []),
      ...(copy ? [file(path, copy, { ...form, isTranslated }, facts ? `${title}: words` : title)] : []),
    ]
  })
}

function collection(label: string, files: CollectionFile[]): Collection {
  return {
    name: nameOf(label),
    label,
    description: NOT_CHECKED,
    i18n: true,
    files,
    editor: { preview: false },
  }
}

function file(path: string, schema: z.ZodType, form: Form, label: string): CollectionFile {
  // The sample's entries show the form of an empty list.
  const fields = fieldsOf(jsonSchema(schema), readSample(path), form)
  return {
    name: nameOf(label),
    label,
    file: `${CONTENT}/${path}.json`,
    i18n: form.isTranslated ?? false,
    fields: [SCHEMA, ...fields],
  }
}

function readSample(path: string) {
  const file = join(DEMONSTRATION, `${source(path)}.json`)
  return existsSync(file) ? [readJson(file)] : []
}

/** The software's labels, by their topics. */
function labels(): CollectionFile {
  const topics = wordTopics().filter((topic) => topic !== FIXED_WORDS)
  const words = topics.map((topic) => [topic, readJson(join(WORDS, SOURCE_LANGUAGE, `${topic}.json`))])
  return {
    name: 'labels',
    label: 'Labels in other words',
    file: `${CONTENT}/{{locale}}/words.json`,
    i18n: true,
    fields: labelFields(Object.fromEntries(words), topicTitle),
  }
}
