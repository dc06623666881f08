import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '@sveltia/cms'
import { z } from 'zod'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { splitHead } from '#web/model/read-documents.ts'
import { readJson } from '#web/model/read-topics.ts'
import { batchFacts } from '#web/model/schema/batch.ts'
import { readText } from '#web/model/shop-files.ts'
import { DEMONSTRATION, isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Json } from '#web/model/types.ts'
import { fieldsOf } from './form.ts'

/* The collections of which each entry is a file of its own: articles, policies and batches. */

export const CONTENT = SHOP_FOLDER

/** Every file has a hidden field with the path of its schema. */
export const SCHEMA = { name: '$schema', widget: 'hidden' } as const

/** Markdown with a head. A text is edited as such: an editor that formats would rewrite footnotes and tables. */
export function documents(label: string, folder: string, schema: z.ZodType): Collection {
  const isTranslated = folder !== source(folder)
  return {
    ...entries(label, folder),
    // The names of the policies are fixed in the code.
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

/** Builds the collection of batches, without a deletion: their codes are printed on jars. */
export function batches(): Collection {
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

/** Returns a collection's name in the editor's addresses and commits, by which the undo names a change. */
export function nameOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/-$/, '')
}

export function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input' })
}

export function source(path: string): string {
  return path.replace('{{locale}}', SOURCE_LANGUAGE)
}
