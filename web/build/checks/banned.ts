import { join } from 'node:path'
import type { LanguageId } from '#contract/languages.ts'
import { ContentError, check, type Problem, reporter } from '#web/content/check.ts'
import { readJson } from '#web/content/load.ts'
import { type Banned, banned } from '#web/content/schema/banned.ts'
import type { Regime } from '#web/content/schema/opening.ts'

/** Kinds of claims that promise nothing: they may name conditions, as in "ask your doctor if you have diabetes". */
export const PROMISES_NOTHING: ReadonlySet<string> = new Set(['warning', 'advice'])

/**
 * @returns what the language may not say
 * @throws where its banned.json has not its form
 */
export function readBanned(language: LanguageId, folder = 'web/content'): Banned {
  const file = `${language}/banned.json`
  const problems: Problem[] = []
  const phrases = check(banned, readJson(join(folder, file)), reporter(file, problems))
  if (problems.length > 0) throw new ContentError(problems)
  return phrases
}

/**
 * Finds the phrases as whole words, in text normalized as NFC. `\b` would not do: it does not know Devanagari.
 *
 * @param phrases may end in a star, for any end of the word
 */
export function patternOf(phrases: readonly string[]): RegExp {
  if (phrases.length === 0) return /(?!)/g
  const letter = '[\\p{L}\\p{M}]'
  const ends = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${phrase.slice(0, -1)}${letter}*` : `${phrase}(?!${letter})`,
  )
  return new RegExp(`(?<!${letter})(${ends.join('|').normalize()})`, 'giu')
}

/** @returns those of the phrases that are in the text */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const normal = text.normalize()
  const isIn = (some: readonly string[]) => normal.search(patternOf(some)) >= 0
  // Few texts have any, and a pattern for each phrase takes long to make.
  return isIn(phrases) ? phrases.filter((phrase) => isIn([phrase])) : []
}

/**
 * Why the regime bans a claim.
 *
 * @param kind of the claim
 * @param words all that is printed of it, in one language
 * @returns the phrases for which it is banned, and its kind where that is a reason; none where it is allowed
 */
export function bannedIn(kind: string, words: string, regime: Regime, phrases: Banned): string[] {
  const ofKind = (banned: string) => (kind === banned ? [kind] : [])
  if (regime === 'drug') return [...ofKind('supplement'), ...phrasesIn(words, phrases.supplements)]
  if (PROMISES_NOTHING.has(kind)) return []
  const claimed = words.normalize().replace(patternOf(phrases.denials), '')
  return [...ofKind('disease'), ...phrasesIn(claimed, [...phrases.conditions, ...phrases.cures])]
}
