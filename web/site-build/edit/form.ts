import type { Field } from '@sveltia/cms'
import type { JSONSchema } from 'zod/v4/core'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { COLOUR_PATTERN } from '#web/model/schema/fields.ts'
import { fieldTitle } from '#web/model/titles.ts'
import type { Json } from '#web/model/types.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { MAX_FILE_BYTES } from '../checks/batches.ts'
import { CHOICES } from './choices.ts'

/** A schema as JSON Schema, with what `meta` adds to it in web/model/schema/. */
type Schema = JSONSchema.BaseSchema & {
  words?: boolean
  accept?: string
  folder?: string
  examples?: readonly unknown[]
  repeats?: boolean
  /** The labels of an enum's values that do not explain themselves; others are shown as their value in words. */
  labels?: Readonly<Record<string, string>>
  picks?: keyof typeof CHOICES
}

/** How the form of a file differs from that of another. */
export type Form = {
  /** What the file, or the group in it, is called; a field `list` that has no title of its own is called the same. */
  readonly title?: string
  /** Whether the file has words in several languages. */
  readonly isTranslated?: boolean
  /** Whether the ids of entries are written by the owner, such as that of a pack. */
  readonly hasOwnIds?: boolean
  /** Whether the first value is the owner's own, so that a new file may repeat it. */
  readonly hasProposals?: boolean
  /** Whether groups are shown open, as for a file that is mostly filled in once. */
  readonly isOpen?: boolean
}

/** The options of a yes-or-no question that may be unanswered. */
const YES_OR_NO = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
]

/** Texts longer than this, in characters, get a field of several lines. */
export const LINE = 60

/**
 * Returns the editor's fields for a file; all their labels and hints come from its schema.
 *
 * @param schema of the file, as JSON Schema
 * @param values the values in the files of this form; a new file proposes those of the first one for the fields that
 * repeat
 */
export function fieldsOf(schema: Schema, values: readonly Json[], form: Form): Field[] {
  return Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const fieldValues = values.flatMap((value) =>
      isGroup(value) && name in value ? [value[name] as Json] : [],
    )
    const isRequired = Boolean(schema.required?.includes(name)) && !allowsNull(field)
    return fieldOf(name, withoutNull(field), fieldValues, isRequired, form)
  })
}

function fieldOf(
  name: string,
  schema: Schema,
  values: readonly Json[],
  isRequired: boolean,
  form: Form,
): Field {
  const [type] = [schema.type].flat()
  // An optional switch that no file sets is not offered.
  const isUnsetMark =
    type === 'boolean' && !isRequired && schema.default === undefined && !values.some(Boolean)
  if (isUnsetMark || schema.const !== undefined) return { name, widget: 'hidden' }
  const isTranslated = form.isTranslated && hasWords(schema)
  const common = {
    name,
    label: (name === 'list' && !schema.title && form.title) || fieldTitle(name, schema),
    hint: hintOf(schema),
    // Translations may be written later: an incomplete language is not published.
    required: isTranslated && isRequired ? [SOURCE_LANGUAGE] : isRequired,
    i18n: isTranslated,
    ...(schema.repeats && form.hasProposals && { default: proposalOf(schema, values[0]) }),
  }
  if (schema.picks) return { ...common, ...CHOICES[schema.picks] }
  if (schema.enum) return { ...common, widget: 'select', options: optionsOf(schema) }
  if (schema.pattern === COLOUR_PATTERN.source) return { ...common, widget: 'color' }
  if (schema.accept) {
    const { accept, folder } = schema
    // A file is stored beside the one that names it, or in the folder of all pictures.
    const folders = folder
      ? { choose_url: false }
      : { choose_url: false, media_folder: '', public_folder: '' }
    // A mark stays the PNG that it is, instead of being scaled and encoded as other pictures are.
    const asItIs = accept === 'image/png' && {
      media_libraries: { default: { config: { slugify_filename: true, max_file_size: MAX_FILE_BYTES } } },
    }
    return {
      ...common,
      ...folders,
      ...asItIs,
      widget: accept.startsWith('image/') ? 'image' : 'file',
      accept,
    }
  }
  switch (type) {
    case 'boolean':
      // A switch that nobody has touched is saved as “no”.
      return schema.default === null
        ? { ...common, widget: 'select', options: YES_OR_NO }
        : { ...common, widget: 'boolean' }
    case 'integer':
    case 'number': {
      const { minimum, exclusiveMinimum, maximum: max } = schema
      // The editor knows no exclusive limit.
      const next = type === 'integer' ? 1 : 0.001
      const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + next : undefined)
      return { ...common, widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max }
    }
    case 'object':
      return {
        ...common,
        widget: 'object',
        collapsed: !form.isOpen,
        fields: fieldsOf(schema, values, { ...form, title: common.label }),
      }
    case 'array':
      return listOf(common, schema, values.flat() as Json[], form)
  }
  if (schema.format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const has = (test: (text: string) => boolean) => values.some((value) => test(String(value)))
  const message = schema.description ?? 'Not in the right form'
  return {
    ...common,
    widget: schema.words && has(({ length }) => length > LINE) ? 'text' : 'string',
    // A placeholder is accepted in place of a text that matches the pattern.
    ...(schema.pattern && !has((text) => text.includes('{')) && { pattern: [schema.pattern, message] }),
  }
}

/** Returns what a new file proposes: a list's entries have those of their fields that repeat. */
function proposalOf({ items }: Schema, value: Json | undefined): Json | undefined {
  const fields = (items as Schema | undefined)?.properties as Record<string, Schema> | undefined
  if (!fields || !Array.isArray(value)) return value
  return value
    .filter(isGroup)
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => fields[name]?.repeats)))
}

/** An example and what the field means. */
function hintOf({ examples = [], description }: Schema): string | undefined {
  const example = examples.length > 0 && `Such as ${examples.join(', ').replace(/\.$/, '')}`
  return [example, description].filter(Boolean).join('. ') || undefined
}

/** Entries are added, removed and moved in all languages at once. */
function listOf(
  common: {
    name: string
    label: string
    hint?: string | undefined
    required: boolean | string[]
    i18n?: boolean | undefined
  },
  schema: Schema,
  entries: readonly Json[],
  form: Form,
): Field {
  const items = schema.items as Schema
  if (items.enum) return { ...common, widget: 'select', multiple: true, options: optionsOf(items) }
  const isTextList = items.type !== 'object'
  const properties = propertiesOf(items)
  const { id } = properties
  // The editor generates ids that are not shown to anybody.
  const idField: Partial<Field> = id?.enum
    ? { widget: 'select', options: optionsOf(id) }
    : { widget: form.hasOwnIds ? 'string' : 'uuid' }
  const fields = (isTextList ? [] : fieldsOf(items, entries, form)).map(
    (field): Field =>
      field.name === 'id'
        ? ({
            name: 'id',
            label: fieldTitle('id', id),
            hint: id && hintOf(id),
            i18n: 'duplicate',
            ...idField,
          } as Field)
        : field,
  )
  const canChange = !fields.some(({ widget }) => widget === 'hidden')
  // The field that names a collapsed entry, and before it a choice that may do so.
  const names = Object.keys(properties)
  const title =
    names.find((name) => properties[name]?.words) ?? names.find((name) => properties[name]?.type === 'string')
  const titles = names
    .slice(0, names.indexOf(title ?? '') + 1)
    .filter((name) => name !== 'id' && (name === title || properties[name]?.enum))
  const [example] = properties[title ?? '']?.enum
    ? []
    : entries.map((entry) => (isGroup(entry) ? title && entry[title] : entry))
  return {
    ...common,
    hint: [common.hint, typeof example === 'string' && `In the sample: “${example}”`]
      .filter(Boolean)
      .join('. '),
    // With `true` the editor changes the list in one language, and gives the id of a new entry to the entry at its
    // place in the others.
    ...(canChange && common.i18n && { i18n: 'duplicate' }),
    widget: 'list',
    label_singular: common.label.replace(/^(\w+?)(ie)?s\b/, (_, stem, ie) => stem + (ie ? 'y' : '')),
    min: schema.minItems,
    collapsed: true,
    allow_add: canChange,
    allow_remove: canChange,
    allow_reorder: canChange,
    allow_duplicate: false,
    ...(isTextList
      ? { field: fieldOf('text', items, entries, true, form) }
      : { fields, ...(title && { summary: titles.map((name) => `{{fields.${name}}}`).join(' ') }) }),
  }
}

/** The values of an enum, with what is shown of each. */
function optionsOf({ enum: values, labels }: Schema) {
  return (values as string[]).map((value) => ({ value, label: labels?.[value] ?? fieldTitle(value) }))
}

/** Returns the schema of a value without the null that it allows. */
function withoutNull(schema: Schema): Schema {
  const { anyOf, ...common } = schema
  const option = (anyOf as Schema[] | undefined)?.find(({ type }) => type !== 'null')
  return option ? { ...withoutNull(option), ...common } : schema
}

function propertiesOf({ properties = {} }: Schema): Record<string, Schema> {
  return properties as Record<string, Schema>
}

function hasWords(schema: Schema): boolean {
  return JSON.stringify(schema).includes('"words":true')
}

function allowsNull({ type, anyOf }: Schema): boolean {
  return [type].flat().includes('null') || (anyOf as Schema[] | undefined)?.some(allowsNull) === true
}
