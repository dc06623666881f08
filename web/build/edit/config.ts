import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import { z } from 'zod'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import type { Json } from '#web/content/json.ts'
import { loadContent, readJson } from '#web/content/load.ts'
import { splitHead } from '#web/content/read-documents.ts'
import { batchFacts } from '#web/content/schema/batch.ts'
import { articleFile, policyFile } from '#web/content/schema/documents.ts'
import { language } from '#web/content/schema/language.ts'
import { factTopics, sourceTopics, wordTopics } from '#web/content/schema/topics.ts'
import { languageTitle } from '#web/content/titles.ts'
import { addresses } from '../seo/addresses.ts'
import { type Form, fieldsOf } from './form.ts'

const CONTENT = 'web/content'

type Topic = keyof typeof factTopics | keyof typeof wordTopics | keyof typeof sourceTopics
type Schemas = Readonly<Record<string, z.ZodType>>
const FACTS: Schemas = factTopics
const WORDS: Schemas = wordTopics
const ENGLISH_WORDS: Schemas = sourceTopics

/** The topics that have a place of their own; all others are words of the page. */
const PLACES = {
  'Open the shop': ['opening', 'confirmed'],
  'Prices and offer': ['packs', 'promo'],
  Reviews: ['testimonials', 'survey'],
  Questions: ['faq', 'buying', 'suitability'],
  Delivery: ['delivery', 'refund'],
  Legal: ['legal', 'claims', 'label', 'limits'],
} satisfies Record<string, Topic[]>

/** What the commits of the editor begin with: publishing and undoing know them by it. */
const COMMIT = 'Edit: {{collection}}, {{slug}}'

/**
 * The configuration of the editor: every file of the content, as a form made of its schema, in the owner's words and
 * order.
 *
 * @param version changes with the content: the editor drops drafts that were left unsaved before
 * @param repository `owner/name`; without it the editor opens the content on this machine only
 * @param hasApp whether a GitHub App is set up for signing in; a token can be pasted in any case
 */
export function editorConfig(version: string, repository = 'local/content', hasApp = true): CmsConfig {
  const placed: string[] = Object.values(PLACES).flat()
  const rest = Object.keys({ ...wordTopics, ...sourceTopics, ...factTopics }).filter(
    (topic) => !placed.includes(topic),
  )
  return {
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      auth_endpoint: 'api/edit/auth',
      commit_messages: {
        create: COMMIT,
        update: COMMIT,
        uploadMedia: 'Edit: {{path}}',
        deleteMedia: 'Edit: {{path}}',
      },
      auth_methods: hasApp ? ['oauth', 'token'] : ['token'],
    },
    app_title: 'Edit the site',
    logo: { src: `${addresses.icon}?${version}` },
    logout_redirect_url: '/edit',
    media_folder: 'web/images',
    public_folder: '/images',
    media_libraries: {
      default: {
        config: {
          transformations: { raster_image: { format: 'webp', quality: 85, width: 1600, height: 1600 } },
        },
      },
    },
    slug: { lowercase: false },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'multiple_folders', locales: [...LANGUAGE_IDS], default_locale: SOURCE },
    collections: [
      files('Open the shop', [...topicFiles(['opening']), claimTicks()]),
      files('Prices and offer', topicFiles(PLACES['Prices and offer'])),
      files('Sold out', [
        file('facts/opening', factTopics.opening, { only: 'soldOut', hasFixedIds: true }, 'Packs'),
      ]),
      batches(),
      files('Reviews', topicFiles(PLACES.Reviews)),
      files('Questions', topicFiles(PLACES.Questions)),
      files('Words of the page', topicFiles(rest as Topic[])),
      articles(),
      files('Delivery', topicFiles(PLACES.Delivery)),
      files('Legal', [...topicFiles(PLACES.Legal), ...policies()]),
      files(
        'Translations',
        LANGUAGE_IDS.filter((id) => id !== SOURCE).map((id) =>
          file(`${id}/language`, language, {}, languageTitle(id)),
        ),
      ),
    ],
  }
}

function files(label: string, files: CollectionFile[]): Collection {
  return {
    name: nameOf(label),
    label,
    i18n: true,
    files,
    editor: { preview: false },
  }
}

/** A topic's facts, and its words in every language. */
function topicFiles(topics: readonly Topic[]): CollectionFile[] {
  return topics.flatMap((topic) => {
    const [facts, words, english] = [FACTS[topic], WORDS[topic], ENGLISH_WORDS[topic]]
    const form = {
      hasFixedIds: Boolean(facts && (words ?? english)) || topic === 'opening' || topic === 'packs',
      isOpen: topic === 'opening',
    }
    const title = [facts, words, english].map((schema) => schema?.meta()?.title).find(Boolean) ?? topic
    const label = facts ? `${title}: words` : title
    return [
      ...(facts ? [file(`facts/${topic}`, facts, form, title)] : []),
      ...(words ? [file(`{{locale}}/${topic}`, words, { ...form, isTranslated: true }, label)] : []),
      ...(english ? [file(`${SOURCE}/${topic}`, english, form, label)] : []),
    ]
  })
}

function file(path: string, schema: z.ZodType, form: Form, label: string): CollectionFile {
  const fields = fieldsOf(jsonSchema(schema), [readJson(join(CONTENT, `${source(path)}.json`))], form)
  return {
    name: nameOf(label),
    label,
    file: `${CONTENT}/${path}.json`,
    i18n: form.isTranslated ?? false,
    fields: [{ name: '$schema', widget: 'hidden' }, ...fields],
  }
}

/** One tick a claim, named by the sentence that it stands for. */
function claimTicks(): CollectionFile {
  const { claims } = loadContent()
  const ids = Object.keys(readJson(join(CONTENT, 'facts/confirmed.json'))) as (keyof typeof claims)[]
  const label = factTopics.confirmed.meta()?.title ?? ''
  return {
    name: nameOf(label),
    label,
    file: `${CONTENT}/facts/confirmed.json`,
    fields: [
      { name: '$schema', widget: 'hidden' },
      ...ids.map((name) => {
        const { text, value, advice } = claims[name]
        const hint = [value && `Printed: ${value}`, advice].filter(Boolean).join('. ')
        return { name, label: text ?? name, hint, widget: 'boolean' as const }
      }),
    ],
  }
}

function policies(): CollectionFile[] {
  return readdirSync(join(CONTENT, SOURCE, 'policies')).map((name) => {
    const path = `{{locale}}/policies/${name}`
    const document = documentAt(source(path))
    return {
      name: name.replace('.md', ''),
      label: String(document.title),
      file: `${CONTENT}/${path}`,
      format: 'yaml-frontmatter',
      i18n: true,
      fields: fieldsOf(jsonSchema(policyFile), [document], { isTranslated: true }),
    }
  })
}

function articles(): Collection {
  const folder = `${SOURCE}/articles`
  const values = readdirSync(join(CONTENT, folder)).map((name) => documentAt(`${folder}/${name}`))
  return {
    ...entries('Articles', 'Article', folder),
    format: 'yaml-frontmatter',
    slug: '{{fields.id}}',
    fields: fieldsOf(jsonSchema(articleFile), values, {}),
  }
}

/** No batch is deleted here, nor made a sample, which a live site leaves out: its code is printed on jars. */
function batches(): Collection {
  const folder = join(CONTENT, 'batches')
  const lots = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const newestFirst = lots.sort().reverse()
  const all = newestFirst.map((name) => readJson(join(folder, name)))
  // A sample is no proposal for a real batch.
  const values = all.filter(({ sample }) => !sample)
  const form = { isTranslated: true, proposed: { lot: nextLot(newestFirst[0] ?? '') } }
  return {
    ...entries('Batches', 'Batch', '{{locale}}/batches'),
    extension: 'json',
    format: 'json',
    slug: '{{fields.lot}}',
    summary: '{{fields.lot}}',
    i18n: { omit_default_locale_from_file_path: true, initial_locales: 'default' },
    fields: [
      ...['$schema', 'sample'].map((name) => ({ name, widget: 'hidden' as const })),
      ...fieldsOf(jsonSchema(batchFacts.omit({ sample: true })), values, form),
    ],
  }
}

function entries(label: string, label_singular: string, folder: string) {
  return {
    name: nameOf(label),
    label,
    label_singular,
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

/** `SY-26-03` after `SY-26-02.json`. */
function nextLot(newest: string): string {
  return newest.replace(/(\d+)\.json$/, (_, digits: string) =>
    String(Number(digits) + 1).padStart(digits.length, '0'),
  )
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input' })
}

function source(path: string): string {
  return path.replace('{{locale}}', SOURCE)
}

/** A document's head, with its text as Markdown: an editor that formats would rewrite footnotes and tables. */
function documentAt(path: string): Readonly<Record<string, Json>> {
  const { head, body } = splitHead(readFileSync(join(CONTENT, path), 'utf8'))
  return { ...(head as Record<string, Json>), body }
}
