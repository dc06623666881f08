import { randomInt } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { BATCHES } from '#web/model/read-topics.ts'
import { filesIn, isLeftover, readText } from '#web/model/shop-files.ts'
import { AYURVEDIC_STARTER, OWN_SHOP, STARTER } from '#web/model/shop-folder.ts'
import type { Group } from '#web/model/types.ts'
import { ContentError, type Problem } from '#web/model/validation.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { type Answers, makeFiles, set } from './answers.ts'
import { photographProblem } from './photograph.ts'

/** The editor scales pictures to the same size. */
const PICTURE = { size: 1600, quality: 85 }

/** The fields of the look that name a picture. */
const MARKS = ['mark', 'icon'] as const

type Options = {
  /** YYYY-MM-DD */
  readonly today: string
  /** The folder from which the answers name files. */
  readonly from?: string
  readonly shop?: string
}

/**
 * Makes a new shop from the starter and the answers. Its folder appears only once it is complete.
 *
 * @throws ContentError where there is a shop already, an answer has not its form, or a file that it names is missing
 */
export async function makeShop(
  answers: Answers,
  { today, from = '.', shop = OWN_SHOP }: Options,
): Promise<void> {
  if (existsSync(shop))
    throw new ContentError([{ file: '', path: [], message: 'is there already: remove it, or edit it' }])
  const starters = answers.ayurvedic === true ? [STARTER, AYURVEDIC_STARTER] : [STARTER]
  const read = (name: string) => readStarter(name, starters)
  const { files, photographs, languages } = makeFiles(answers, read, today)
  const reports = Object.entries(files).flatMap(([name, batch]) => {
    const { file } = (batch.report ?? {}) as { file?: string }
    if (!name.startsWith('batches/') || !file) return []
    files[name] = set(batch, ['report', 'file'], basename(file))
    return [file]
  })
  const marks = MARKS.flatMap((field) => {
    const { [field]: file } = files['facts/look'] ?? {}
    if (typeof file !== 'string') return []
    files['facts/look'] = { ...files['facts/look'], [field]: basename(file) }
    return [{ field, file }]
  })
  // A photograph that has only been described is listed, and its file is added later.
  const photographed = photographs.flatMap(({ file, id }, index) => (file ? { file, id, index } : []))
  const absent = (file: string) => (existsSync(file) ? undefined : 'is not there')
  const wrong = [
    ...marks.map(({ file, field }) => ({ file, path: ['look', field], find: absent })),
    ...photographed.map(({ file, index }) => {
      return { file, path: ['photographs', index, 'file'], find: photographProblem }
    }),
    ...reports.map((file, index) => ({ file, path: ['batches', index, 'report', 'file'], find: absent })),
  ].flatMap(({ file, path, find }): Problem[] => {
    const problem = find(resolve(from, file))
    const place = isAbsolute(file) ? file : join(from, file)
    return problem ? [{ file: '', path, message: `names ${place}, which ${problem}: correct it` }] : []
  })
  if (wrong.length > 0) throw new ContentError(wrong)
  const folder = `${shop}.new`
  rmSync(folder, { recursive: true, force: true })
  try {
    for (const starter of starters)
      cpSync(starter, folder, { recursive: true, filter: (file) => !isLeftover(basename(file)) })
    for (const part of ['batches', 'images']) mkdirSync(join(folder, part), { recursive: true })
    for (const language of LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE))
      if (languages.includes(language)) files[`${language}/language`] = { published: false }
      else rmSync(join(folder, language), { recursive: true, force: true })
    for (const file of filesIn(folder).filter((name) => name.endsWith('.json'))) {
      const name = file.replace(/\.json$/, '')
      const english = name.replace(/^[^/]+/, SOURCE_LANGUAGE)
      files[name] ??= withoutReplaced(read(name), read(english), files[english])
    }
    for (const [name, file] of Object.entries(files)) write(join(folder, `${name}.json`), file)
    for (const { file, id } of photographed)
      await addPicture(resolve(from, file), join(folder, `images/${id}.webp`))
    for (const { file } of marks) copyFileSync(resolve(from, file), join(folder, 'images', basename(file)))
    nameSchemas(folder)
    for (const file of reports) copyFileSync(resolve(from, file), join(folder, 'batches', basename(file)))
    renameSync(folder, shop)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads a file of the starters, of which each adds to those before it. */
function readStarter(name: string, starters: readonly string[]): Group {
  return starters
    .map((starter) => join(starter, `${name}.json`))
    .filter((file) => existsSync(file))
    .map((file): Group => JSON.parse(readText(file)))
    .reduce(merge, {})
}

/** Removes from a translation the texts whose English an answer has replaced. */
function withoutReplaced(words: Group, english: Group, answered: Group = english): Group {
  const kept = Object.entries(words).filter(([key]) => isDeepStrictEqual(english[key], answered[key]))
  return Object.fromEntries(kept)
}

/** Merges groups; the entries of an added list precede those that are there. */
function merge(group: Group, added: Group): Group {
  const entries = Object.entries(added).map(([key, value]) => {
    const present = group[key]
    if (Array.isArray(value) && Array.isArray(present)) return [key, [...value, ...present]]
    return [key, isGroup(value) && isGroup(present) ? merge(present, value) : value]
  })
  return { ...group, ...Object.fromEntries(entries) }
}

/** Names in each file of JSON the schema by which an editor completes and explains it. */
function nameSchemas(folder: string): void {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.json'))) {
    const [part = '', topic = ''] = name.replace(/\.json$/, '').split('/')
    const copy = topic === 'language' ? topic : `copy/${topic}`
    const schema = part === BATCHES ? 'batch' : part === 'facts' ? `facts/${topic}` : copy
    const { $schema = `../../../node_modules/.cache/content-schemas/${schema}.json`, ...file } = JSON.parse(
      readText(join(folder, name)),
    )
    write(join(folder, name), { $schema, ...file })
  }
}

/** Turns a photograph by its orientation tag, scales it, and removes metadata such as the place. */
async function addPicture(from: string, to: string): Promise<void> {
  const { size, quality } = PICTURE
  const scaled = sharp(from).rotate().resize(size, size, { fit: 'inside', withoutEnlargement: true })
  await scaled.webp({ quality }).toFile(to)
}

function write(file: string, group: Group): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(group, null, 2)}\n`)
}

/**
 * Names the Worker, its database and its address in wrangler.toml after the shop, and gives its rate limits numbers of its
 * own: Workers of one account that have the same ones share them.
 */
export function nameWorker(slug: string, siteUrl: string, file = 'wrangler.toml'): void {
  let namespace = randomInt(2 ** 31)
  const text = readFileSync(file, 'utf8')
    .replace(/^namespace_id = ".+"$/gm, () => `namespace_id = "${namespace++}"`)
    .replace(/^name = ".*"$/m, () => `name = ${quote(slug)}`)
    .replace(/^name = ".*-demo"$/m, () => `name = ${quote(`${slug}-demo`)}`)
    .replace(/^database_name = ".*"$/m, () => `database_name = ${quote(slug)}`)
    .replace(/^SITE_URL = ".+"$/m, () => `SITE_URL = ${quote(siteUrl)}`)
  writeFileSync(file, text)
}

/** A basic string of TOML: its escapes are those of JSON. */
const quote = (text: string) => JSON.stringify(text)
