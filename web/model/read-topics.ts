import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { isGroup } from '../shop/placeholders.ts'
import { batchFacts } from './schema/batch.ts'
import { copyTopics, ENGLISH_ONLY } from './schema/copy.ts'
import { type FactFiles, factTopics } from './schema/facts.ts'
import type { FilesOf } from './schema/fields.ts'
import { language as languageSchema } from './schema/language.ts'
import { filesIn, readText } from './shop-files.ts'
import { translate } from './translate.ts'
import type { Batch, Group, Json, Pictures, Words } from './types.ts'
import { ContentError, emptyIsNull, type Problem, reporter, validate } from './validation.ts'
import { textsOf, translateWords } from './words.ts'

export const BATCHES = 'batches'
/** The software's words, with a folder for each language. */
export const WORDS = 'web/words'

/** Collects the problems that are found while reading. */
export type Reading = {
  /** Errors: the content cannot be used. */
  readonly problems: Problem[]
  /** Texts that are missing or invalid, for which a fallback is used. */
  readonly fallbacks: Problem[]
}

/** Reads the facts of a shop, by the names of their files. The name within them, as in a legal name, is that of the label. */
export function readFacts(folder: string, reading: Reading): FactFiles {
  const facts = readFiles(folder, 'facts', factTopics, reading)
  if (!('brand' in facts))
    reading.problems.push({ file: 'facts/brand.json', path: [], message: 'is missing' })
  const name = (facts.launch as FactFiles['launch'] | undefined)?.name
  const fillName = (_: string, value: Json) =>
    typeof value === 'string' && name ? value.replaceAll('{brand.name}', name) : value
  return JSON.parse(JSON.stringify(facts), fillName) as FactFiles
}

/** Lists the topics of the software's words: those of the English files. */
export function wordTopics(): string[] {
  const names = filesIn(join(WORDS, SOURCE_LANGUAGE)).filter((name) => name.endsWith('.json'))
  return names.map((name) => basename(name, '.json')).filter((topic) => topic !== 'banned')
}

/**
 * Reads the software's words in a language, by their topics; the blog's are English. A translation has the keys and the
 * placeholders of the English.
 */
export function readWords(language: LanguageId, { problems }: Reading): Words {
  return Object.fromEntries(
    wordTopics().map((topic) => {
      const english = readJson(join(WORDS, SOURCE_LANGUAGE, `${topic}.json`))
      if (language === SOURCE_LANGUAGE || ENGLISH_ONLY.includes(topic)) return [topic, english]
      const file = join(WORDS, language, `${topic}.json`)
      return [topic, translateWords(english, readJson(file), reporter(`./${file}`, problems))]
    }),
  ) as Json as Words
}

/**
 * Reads the labels that a shop overrides, by their keys, such as `shop.heading`. The file may nest them in groups, as
 * the editor does.
 */
export function readOverrides(
  folder: string,
  language: LanguageId,
  fallbacks: Problem[],
): ReadonlyMap<string, string> {
  return textsOf(readTranslation(folder, `${language}/words.json`, fallbacks) ?? {})
}

/** Reads a shop's copy, by its topics. A translation has the structure of the English copy. */
export function readCopy(folder: string, language: LanguageId, reading: Reading): FilesOf<typeof copyTopics> {
  const english = readFiles(folder, SOURCE_LANGUAGE, copyTopics, reading)
  if (language === SOURCE_LANGUAGE) return english
  const translated = Object.entries(english).map(([topic, copy]) => {
    if (ENGLISH_ONLY.includes(topic)) return [topic, copy]
    const file = `${language}/${topic}.json`
    const schema = copyTopics[topic as keyof typeof copyTopics]
    const translation = readTranslation(folder, file, reading.fallbacks)
    const invalid: Problem[] = []
    const words = translate(schema, copy as Json, translation, reporter(file, reading.fallbacks))
    const valid = validate<z.ZodType>(schema, words, reporter(file, invalid))
    reading.fallbacks.push(...invalid)
    // An invalid translation is treated as a missing one.
    return [
      topic,
      invalid.length === 0
        ? valid
        : translate(schema, copy as Json, undefined, reporter(file, reading.fallbacks)),
    ]
  })
  return Object.fromEntries(translated) as typeof english
}

/**
 * Reads the files of a part of a shop, such as `facts`. A missing file counts as empty; its topic is absent where the
 * schema does not allow that.
 */
function readFiles<Topics extends Readonly<Record<string, z.ZodType>>>(
  folder: string,
  part: string,
  schemas: Topics,
  { problems }: Reading,
): FilesOf<Topics> {
  const topics: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(schemas).flatMap(([topic, schema]) => {
      const file = `${part}/${topic}.json`
      if (existsSync(join(folder, file)))
        return [[topic, validate(schema, readJson(join(folder, file)), reporter(file, problems))]]
      const empty = schema.safeParse({})
      return empty.success ? [[topic, empty.data]] : []
    }),
  )
  return topics as FilesOf<Topics>
}

/**
 * Reads every lot, the newest first. A lot without a translation has its English texts, as `language` states, because a
 * lot must be published on the day it is made.
 */
export function readBatches(
  folder: string,
  language: LanguageId,
  { problems, fallbacks }: Reading,
): readonly Batch[] {
  const batches = filesIn(join(folder, BATCHES))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = `${BATCHES}/${name}`
      const report = reporter(file, problems)
      const english = readJson(join(folder, file))
      const translation =
        language === SOURCE_LANGUAGE ? undefined : readTranslation(folder, `${language}/${file}`, fallbacks)
      const batch = translation
        ? translate(batchFacts, english, translation, reporter(`${language}/${file}`, fallbacks))
        : english
      const read = validate(batchFacts, batch, report)
      if (`${english.lot}.json` !== name)
        report(['lot'], `is ${english.lot}, which is not the name of the file`)
      return {
        batch: { ...read, language: translation ? language : SOURCE_LANGUAGE },
        age: `${english.madeOn} ${english.lot}`,
      }
    })
  return batches.toSorted((a, b) => b.age.localeCompare(a.age)).map(({ batch }) => batch)
}

/** Indexes by name the pictures that have their file and a text. */
export function picturesOf(pictures: FilesOf<typeof copyTopics>['pictures'], folder: string): Pictures {
  const complete = (pictures?.list ?? []).flatMap((picture) => {
    const [alt, file] = [picture.alt, basename(picture.file)]
    return alt && existsSync(join(folder, 'images', file)) ? [{ ...picture, alt, file }] : []
  })
  return Object.fromEntries(complete.map((picture) => [picture.id, picture]))
}

/** Reads whether a language is published, and who has proofread it. English always is published. */
export function readLanguage(language: LanguageId, folder: string) {
  const unpublished = { published: false, readBy: null, readOn: null }
  if (language === SOURCE_LANGUAGE) return { ...unpublished, published: true }
  const file = `${language}/language.json`
  const problems: Problem[] = []
  const written = readTranslation(folder, file, problems)
  const read = written && validate(languageSchema, written, reporter(file, problems))
  // An invalid file only keeps the language unpublished.
  return read && problems.length === 0 ? read : unpublished
}

/** Reads a file of a translation. Returns undefined where it is missing, or cannot be parsed, which is reported. */
export function readTranslation(folder: string, file: string, problems: Problem[]): Group | undefined {
  if (!existsSync(join(folder, file))) return undefined
  try {
    return readJson(join(folder, file))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems.map(({ message }) => ({ file, path: [], message })))
    return undefined
  }
}

/** @throws ContentError where the file is missing, or is no JSON object */
export function readJson(file: string): Group {
  const name = file.startsWith(`${WORDS}/`) ? `./${file}` : file.split('/').slice(-2).join('/')
  if (!existsSync(file)) throw new ContentError([{ file: name, path: [], message: 'is missing' }])
  try {
    const read: Json = JSON.parse(readText(file), emptyIsNull)
    if (isGroup(read)) {
      const { $schema: _, ...written } = read
      return written
    }
  } catch (cause) {
    const [line] = /line \d+/.exec(String(cause)) ?? []
    const message = `cannot be read: a comma, a quote or a bracket is wrong${line ? ` near ${line}` : ''}`
    throw new ContentError([{ file: name, path: [], message }], { cause })
  }
  throw new ContentError([{ file: name, path: [], message: 'must be a group of fields' }])
}
