import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import { editorConfig } from '#web/build/edit/config.ts'
import type { Json } from '#web/content/json.ts'
import { loadContent } from '#web/content/load.ts'
import { factTopics, sourceTopics, wordTopics } from '#web/content/schema/topics.ts'
import { isGroup } from '#web/domain/placeholders.ts'

type FormField = { name: string; widget?: string; fields?: FormField[]; [option: string]: unknown }
type FormFile = { name: string; label: string; file: string; fields: FormField[] }
type Collection = {
  name: string
  folder?: string
  delete?: boolean
  files?: FormFile[]
  fields?: FormField[]
}

/** As the editor reads them. */
const collections: Collection[] = JSON.parse(JSON.stringify(editorConfig('1').collections))

/** The forms of single files, each with the collection that it is in. */
const forms = collections.flatMap(({ name, files = [] }) =>
  files.map((file) => ({ collection: name, ...file })),
)
const json = forms.filter(({ file }) => file.endsWith('.json'))
const inLanguage = (file: string, language: string) => file.replace('{{locale}}', language)

const fieldsOf = ({ fields = [] }: { fields?: FormField[] }) => fields

/** The fields below these, each with its path. */
function allFields(fields: FormField[], path = ''): { path: string; field: FormField }[] {
  return fields.flatMap((field) => [
    { path: `${path}${field.name}`, field },
    ...allFields(fieldsOf(field), `${path}${field.name}.`),
  ])
}

/** The value with its keys in the order of the fields, as the editor saves it. */
function inOrder(value: Json, fields: FormField[]): Json {
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry, fields))
  if (!isGroup(value)) return value
  return Object.fromEntries(
    fields.flatMap((field) => {
      const member = value[field.name]
      return member === undefined
        ? []
        : [[field.name, field.widget === 'hidden' ? member : inOrder(member, fieldsOf(field))]]
    }),
  )
}

/** The value as the editor writes it: fields that may be empty and are, and groups of nothing but such, are left out. */
function asSaved(value: Json, fields: FormField[]): Json {
  if (Array.isArray(value)) return value.map((entry) => asSaved(entry, fields))
  if (!isGroup(value)) return value
  const entries = Object.entries(value).map(([key, member]): [string, Json, FormField | undefined] => {
    const field = fields.find(({ name }) => name === key)
    return [key, field ? asSaved(member, fieldsOf(field)) : member, field]
  })
  const isEmpty = (member: Json) =>
    member === null || member === '' || (typeof member === 'object' && Object.keys(member).length === 0)
  return Object.fromEntries(
    entries.filter(([, member, field]) => !isEmpty(member) || Boolean(field?.required)),
  )
}

it('offers GitHub’s sign-in where its app is set up, and a pasted token anyway', () => {
  expect(editorConfig('1', 'owner/site', true).backend).toMatchObject({ auth_methods: ['oauth', 'token'] })
  expect(editorConfig('1', 'owner/site', false).backend).toMatchObject({ auth_methods: ['token'] })
})

describe('the forms of the editor', () => {
  it('are there for every topic, once, and for every policy', () => {
    const expected = [
      ...Object.keys(factTopics).map((topic) => `web/content/facts/${topic}.json`),
      ...Object.keys(wordTopics).map((topic) => `web/content/{{locale}}/${topic}.json`),
      ...Object.keys(sourceTopics).map((topic) => `web/content/${SOURCE}/${topic}.json`),
      ...LANGUAGE_IDS.filter((id) => id !== SOURCE).map((id) => `web/content/${id}/language.json`),
    ]
    const files = json.filter(({ collection }) => collection !== 'sold-out').map(({ file }) => file)
    expect(files.toSorted()).toEqual(expected.toSorted())
    expect(forms.filter(({ file }) => file.endsWith('.md'))).toHaveLength(3)
  })

  it('have a label of their own within their collection, in words', () => {
    const labels = forms.map(({ collection, label }) => `${collection} ${label}`)
    expect(new Set(labels).size).toBe(forms.length)
    expect(new Set(forms.map(({ collection, name }) => `${collection} ${name}`)).size).toBe(forms.length)
    expect(forms.flatMap(({ label = '' }) => (/^\p{Lu}/u.test(label) ? [] : label))).toEqual([])
  })

  it.each(json)(
    'hold every field of $file in its order, so that a save changes what was edited alone',
    ({ file, fields }) => {
      for (const path of LANGUAGE_IDS.map((id) => inLanguage(file, id)).filter(existsSync)) {
        const { $schema: _, ...written } = JSON.parse(readFileSync(path, 'utf8'))
        expect(JSON.stringify(inOrder(written, fields)), path).toBe(JSON.stringify(written))
      }
    },
  )

  it('write files that load, although what is empty is left out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'))
    cpSync('web/content', folder, { recursive: true })
    const before = loadContent(SOURCE, folder)
    for (const { file, fields } of json) {
      const path = join(folder, inLanguage(file, SOURCE).replace('web/content/', ''))
      const saved = asSaved(JSON.parse(readFileSync(path, 'utf8')), fields)
      writeFileSync(path, JSON.stringify(saved))
    }
    expect(loadContent(SOURCE, folder)).toEqual(before)
  })

  it('never offer to remove what another file or a printed jar counts on', () => {
    for (const { folder, delete: canDelete } of collections.filter(({ folder }) => folder)) {
      expect(canDelete, folder).toBe(false)
    }
    const [packs] = forms.filter(({ file }) => file.endsWith('facts/opening.json'))
    expect(allFields(packs?.fields ?? []).find(({ path }) => path === 'packs.list')?.field).toEqual(
      expect.objectContaining({
        name: 'list',
        allow_add: false,
        allow_remove: false,
        allow_reorder: false,
      }),
    )
  })

  it('change a translated list in all languages at once, and only where each entry has an id or is a plain text', () => {
    const lists = json
      .filter(({ file }) => file.includes('{{locale}}'))
      .flatMap(({ fields }) => allFields(fields))
      .filter(({ field }) => field.widget === 'list' && field.i18n && field.allow_add)
    expect(lists.length).toBeGreaterThan(7)
    for (const { path, field } of lists) {
      expect(field, path).toMatchObject({ i18n: 'duplicate', allow_remove: true, allow_reorder: true })
      if (field.fields)
        expect(
          fieldsOf(field).map(({ name }) => name),
          path,
        ).toContain('id')
    }
  })

  it('offer of the packs, under “Sold out”, that switch alone', () => {
    const soldOut = forms.find(({ collection }) => collection === 'sold-out')
    const shown = allFields(soldOut?.fields ?? []).filter(({ field }) => field.widget !== 'hidden')
    expect(shown.map(({ path }) => path)).toEqual(['packs', 'packs.list', 'packs.list.soldOut'])
  })

  it('propose the next lot and what is mostly as in the batch before', () => {
    const batches = collections.find(({ name }) => name === 'batches')
    const fields = new Map(allFields(batches?.fields ?? []).map(({ path, field }) => [path, field]))
    const [newest] = loadContent().batches
    expect(fields.get('lot')?.default).not.toBe(newest?.lot)
    expect(String(fields.get('lot')?.default).slice(0, -2)).toBe(newest?.lot.slice(0, -2))
    // The batches as shipped are samples, and no proposal for a real one.
    expect(fields.get('report.laboratory')?.default).toBeUndefined()
    expect(fields.get('report.measured.lead.found')?.default).toBeUndefined()
  })

  it('never offer to make a batch a sample, which a live site leaves out', () => {
    const batches = collections.find(({ name }) => name === 'batches')
    expect(batches?.fields?.find(({ name }) => name === 'sample')?.widget).toBe('hidden')
  })
})
