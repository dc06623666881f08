import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Content } from '#web/model/content.ts'
import { readJson } from '#web/model/read-topics.ts'
import { type Banned, banned } from '#web/model/schema/banned.ts'
import type { Regime } from '#web/model/schema/launch.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { ContentError, type Problem, reporter, validate } from '#web/model/validation.ts'
import type { Field, Finding } from './content-fields.ts'

/** Kinds of claims that promise nothing: they may name conditions, as in "ask your doctor if you have diabetes". */
export const KINDS_WITHOUT_PROMISE: ReadonlySet<string> = new Set(['warning', 'advice'])

/** The fields of a claim that visitors see, and the sentence that has to be proved. */
const PRINTED_FIELDS: ReadonlySet<unknown> = new Set(['text', 'value', 'label', 'qualifier'])

/** Matches a question, an advice or a denial, which promises nothing. */
const NO_PROMISE = /\?$|\b(ask|if|no|not|never|cannot)\b|n[’']t\b/i

const REASONS: Readonly<Record<Regime, string>> = {
  food: 'a food may not claim this of a disease',
  drug: 'a drug may not be called a supplement',
}
const REWORD = 'reword it, set shown: false, or type it as a warning if it is one'

/**
 * Finds the wording that a language must not use: phrases that harden a claim or mislead, claims that the regime
 * bans, and in English sentences that promise a cure. Skips what a live site leaves out.
 *
 * @throws ContentError where the language's banned.json has not its form
 */
export function findBannedPhrases(
  language: LanguageId,
  { claims, legal: { regime } }: Content,
  fields: readonly Field[],
  folder: string,
): Finding[] {
  const phrases = readBanned(language, folder)
  const isShown = (id: unknown) => Object.entries(claims).some(([claim, { shown }]) => claim === id && shown)
  const visibleFields = findVisibleFields(language, fields, folder, isShown)
  const find = ({ file, line, path }: Field, what: string, todo = REWORD): Finding => {
    return { group: 'Banned phrases', file, line, path, what, todo }
  }

  const ids = new Map(visibleFields.map(({ file, path, value }) => [`${file} ${path.join('.')}`, value]))
  const never = phrases.never.flatMap(({ words, why, say, except, unlessProven }) => {
    if (unlessProven && claims[unlessProven].shown && claims[unlessProven].evidence) return []
    const pattern = patternOf(words)
    return visibleFields.flatMap((field) => {
      const [phrase] = textOf(field).match(pattern) ?? []
      return phrase && !except?.includes(placeOf(field, ids))
        ? [find(field, `“${phrase}” ${why}`, `say ${say}`)]
        : []
    })
  })

  const patterns = patternsOf(phrases)
  const claimed = Object.entries(claims).flatMap(([id, { kind, shown, status }]) => {
    const printed = visibleFields.filter(
      ({ file, path }) =>
        file.endsWith('/claims.json') && path[0] === id && PRINTED_FIELDS.has(path[1] ?? ''),
    )
    const [first] = printed
    const isFound = status === 'banned' || isBanned(kind, printed.map(textOf).join(' '), regime, patterns)
    return first && shown && isFound ? [find(first, `${id}: ${REASONS[regime]}`)] : []
  })

  // Claims, articles and policies have their own words, and nothing may hold up a recall.
  const { condition, cure } = patterns
  const hasCureRule = language === SOURCE_LANGUAGE && regime === 'food'
  const promised = visibleFields.filter((field) => {
    if (!hasCureRule || field.path[0] === 'recall' || /\/claims\.json$|\.md$/.test(field.file)) return false
    const sentences = textOf(field).split(/(?<=[.!?])\s/)
    return sentences.some(
      (text) => text.search(condition) >= 0 && text.search(cure) >= 0 && !NO_PROMISE.test(text),
    )
  })
  return [...never, ...claimed, ...promised.map((field) => find(field, REASONS.food))]
}

function readBanned(language: LanguageId, folder: string): Banned {
  const file = `${language}/banned.json`
  const problems: Problem[] = []
  // A shop that has no list of its own has the demonstration's.
  const place = [folder, DEMONSTRATION].find((each) => existsSync(join(each, file))) ?? folder
  const phrases = validate(banned, readJson(join(place, file)), reporter(file, problems))
  if (problems.length > 0) throw new ContentError(problems)
  return phrases
}

/** The fields of a language, and in English of the batches, without those that a live site leaves out. */
function findVisibleFields(
  language: LanguageId,
  fields: readonly Field[],
  folder: string,
  isShown: (claim: unknown) => boolean,
): Field[] {
  const hidden = new Set(fields.flatMap((field) => findHiddenPlaces(field, folder, isShown)))
  const folders = [`${folder}/${language}/`, ...(language === SOURCE_LANGUAGE ? [`${folder}/batches/`] : [])]
  return fields.filter(
    ({ file, path }) =>
      folders.some((each) => file.startsWith(each)) &&
      !/\/(banned|language)\.json$/.test(file) &&
      !path.some((_, index) => hidden.has([topicOf(file), ...path.slice(0, index + 1)].join('.'))),
  )
}

/** Lists the places in the files of every language that a live site leaves out, such as `testimonials.reviews.0`. */
function findHiddenPlaces(
  { file, path, value }: Field,
  folder: string,
  isShown: (claim: unknown) => boolean,
): string[] {
  const topic = topicOf(file)
  const [key, group] = [path.at(-1), [topic, ...path.slice(0, -1)].join('.')]
  if (file.startsWith(`${folder}/facts/`))
    return topic === 'claims' && path.length === 1 && !isShown(key) ? [`${topic}.${key}`] : []
  if (key === 'claim' && !isShown(value)) return [group]
  return key === 'ifClaim' && !isShown(value) ? [`${group}.text`] : []
}

/** Whether the regime bans a claim of this kind and subject. */
function isBanned(kind: string, words: string, regime: Regime, patterns: Patterns): boolean {
  const { condition, cure, denial, supplement } = patterns
  if (regime === 'drug') return kind === 'supplement' || words.search(supplement) >= 0
  if (KINDS_WITHOUT_PROMISE.has(kind)) return false
  const claimed = words.replace(denial, '')
  return kind === 'disease' || claimed.search(condition) >= 0 || claimed.search(cure) >= 0
}

type Patterns = ReturnType<typeof patternsOf>

function patternsOf({ conditions, cures, denials, supplements }: Banned) {
  return {
    condition: patternOf(conditions),
    cure: patternOf(cures),
    denial: patternOf(denials),
    supplement: patternOf(supplements),
  }
}

/**
 * Finds the phrases as whole words, in text normalized as NFC. `\b` would not do: it does not know Devanagari. A phrase may
 * end in a star, for any end of the word.
 */
function patternOf(phrases: readonly string[]): RegExp {
  if (phrases.length === 0) return /(?!)/g
  const letter = '[\\p{L}\\p{M}]'
  const ends = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${phrase.slice(0, -1)}${letter}*` : `${phrase}(?!${letter})`,
  )
  return new RegExp(`(?<!${letter})(${ends.join('|').normalize()})`, 'giu')
}

function textOf({ value }: Field): string {
  return typeof value === 'string' ? value.normalize() : ''
}

function topicOf(file: string): string {
  return /([\w-]+)\.\w+$/.exec(file)?.[1] ?? ''
}

/** Such as `faq.items.3.question`: an entry of a list is named by its id where it has one. */
function placeOf({ file, path }: Field, values: ReadonlyMap<string, unknown>): string {
  const keys = path.map(
    (key, index) => values.get(`${file} ${[...path.slice(0, index + 1), 'id'].join('.')}`) ?? key,
  )
  return [topicOf(file), ...keys].join('.')
}
