import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import { z } from 'zod'
import { LANGUAGE_IDS, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Json } from '#web/model/json.ts'
import { loadContent } from '#web/model/load.ts'
import { splitHead } from '#web/model/read-documents.ts'
import { readJson } from '#web/model/read-topics.ts'
import { batchFacts } from '#web/model/schema/batch.ts'
import { articleFile, policyFile } from '#web/model/schema/documents.ts'
import { language } from '#web/model/schema/language.ts'
import { factTopics, sourceTopics, wordTopics } from '#web/model/schema/topics.ts'
import { readText } from '#web/model/shop-files.ts'
import { DEMONSTRATION, isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { languageTitle } from '#web/model/titles.ts'
import { MAX_FILE_BYTES } from '../batches/check-batches.ts'
import { addresses } from '../seo/addresses.ts'
import { type Form, fieldsOf } from './form.ts'

const CONTENT = SHOP_FOLDER
/** Those that the shop has a folder of: the editor would make one for any other. */
const LANGUAGES = LANGUAGE_IDS.filter((id) => existsSync(join(CONTENT, id)))
/** Every file names its schema. */
const SCHEMA = { name: '$schema', widget: 'hidden' } as const

type Topic = keyof typeof factTopics | keyof typeof wordTopics | keyof typeof sourceTopics
type Schemas = Readonly<Record<string, z.ZodType>>
const FACTS: Schemas = factTopics
const WORDS: Schemas = wordTopics
const ENGLISH_WORDS: Schemas = sourceTopics

/** The topics that have a place of their own; all others are words of the page. */
const PLACES = {
  'Open the shop': ['launch', 'confirmed', 'read'],
  'Prices and offer': ['packs', 'promo'],
  Reviews: ['testimonials', 'survey'],
  Questions: ['faq', 'suitability'],
  Delivery: ['delivery', 'refund'],
  Legal: ['legal', 'claims', 'label', 'limits'],
  Pictures: ['pictures'],
} satisfies Record<string, Topic[]>

/** Commits of the editor begin with this, by which the undo recognises them. */
const COMMIT = 'Edit: {{collection}}, {{slug}}'
const FILE_COMMIT = 'Edit: {{path}}'

/**
 * The configuration of the editor: every file of the shop, as a form made of its schema and of what the demonstration has in
 * it, so that an empty list has the same form; in the owner's order.
 */
export function editorConfig(version: string, repository = 'local/content'): CmsConfig {
  const placed: string[] = Object.values(PLACES).flat()
  const topics = Object.keys({ ...wordTopics, ...sourceTopics, ...factTopics })
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
          // Its own name would be part of an address: of one in Marathi alone, a few random letters stay.
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
      collection('Open the shop', [...topicFiles(['launch']), claimTicks(), ...topicFiles(['read'])]),
      place('Prices and offer'),
      batches(),
      place('Pictures'),
      place('Reviews'),
      place('Questions'),
      collection('Words of the page', topicFiles(topics.filter((topic) => !placed.includes(topic)))),
      documents('Articles', `${SOURCE_LANGUAGE}/articles`, articleFile),
      place('Delivery'),
      place('Legal'),
      documents('Policies', '{{locale}}/policies', policyFile),
      ...translations(LANGUAGES.filter((id) => id !== SOURCE_LANGUAGE)),
    ],
  }
}

const place = (label: keyof typeof PLACES) => collection(label, topicFiles(PLACES[label]))

/** Whether each language is published, and who has read it. */
function translations(ids: readonly LanguageId[]): Collection[] {
  const files = ids.map((id) => file(`${id}/language`, language, {}, languageTitle(id)))
  return files.length > 0 ? [collection('Translations', files)] : []
}

/** The facts of each topic, and its words in every language. */
function topicFiles(topics: readonly string[]): CollectionFile[] {
  return topics.flatMap((topic) => {
    const [facts, words, english] = [FACTS[topic], WORDS[topic], ENGLISH_WORDS[topic]]
    const form = {
      hasFixedIds: Boolean(facts && (words ?? english)) || topic === 'packs',
      hasOwnIds: ['launch', 'pictures', 'categories'].includes(topic),
      isOpen: topic === 'launch' || topic === 'read',
    }
    const title = [facts, words, english].map((schema) => schema?.meta()?.title).find(Boolean) ?? topic
    const label = facts ? `${title}: words` : title
    return [
      ...(facts ? [file(`facts/${topic}`, facts, form, title)] : []),
      ...(words ? [file(`{{locale}}/${topic}`, words, { ...form, isTranslated: true }, label)] : []),
      ...(english ? [file(`${SOURCE_LANGUAGE}/${topic}`, english, form, label)] : []),
    ]
  })
}

function collection(label: string, files: CollectionFile[]): Collection {
  return { name: nameOf(label), label, i18n: true, files, editor: { preview: false } }
}

function file(path: string, schema: z.ZodType, form: Form, label: string): CollectionFile {
  const fields = fieldsOf(jsonSchema(schema), [readJson(join(DEMONSTRATION, `${source(path)}.json`))], form)
  return {
    name: nameOf(label),
    label,
    file: `${CONTENT}/${path}.json`,
    i18n: form.isTranslated ?? false,
    fields: [SCHEMA, ...fields],
  }
}

/** One tick a claim, named by the claim's sentence. */
function claimTicks(): CollectionFile {
  const { claims } = loadContent(SOURCE_LANGUAGE, DEMONSTRATION)
  const { confirmed } = factTopics
  const form = file('facts/confirmed', confirmed, {}, confirmed.meta()?.title ?? '')
  const ids = Object.keys(readJson(join(DEMONSTRATION, 'facts/confirmed.json'))) as (keyof typeof claims)[]
  const ticks = ids.map((name) => {
    const { text, value, advice } = claims[name]
    const hint = [value && `Printed: ${value}`, advice].filter(Boolean).join('. ')
    return { name, label: text ?? name, hint, widget: 'boolean' as const }
  })
  return { ...form, fields: [SCHEMA, ...ticks] }
}

/** Markdown with a head. A text is edited as such: an editor that formats would rewrite footnotes and tables. */
function documents(label: string, folder: string, schema: z.ZodType): Collection {
  const isTranslated = folder !== source(folder)
  return {
    ...entries(label, folder),
    // A policy's name is in the code.
    ...(isTranslated ? { create: false } : { slug: '{{fields.id}}' }),
    format: 'yaml-frontmatter',
    i18n: isTranslated,
    fields: documentFields(source(folder), schema, isTranslated),
  }
}

function documentFields(folder: string, schema: z.ZodType, isTranslated = false) {
  const values = globSync(join(DEMONSTRATION, folder, '*.md')).map((file) => {
    const { head, body } = splitHead(readText(file))
    return { ...(head as Record<string, Json>), body }
  })
  return fieldsOf(jsonSchema(schema), values, { isTranslated })
}

/** No batch is deleted here: its code is printed on jars. */
function batches(): Collection {
  const readNewestFirst = (folder: string) =>
    globSync(join(folder, 'batches/*.json'))
      .sort()
      .reverse()
      .map((file) => readJson(file))
  // The sample's batches show the form, and are no proposal for a real one.
  const shopBatches = isDemonstration(CONTENT) ? [] : readNewestFirst(CONTENT)
  const values = [...shopBatches, ...readNewestFirst(DEMONSTRATION)]
  const schema = jsonSchema(batchFacts)
  return {
    ...entries('Batches', '{{locale}}/batches'),
    extension: 'json',
    format: 'json',
    slug: '{{fields.lot}}',
    summary: '{{fields.lot}}',
    i18n: { omit_default_locale_from_file_path: true, initial_locales: 'default' },
    fields: [
      SCHEMA,
      ...fieldsOf(schema, values, { isTranslated: true, isOpen: true, hasProposals: shopBatches.length > 0 }),
    ],
  }
}

function entries(label: string, folder: string) {
  return {
    name: nameOf(label),
    label,
    folder: `${CONTENT}/${folder}`,
    delete: false,
    editor: { preview: false },
  }
}

/** In the editor's addresses and commits; the undo names a change by it. */
function nameOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/-$/, '')
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input' })
}

function source(path: string): string {
  return path.replace('{{locale}}', SOURCE_LANGUAGE)
}
