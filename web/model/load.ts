import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { type LanguageId, SOURCE } from '#contract/languages.ts'
import { leadText } from '../domain/batch.ts'
import { isPast, isShown, surveySource } from '../domain/claims.ts'
import { documentTexts } from '../domain/document-texts.ts'
import { gramsADayText } from '../domain/doses.ts'
import { herbCounts } from '../domain/herbs.ts'
import { missingSections } from '../domain/missing-sections.ts'
import { fillPlaceholders, isGroup } from '../domain/placeholders.ts'
import { serving } from '../domain/serving.ts'
import { ContentError, check, emptyIsNull, type Problem, type Report, reporter } from './check.ts'
import type { Content, Mode } from './content.ts'
import type { Json } from './json.ts'
import { readDocuments } from './read-documents.ts'
import { batchFacts } from './schema/batch.ts'
import { type confirmedFacts, confirmedTopics } from './schema/claims.ts'
import type { Documents } from './schema/documents.ts'
import { language as languageSchema } from './schema/language.ts'
import { type openingFacts, openingTopics } from './schema/opening.ts'
import type { pictures as pictureList } from './schema/pictures.ts'
import { factTopics, sourceTopics, wordTopics } from './schema/topics.ts'
import { SHOP_FOLDER } from './shop-folder.ts'
import { MISSING, translate } from './translate.ts'

const BATCHES = 'batches'

/** The doses that have an amount in grams. */
const DOSES = ['adultsDaily', 'adultsFuller', 'overFive', 'threeToTwelve'] as const

type Group = Readonly<Record<string, Json>>

/** Whether an entry or a group is left out, with all that is in it. */
type LeavesOut = (entry: Json) => boolean

/**
 * Reads and checks all content. English gives the structure; another language gives the words, all of them where it is
 * published. Before, a demonstration shows the English word in place of one that is missing.
 *
 * @param language the folder of words
 * @param folder where the content stands
 * @param mode `live` leaves out samples and claims that the owner has not confirmed
 * @param today the day by which documents have expired
 * @returns facts and words by topic: what a hidden claim covers is left out, qualifiers and placeholders are filled in
 * @throws ContentError where a field is missing, unknown or wrong, or a placeholder leads nowhere
 */
export function loadContent(
  language: LanguageId = SOURCE,
  folder = SHOP_FOLDER,
  mode: Mode = 'demonstration',
  today = new Date(),
): Content {
  const problems: Problem[] = []
  const { opening, confirmed, ...facts } = readTopics(folder, 'facts', factTopics, problems)
  const english = language === SOURCE ? undefined : loadContent(SOURCE, folder, mode, today)
  const words = {
    ...(english ? ofTopics(english, sourceTopics) : readTopics(folder, SOURCE, sourceTopics, problems)),
    ...readTopics(folder, language, wordTopics, problems),
  }
  const batches = readBatches(folder, language, problems)
  const pictures = picturesOf(words.pictures, folder)
  const isGap = ({ file, message }: Problem) =>
    language !== SOURCE && message === MISSING && file.startsWith(`${language}/`)
  const { published } = readLanguage(language, folder)
  const wrong = published ? problems : problems.filter((problem) => !isGap(problem))
  if (wrong.length > 0) throw new ContentError(wrong)
  const isSample: LeavesOut = (entry) => isGroup(entry) && entry.sample === true && mode === 'live'
  const ofOwner = {
    ...openingTopics(
      opening as z.infer<typeof openingFacts>,
      (part) => isSample(part as Json) || isPast(part.expires, today),
    ),
    ...confirmedTopics(confirmed as z.infer<typeof confirmedFacts>),
  }
  const written: Group = {
    ...(merge(merge(facts, ofOwner as unknown as Json), words) as Group),
    batches,
    pictures,
  }
  const owned = withoutHidden(written, isSample, {}) as unknown as Content
  const claims = shownClaims(owned, mode, today)
  const isHidden: LeavesOut = (entry) =>
    isGroup(entry) &&
    ((typeof entry.claim === 'string' && !claims[entry.claim]?.shown) ||
      (isGroup(entry.to) && missingSections(owned).includes(String(entry.to.id))))
  const shown = { ...(withoutHidden(owned as unknown as Json, isHidden, claims) as Group), claims }
  const content: Omit<Content, keyof Documents> = {
    ...(fillTexts(shown, { ...shown, ...derive(shown as unknown as Content, language) }, (path, message) =>
      wrong.push(fieldProblem(language, path, message)),
    ) as unknown as Content),
    language,
    mode,
  }
  if (wrong.length > 0) throw new ContentError(wrong)
  const values = { ...content, ...documentTexts(content) } as unknown as Json
  const documents = readDocuments(
    folder,
    language,
    content,
    (text) => fillPlaceholders(withoutHidden(text, isSample, {}), values),
    english,
  )
  return { ...content, ...documents, pages: { ...content.pages, ...documents.policies } }
}

function ofTopics(content: Content, topics: object): Group {
  return Object.fromEntries(Object.entries(content).filter(([topic]) => topic in topics)) as Group
}

/** What follows from facts and words, for placeholders: `{serving.kcal}`, `{grams.overFive}`, `{herbs.plants}`, `{answered.rating}`, `{newest.lead}`. */
function derive(content: Content, language: LanguageId): Group {
  const answered = Object.entries(content.claims).flatMap(([id, { survey }]) =>
    survey ? [[id, surveySource(survey, content.survey, language)]] : [],
  )
  return {
    serving: serving(content),
    grams: Object.fromEntries(DOSES.map((dose) => [dose, gramsADayText(content.doses[dose], content.doses)])),
    per100g: Object.fromEntries(content.label.nutrition.map(({ id, per100g }) => [id, per100g])),
    herbs: herbCounts(content),
    answered: Object.fromEntries(answered),
    newest: { lead: leadText(content) },
  }
}

function readTopics(
  folder: string,
  part: LanguageId | 'facts',
  topics: Readonly<Record<string, z.ZodType>>,
  problems: Problem[],
): Group {
  return Object.fromEntries(
    Object.entries(topics).map(([topic, schema]) => [
      topic,
      readPart(folder, part, `${topic}.json`, schema, problems),
    ]),
  )
}

/** A file of facts or of words; of another language than English, its words in the structure of the English: none before the file is there. */
function readPart(
  folder: string,
  part: LanguageId | 'facts',
  name: string,
  schema: z.ZodType,
  problems: Problem[],
): Json {
  const report = reporter(`${part}/${name}`, problems)
  const file = join(folder, part, name)
  if (part === 'facts' || part === SOURCE) return check(schema, readJson(file), report) as Json
  const own = existsSync(file) ? readJson(file) : undefined
  return check(schema, translate(schema, readJson(join(folder, SOURCE, name)), own, report), report) as Json
}

/**
 * Every lot, the newest first. A lot whose words are not there in the language keeps the English ones, and says so: it
 * has to be published on the day it is cooked.
 */
function readBatches(folder: string, language: LanguageId, problems: Problem[]): readonly Json[] {
  const batches = readdirSync(join(folder, BATCHES))
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = `${BATCHES}/${name}`
      const report = reporter(file, problems)
      const english = readJson(join(folder, file))
      const own = join(folder, language, file)
      const isTranslated = language !== SOURCE && existsSync(own)
      const batch = isTranslated
        ? translate(batchFacts, english, readJson(own), reporter(`${language}/${file}`, problems))
        : english
      const read = check(batchFacts, batch, report) as Group
      if (`${english.lot}.json` !== name)
        report(['lot'], `is ${english.lot}, which is not the name of the file`)
      return {
        batch: { ...read, language: isTranslated ? language : SOURCE },
        age: `${english.madeOn} ${english.lot}`,
      }
    })
  return batches.toSorted((a, b) => b.age.localeCompare(a.age)).map(({ batch }) => batch)
}

/** By name, the pictures whose file is there and that say what they show. */
function picturesOf(words: Json | undefined, folder: string): Group {
  const { list = [] } = (words ?? {}) as { list?: z.infer<typeof pictureList>['list'] }
  const complete = list
    .map((picture) => ({ ...picture, file: basename(picture.file) }))
    .filter(({ alt, file }) => alt && existsSync(join(folder, 'images', file)))
  return Object.fromEntries(complete.map((picture) => [picture.id, picture])) as unknown as Group
}

/** Whether a language is published, and who has read it; English is the owner's own. */
export function readLanguage(language: LanguageId, folder = SHOP_FOLDER) {
  if (language === SOURCE) return { published: true, readBy: null, readOn: null }
  const file = `${language}/language.json`
  const problems: Problem[] = []
  const read = check(languageSchema, readJson(join(folder, file)), reporter(file, problems))
  if (problems.length > 0) throw new ContentError(problems)
  return read
}

/** @throws ContentError where the file is no JSON */
export function readJson(file: string): Group {
  try {
    const { $schema: _, ...written } = JSON.parse(readFileSync(file, 'utf8'), emptyIsNull)
    return written
  } catch (cause) {
    const [line] = /line \d+/.exec(String(cause)) ?? []
    const message = `cannot be read: a comma, a quote or a bracket is wrong${line ? ` near ${line}` : ''}`
    throw new ContentError([{ file: file.split('/').slice(-2).join('/'), path: [], message }], { cause })
  }
}

/** Fills the placeholders in all texts; one that leads nowhere is reported. */
function fillTexts(value: Json, values: Json, report: Report, path: readonly PropertyKey[] = []): Json {
  if (typeof value === 'string') {
    try {
      return fillPlaceholders(value, values)
    } catch (error) {
      report(path, `cannot be filled in: ${(error as Error).message}`)
      return value
    }
  }
  const within = (entry: Json, key: PropertyKey) => fillTexts(entry, values, report, [...path, key])
  // Entries of hidden claims are left out, so that places in a list would be wrong.
  const nameOf = (entry: Json) => (isGroup(entry) ? String(entry.id ?? entry.lot ?? '') : '')
  if (Array.isArray(value)) return value.map((entry, index) => within(entry, nameOf(entry) || index))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, within(entry, key)]))
}

/** @param path in the content, which begins with the topic */
function fieldProblem(
  language: LanguageId,
  [topic = '', ...path]: readonly PropertyKey[],
  message: string,
): Problem {
  return topic === BATCHES
    ? { file: `${BATCHES}/${String(path[0])}.json`, path: path.slice(1), message }
    : { file: `${language}/${String(topic)}.json`, path, message }
}

/**
 * One object of two that have no field in common but ids; groups in both are merged in turn, and so are lists in both:
 * entry by entry, by their ids, in the order of the facts.
 *
 * @throws where only one of two lists has an entry
 */
function merge(facts: Json | undefined, words: Json | undefined, path = ''): Json {
  if (Array.isArray(facts) && Array.isArray(words)) {
    const wordsOf = new Map(words.map((entry) => [idOf(entry), entry]))
    const ids = facts.map(idOf)
    const lone = [...wordsOf.keys(), ...ids].filter((id) => !wordsOf.has(id) || !ids.includes(id))
    if (lone.length > 0) {
      const message = `has facts without words, or words without facts: ${lone.join(', ')}`
      throw new ContentError([fieldProblem(SOURCE, path.split('.'), message)])
    }
    return facts.map((entry) => merge(entry, wordsOf.get(idOf(entry)), `${path}.${idOf(entry)}`))
  }
  if (!isGroup(facts) || !isGroup(words)) return facts ?? words ?? null
  const keys = new Set([...Object.keys(facts), ...Object.keys(words)])
  return Object.fromEntries(
    [...keys].map((key) => [key, merge(facts[key], words[key], path ? `${path}.${key}` : key)]),
  )
}

function idOf(entry: Json): string {
  return isGroup(entry) ? String(entry.id) : ''
}

/** The ledger, without the words of a claim that is not shown: what prints them all the same is an error. */
function shownClaims(content: Content, mode: Mode, today: Date): Group & Readonly<Record<string, Group>> {
  return Object.fromEntries(
    Object.entries(content.claims).map(([id, claim]) => {
      const { text: _, value: __, label: ___, qualifier: ____, question: _____, ...facts } = claim
      return [id, isShown(claim, content, mode, today) ? claim : { ...facts, shown: false }]
    }),
  ) as unknown as Group & Readonly<Record<string, Group>>
}

/** Leaves out entries and groups, takes the texts that stand for a claim, and puts its qualifier beside the others. */
function withoutHidden(value: Json, leavesOut: LeavesOut, claims: Readonly<Record<string, Group>>): Json {
  const within = (entry: Json) => withoutHidden(entry, leavesOut, claims)
  if (Array.isArray(value)) return value.filter((entry) => !leavesOut(entry)).map(within)
  if (!isGroup(value)) return value
  if (typeof value.ifClaim === 'string' && claims[value.ifClaim])
    return (claims[value.ifClaim]?.shown ? value.text : value.otherwise) ?? ''
  const qualifier = typeof value.claim === 'string' && claims[value.claim]?.qualifier
  return Object.fromEntries([
    ...(qualifier ? [['qualifier', qualifier] as const] : []),
    ...Object.entries(value).flatMap(([key, entry]) =>
      leavesOut(entry) ? [] : [[key, within(entry)] as const],
    ),
  ])
}
