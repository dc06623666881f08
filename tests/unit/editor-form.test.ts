import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Group, Json } from '#web/model/types.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { editorConfig } from '#web/site-build/edit/config.ts'
import type { Answers } from '#web/site-build/new-shop/answers.ts'
import { copyContent } from '../changed-content.ts'
import { makeNewShop } from '../open-shop.ts'

type FormField = { name: string; widget?: string; fields?: FormField[]; [option: string]: unknown }
type FormFile = { file: string; fields: FormField[] }
type Collection = { name: string; folder?: string; files?: FormFile[]; fields?: FormField[] }

/** As the editor reads them. */
const collections: Collection[] = JSON.parse(JSON.stringify(editorConfig('1').collections))
const forms = collections.flatMap(({ files = [] }) => files).filter(({ file }) => file.endsWith('.json'))
const inLanguage = (file: string, language: string) => file.replace('{{locale}}', language)

/** The sample, and a shop without answers, each made in a folder. */
const SHOPS: [name: string, make: () => string | Promise<string>][] = [
  ['the demonstration', () => copyContent()],
  ['a new shop', () => makeNewShop({ languages: LANGUAGE_IDS })],
]

/** The fields below these, each with its path. */
function allFields(fields: FormField[] = [], path = ''): { path: string; field: FormField }[] {
  return fields.flatMap((field) => [
    { path: `${path}${field.name}`, field },
    ...allFields(field.fields, `${path}${field.name}.`),
  ])
}

/** A field of the form of a file. */
const fieldIn = (file: string, name: string) =>
  allFields(forms.find((form) => form.file.endsWith(file))?.fields).find(({ path }) => path === name)?.field

/**
 * The value as the editor saves it: its keys in the order of the fields.
 *
 * @param leavesOut whether fields that may be empty and are, and groups of nothing but such, are left out
 */
function saveAsEditor(value: Json, fields: FormField[], leavesOut: boolean): Json {
  if (Array.isArray(value)) return value.map((entry) => saveAsEditor(entry, fields, leavesOut))
  if (!isGroup(value)) return value
  const entries = fields.flatMap(({ name, widget, required, fields = [] }): [string, Json][] => {
    const member = value[name]
    if (member === undefined) return []
    const saved = widget === 'hidden' ? member : saveAsEditor(member, fields, leavesOut)
    const isEmpty = saved === '' || (typeof saved === 'object' && Object.keys(saved ?? {}).length === 0)
    return leavesOut && isEmpty && !required ? [] : [[name, saved]]
  })
  return Object.fromEntries(entries)
}

/** A file as the editor reads it: a key with dots is that of a field in groups. */
function readGroups(file: string): Group {
  const put = (group: Group, [key = '', ...path]: string[], value: Json): Group => ({
    ...group,
    [key]: path.length > 0 ? put((group[key] ?? {}) as Group, path, value) : value,
  })
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Group)
  return entries.reduce<Group>((group, [key, value]) => put(group, key.split('.'), value), {})
}

/** The paths of fields that must be filled in and are not: the editor saves no such form. */
function missingIn(value: Json, fields: FormField[], path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => missingIn(entry, fields, `${path}.${index}`))
  if (!isGroup(value)) return []
  return fields.flatMap(({ name, widget, required, fields = [] }) => {
    const member = value[name] ?? ''
    const isEmpty = member === '' || (Array.isArray(member) && member.length === 0)
    const isMissing = isEmpty && required && widget !== 'hidden'
    return isMissing ? [`${path}.${name}`] : missingIn(member, fields, `${path}.${name}`)
  })
}

/** The configuration of a shop that is made of answers. */
async function configOf(answers: Answers) {
  vi.stubEnv('SITE_SHOP', await makeNewShop(answers))
  vi.resetModules()
  const { editorConfig } = await import('#web/site-build/edit/config.ts')
  const config = editorConfig('1')
  // The next files share the modules, which read the environment as they are loaded.
  vi.unstubAllEnvs()
  vi.resetModules()
  return config
}

it('has a form for every topic of facts and copy, the labels and each translation', () => {
  const topics = [
    ...Object.keys(factTopics).map((topic) => `facts/${topic}`),
    ...Object.keys(copyTopics).map(
      (topic) => `${ENGLISH_ONLY.includes(topic) ? SOURCE_LANGUAGE : '{{locale}}'}/${topic}`,
    ),
    '{{locale}}/words',
    ...LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE).map((id) => `${id}/language`),
  ]
  expect(forms.map(({ file }) => file).sort()).toEqual(
    topics.map((topic) => `${DEMONSTRATION}/${topic}.json`).sort(),
  )
})

describe('the forms of the editor', () => {
  it('hold every field of each file in its order: a save changes no other', () => {
    for (const { file, fields } of forms)
      for (const path of LANGUAGE_IDS.map((id) => inLanguage(file, id)).filter(existsSync)) {
        const written = readGroups(path)
        const saved = saveAsEditor(written, fields, false)
        // Labels are few of many, in no order.
        if (path.endsWith('/words.json')) expect(saved, path).toEqual(written)
        else expect(JSON.stringify(saved), path).toBe(JSON.stringify(written))
      }
  })

  it.each(SHOPS)('save each file of %s, which loads without what is empty', async (_, make) => {
    const folder = await make()
    // An optional field that is left out is as one that is null.
    const load = () => {
      const loaded = LANGUAGE_IDS.map((id) => loadContent(id, folder, 'unopened'))
      return JSON.parse(JSON.stringify(loaded, (_, value) => value ?? undefined))
    }
    const before = load()
    for (const id of LANGUAGE_IDS)
      for (const { file, fields } of forms) {
        const path = join(folder, inLanguage(file, id).replace(DEMONSTRATION, ''))
        if (!existsSync(path)) continue
        const written = readGroups(path)
        // Other languages may lack words.
        if (id === SOURCE_LANGUAGE) expect(missingIn(written, fields), path).toEqual([])
        writeFileSync(path, JSON.stringify(saveAsEditor(written, fields, true)))
      }
    expect(load()).toEqual(before)
  })

  it('offer no language that a shop does not have', async () => {
    const { i18n, collections } = await configOf({})
    expect(i18n?.locales).toEqual(['en'])
    expect(collections?.map((each) => 'name' in each && each.name)).not.toContain('translations')
  })

  it('propose for a new batch what repeats of the last one, and nothing that was found in it', async () => {
    const moisture = { test: 'other', name: 'Moisture', unit: '%' }
    const mangoes = { what: 'Mangoes', from: 'Medha' }
    const days = { madeOn: '2027-01-01', expiresOn: '2027-09-30' }
    const report = {
      laboratory: 'Lab',
      number: '1',
      date: '2027-01-02',
      tests: [{ ...moisture, found: '18' }],
    }
    const batch = {
      ...{ lot: 'KH-27-01', packs: ['450g'], ...days, kilograms: 12, madeBy: ['Asha'] },
      sources: [{ ...mangoes, when: 'picked on 1 January' }],
      report: { file: 'web/demonstration/batches/SY-26-02.pdf', ...report },
    }
    const { collections } = await configOf({ batches: [batch] })
    const batches = collections?.find((each) => 'name' in each && each.name === 'batches')
    const fields = allFields(JSON.parse(JSON.stringify(batches)).fields)
    const proposed = (name: string) => fields.find(({ path }) => path === name)?.field.default
    expect(['madeBy', 'sources', 'report.tests'].map(proposed)).toEqual([['Asha'], [mangoes], [moisture]])
  })

  it('refuse the 0 that the check would refuse', () => {
    const leastOf = (name: string) => fieldIn('facts/launch.json', name)?.min
    expect(['packs.list.mrp', 'delivery.list.charge'].map(leastOf)).toEqual([1, 0])
    expect(leastOf('offer.percent')).toBeGreaterThan(0)
  })

  it('take a claim of the shop’s own, and offer the claims that there are, unsaved ones too, where one is printed', () => {
    for (const file of ['facts/claims.json', '{{locale}}/claims.json']) {
      const list = fieldIn(file, 'list')
      expect(list, file).toMatchObject({ widget: 'list', allow_add: true })
      expect(list?.fields?.[0], file).toMatchObject({ name: 'id', widget: 'string' })
    }
    const claim = fieldIn('{{locale}}/hero.json', 'badges.claim')
    expect(claim).toMatchObject({ widget: 'relation', value_field: 'list.*.id' })
    const named = collections.find(({ name }) => name === claim?.collection)?.files as (FormFile & {
      name?: string
    })[]
    expect(named.find(({ name }) => name === claim?.file)?.file).toMatch(/facts\/claims\.json$/)
  })

  it('never offer to remove a batch or a document', () => {
    for (const collection of collections.filter(({ folder }) => folder))
      expect(collection).toMatchObject({ delete: false })
  })

  it('change a translated list in all languages at once', () => {
    const lists = forms
      .filter(({ file }) => file.includes('{{locale}}'))
      .flatMap(({ fields }) => allFields(fields))
      .filter(({ field }) => field.widget === 'list' && field.i18n && field.allow_add)
    expect(lists.length).toBeGreaterThan(7)
    for (const { path, field } of lists)
      expect(field, path).toMatchObject({ i18n: 'duplicate', allow_remove: true, allow_reorder: true })
  })
})
