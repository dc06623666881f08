import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { isGroup } from '../shop/placeholders.ts'
import { completeWords } from './complete-words.ts'
import type { Json } from './json.ts'
import { batchFacts } from './schema/batch.ts'
import { language as languageSchema } from './schema/language.ts'
import type { pictures } from './schema/pictures.ts'
import type { factTopics } from './schema/topics.ts'
import { isLeftover, readText } from './shop-files.ts'
import { DEMONSTRATION, isDemonstration } from './shop-folder.ts'
import { translate } from './translate.ts'
import { ContentError, emptyIsNull, type Problem, reporter, validate } from './validation.ts'

export type Group = Readonly<Record<string, Json>>

export const BATCHES = 'batches'

/** Topics of facts that a shop may lack. */
const OPTIONAL_TOPICS: readonly string[] = ['reel'] satisfies (keyof typeof factTopics)[]

/** Topics of facts that belong to no shop, such as limits of the law: an update may add to them, as it adds words. */
const GENERAL_TOPICS: readonly string[] = [
  'claims',
  'latin',
  'limits',
  'search',
] satisfies (keyof typeof factTopics)[]

/** What reading the files reports. */
export type Reading = {
  /** Why the content cannot be used. */
  readonly problems: Problem[]
  /** Words that are missing or do not fit: the demonstration's or the English ones are shown in their place. */
  readonly gaps: Problem[]
}

/** Reads the topics of a part of a shop's folder. Returns them by name. */
export function readTopics(
  folder: string,
  part: LanguageId | 'facts',
  topics: Readonly<Record<string, z.ZodType>>,
  reading: Reading,
): Group {
  return Object.fromEntries(
    Object.entries(topics).flatMap(([topic, schema]) => {
      const isAbsent =
        part === 'facts' && OPTIONAL_TOPICS.includes(topic) && !existsSync(topicFile(folder, part, topic))
      return isAbsent ? [] : [[topic, readTopic(folder, part, topic, schema, reading)] as const]
    }),
  )
}

const topicFile = (folder: string, part: string, topic: string) => join(folder, part, `${topic}.json`)

/** Facts, English words, or words of another language in the structure of the English. */
function readTopic(
  folder: string,
  part: LanguageId | 'facts',
  topic: string,
  schema: z.ZodType,
  { problems, gaps }: Reading,
): Json {
  const read = (id: LanguageId | 'facts', gaps: Problem[]) => readTopicFile(folder, id, topic, schema, gaps)
  if (part === 'facts' || part === SOURCE_LANGUAGE)
    return validate(schema, read(part, gaps), reporter(`${part}/${topic}.json`, problems)) as Json
  const english = read(SOURCE_LANGUAGE, [])
  const file = topicFile(folder, part, topic)
  const misfits: Problem[] = []
  const report = reporter(`${part}/${topic}.json`, gaps)
  try {
    const translation = existsSync(file) ? readJson(file) : undefined
    const words = validate(
      schema,
      translate(schema, english, translation, report),
      reporter(`${part}/${topic}.json`, misfits),
    )
    if (misfits.length === 0) return words as Json
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    misfits.push(...error.problems)
  }
  gaps.push(...misfits)
  return validate(schema, english, () => {}) as Json
}

/**
 * Reads a file. For a shop's own file, adds the words that an update has brought, and leaves out what is no longer
 * used. A file of facts that an update has brought may be missing where it is valid when empty.
 */
function readTopicFile(
  folder: string,
  part: LanguageId | 'facts',
  topic: string,
  schema: z.ZodType,
  gaps: Problem[],
): Json {
  const file = topicFile(folder, part, topic)
  if (isDemonstration(folder) || (part !== 'facts' && part !== SOURCE_LANGUAGE)) return readJson(file)
  const isOwners = part === 'facts' && !GENERAL_TOPICS.includes(topic)
  const mayBeAbsent = !isOwners || schema.safeParse({}).success
  const written = mayBeAbsent && !existsSync(file) ? {} : readJson(file)
  const sample = isOwners ? undefined : readJson(topicFile(DEMONSTRATION, part, topic))
  return completeWords(schema, written, sample, reporter(`${part}/${topic}.json`, gaps))
}

/**
 * Reads every lot, the newest first. A lot whose words are missing in the language has the English ones, and is
 * marked so: it has to be published on the day it is cooked.
 */
export function readBatches(
  folder: string,
  language: LanguageId,
  { problems, gaps }: Reading,
): readonly Json[] {
  if (!existsSync(join(folder, BATCHES))) return []
  const batches = readdirSync(join(folder, BATCHES))
    .filter((name) => name.endsWith('.json') && !isLeftover(name))
    .map((name) => {
      const file = `${BATCHES}/${name}`
      const report = reporter(file, problems)
      const english = readJson(join(folder, file))
      const translation =
        language === SOURCE_LANGUAGE ? undefined : readTranslation(folder, `${language}/${file}`, gaps)
      const batch = translation
        ? translate(batchFacts, english, translation, reporter(`${language}/${file}`, gaps))
        : english
      const read = validate(batchFacts, batch, report) as Group
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
export function picturesOf(words: Json | undefined, folder: string): Group {
  const { list = [] } = (words ?? {}) as Partial<z.infer<typeof pictures>>
  const complete = list
    .map((picture) => ({ ...picture, file: basename(picture.file) }))
    .filter(({ alt, file }) => alt && existsSync(join(folder, 'images', file)))
  return Object.fromEntries(complete.map((picture) => [picture.id, picture])) as unknown as Group
}

/** Whether a language is published, and who has read it; English is the owner's own. */
export function readLanguage(language: LanguageId, folder: string) {
  const nobody = { readBy: null, readOn: null }
  if (language === SOURCE_LANGUAGE) return { published: true, ...nobody }
  const file = `${language}/language.json`
  const problems: Problem[] = []
  const written = readTranslation(folder, file, problems)
  if (!written) return { published: false, ...nobody }
  const read = validate(languageSchema, written, reporter(file, problems))
  // What is wrong with it refuses the publishing of the language, and nothing else.
  return problems.length > 0 ? { published: false, ...nobody } : read
}

/** A file of a language; none where it is missing, or cannot be read, which is reported. */
function readTranslation(folder: string, file: string, problems: Problem[]): Group | undefined {
  if (!existsSync(join(folder, file))) return undefined
  try {
    return readJson(join(folder, file))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems.map(({ message }) => ({ file, path: [], message })))
    return undefined
  }
}

/** @throws ContentError where the file is missing or no JSON */
export function readJson(file: string): Group {
  const name = file.split('/').slice(-2).join('/')
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
