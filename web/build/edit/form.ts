import type { Field } from '@sveltia/cms'
import type { JSONSchema } from 'zod/v4/core'
import { SOURCE } from '#contract/languages.ts'
import type { Json } from '#web/content/json.ts'
import { fieldTitle } from '#web/content/titles.ts'
import { isGroup } from '#web/domain/placeholders.ts'

/** A schema as JSON Schema, with what `meta` adds to it in web/content/schema/. */
type Schema = JSONSchema.BaseSchema & { words?: boolean; accept?: string; repeats?: boolean }

/** How the form of a file differs from that of another. */
export type Form = {
  /** Whether the file has words in several languages. */
  readonly isTranslated?: boolean
  /** Whether the entries of lists are in another file too, so that none may be added or removed here. */
  readonly hasFixedIds?: boolean
  /** Shows the fields of this name only; the others keep their values. */
  readonly only?: string
  /** Whether the fields are those of a list's entry, whose id the editor makes. */
  readonly isEntry?: boolean
  /** Whether its groups are expanded; lists are not. */
  readonly isOpen?: boolean
  /** What a new file proposes, by the name of the field; what `repeats` is as in the first file. */
  readonly proposed?: Readonly<Record<string, string>>
}

/** Words longer than this get a field of several lines. */
const LINE = 60

/**
 * The editor's fields for a file; all that they say comes from its schema.
 *
 * @param schema of the file, as JSON Schema
 * @param values what the files of this form hold: they decide where the schema allows several forms
 */
export function fieldsOf(schema: Schema, values: readonly Json[], form: Form): Field[] {
  return Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? true
    const own = values.flatMap((value) => (isGroup(value) && name in value ? [value[name] as Json] : []))
    return fieldOf(name, field, own, isRequired && !allowsNull(field), form)
  })
}

function fieldOf(
  name: string,
  written: Schema,
  values: readonly Json[],
  required: boolean,
  form: Form,
): Field {
  const schema = chosen(written, values)
  const [type] = [schema?.type].flat()
  const isOpen = Boolean(form.isOpen || form.only || form.proposed)
  const isGroupOrList = type === 'object' || type === 'array'
  // What has no form here keeps its value; a mark that is set nowhere is not offered.
  const isUnsetMark = type === 'boolean' && !required && !values.some(Boolean)
  if (
    !schema ||
    isUnsetMark ||
    schema.const !== undefined ||
    (form.only && name !== form.only && !(isGroupOrList && JSON.stringify(schema).includes(`"${form.only}"`)))
  )
    return { name, widget: 'hidden', ...(schema?.const !== undefined && { default: schema.const }) }
  const label = fieldTitle(name, schema)
  if (name === 'id' && form.isEntry) {
    return form.hasFixedIds || schema.enum
      ? { name, label, widget: 'string', readonly: true, i18n: 'duplicate' }
      : { name, label, widget: 'uuid', i18n: 'duplicate' }
  }
  const isTranslated = form.isTranslated && hasWords(schema)
  const common = {
    name,
    label,
    hint: schema.description,
    // The others may be written later: a language that lacks words is not published.
    required: isTranslated && required ? [SOURCE] : required,
    i18n: isTranslated,
    ...((form.proposed?.[name] ?? schema.repeats) && { default: form.proposed?.[name] ?? values[0] }),
  }
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum as string[] }
  if (schema.accept) {
    const widget = schema.accept === 'image/*' ? 'image' : 'file'
    return {
      ...common,
      widget,
      accept: schema.accept,
      choose_url: false,
      media_folder: '',
      public_folder: '',
    }
  }
  if (type === 'boolean') return { ...common, widget: 'boolean' }
  if (type === 'integer' || type === 'number') {
    const value_type = type === 'integer' ? 'int' : 'float'
    return { ...common, widget: 'number', value_type, ...rangeOf(schema) }
  }
  if (type === 'object')
    return { ...common, widget: 'object', collapsed: !isOpen, fields: fieldsOf(schema, values, form) }
  if (type === 'array') return listOf(common, schema, values.flat() as Json[], form)
  if (schema.format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const isLong = schema.words && values.some((value) => String(value).length > LINE)
  const message = schema.description ?? 'Not in the right form'
  return {
    ...common,
    widget: isLong ? 'text' : 'string',
    // A placeholder stands for what the pattern asks for.
    ...(schema.pattern &&
      !values.some((value) => String(value).includes('{')) && { pattern: [schema.pattern, message] }),
  }
}

/**
 * Entries are added, removed and moved, in all languages at once, where each has an id, which the editor makes, or is a
 * plain text.
 */
function listOf(
  common: { name: string; label: string; required: boolean | string[]; i18n?: boolean | undefined },
  schema: Schema,
  entries: readonly Json[],
  form: Form,
): Field {
  const items = schema.items as Schema
  if (items.enum) return { ...common, widget: 'select', multiple: true, options: items.enum as string[] }
  const { id } = propertiesOf(items)
  const isPlain = items.type !== 'object'
  const isFree = id ? !form.hasFixedIds && !id.enum : isPlain || !(form.isTranslated && hasWords(items))
  const fields = isPlain ? undefined : fieldsOf(items, entries, { ...form, isEntry: true })
  const canChange = isFree && !form.only && !fields?.some(({ widget }) => widget === 'hidden')
  return {
    ...common,
    // With `true` the editor changes the list in one language, and gives the id of a new entry to what stands at its
    // place in the others.
    ...(canChange && common.i18n && { i18n: 'duplicate' }),
    widget: 'list',
    label_singular: common.label.replace(/s$/, ''),
    ...(schema.minItems && { min: schema.minItems }),
    collapsed: !form.only,
    allow_add: canChange,
    allow_remove: canChange,
    allow_reorder: canChange,
    allow_duplicate: false,
    ...(fields
      ? { fields, summary: summaryOf(items) }
      : { field: fieldOf('text', items, entries, true, form) }),
  }
}

/** @returns the form, of several that the schema allows, in which all values are; none where they differ in it */
function chosen(schema: Schema, values: readonly Json[]): Schema | undefined {
  const options = (schema.anyOf as Schema[] | undefined)?.filter(({ type }) => type !== 'null')
  if (!options) return schema
  const fits = (option: Schema, value: Json) =>
    isGroup(value)
      ? Object.keys(value).every((key) => key in propertiesOf(option))
      : (Array.isArray(value) ? 'array' : typeof value) === String(option.type).replace('integer', 'number')
  const written = values.filter((value) => value !== null)
  const option = options.find((one) => written.every((value) => fits(one, value)))
  const { anyOf: _, ...common } = schema
  return option && { ...option, ...common }
}

/** Of a record a field for each of its keys. */
function propertiesOf({ properties, propertyNames, additionalProperties }: Schema): Record<string, Schema> {
  if (properties) return properties as Record<string, Schema>
  const keys = (propertyNames as Schema | undefined)?.enum ?? []
  return Object.fromEntries(keys.map((key) => [String(key), additionalProperties as Schema]))
}

function rangeOf({ minimum, exclusiveMinimum, maximum, type }: Schema) {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined
  const least = minimum ?? (above !== undefined && type === 'integer' ? above + 1 : above)
  return {
    ...(least !== undefined && { min: least }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

/** What names a collapsed entry of a list. */
function summaryOf(schema: Schema): string | undefined {
  const fields = Object.entries(propertiesOf(schema))
  const [name] =
    fields.find(([, { words }]) => words) ?? fields.find(([, { type }]) => type === 'string') ?? []
  return name && `{{fields.${name}}}`
}

function hasWords(schema: Schema): boolean {
  return JSON.stringify(schema).includes('"words":true')
}

function allowsNull({ type, anyOf }: Schema): boolean {
  return [type].flat().includes('null') || (anyOf as Schema[] | undefined)?.some(allowsNull) === true
}
