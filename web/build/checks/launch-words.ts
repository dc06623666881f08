import { type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import type { Banned } from '#web/content/schema/banned.ts'
import { bannedIn, patternOf, phrasesIn, readBanned } from './banned.ts'
import type { Field } from './content-fields.ts'
import type { Finding } from './finding.ts'
import { bannedProblem } from './launch-claims.ts'

/** The fields of a claim that visitors see, and the sentence that has to be proved. */
const PRINTED: ReadonlySet<unknown> = new Set(['text', 'value', 'label', 'qualifier'])

/**
 * What a language says that it may not: phrases that harden a claim or mislead, and, in translations, claims that the
 * regime bans; in English, sentences that promise a cure. (Of English claims `claimProblems` says it.)
 *
 * @param content in English
 * @param fields of all files
 * @param folder where the content stands
 */
export function wordFindings(
  language: LanguageId,
  { claims, legal }: Content,
  fields: readonly Field[],
  folder: string,
): Finding[] {
  const phrases = readBanned(language, folder)
  const folders = [`${folder}/${language}/`, ...(language === SOURCE ? [`${folder}/batches/`] : [])]
  const own = fields.filter(
    ({ file }) => folders.some((each) => file.startsWith(each)) && !/\/(banned|language)\.json$/.test(file),
  )
  const byPath = new Map(own.map((field) => [`${field.file} ${field.path.join('.')}`, field.value]))
  const hidden = Object.entries(claims).flatMap(([id, { shown }]) => (shown ? [] : `claims.${id}.`))
  const isProven = ({ shown, evidence }: (typeof claims)[keyof typeof claims]) => shown && evidence !== null
  const never = phrases.never
    .filter(({ unlessProven }) => !unlessProven || !isProven(claims[unlessProven]))
    .flatMap(({ words, why, say, except = [] }) => {
      const pattern = patternOf(words)
      return own.flatMap(({ file, line, path, value }): Finding[] => {
        if (typeof value !== 'string') return []
        const [phrase] = value.normalize().match(pattern) ?? []
        const place = placeOf(file, path, byPath)
        if (!phrase || except?.includes(place) || hidden.some((claim) => place.startsWith(claim))) return []
        const what = `“${phrase}” ${why}`
        return [
          { group: 'Claims', file, line, path, what, todo: `say ${say}`, phrases: phrasesIn(value, words) },
        ]
      })
    })
  if (language === SOURCE) return legal.regime === 'food' ? [...never, ...cureFindings(own, phrases)] : never
  const translated = Object.entries(claims).flatMap(([id, claim]): Finding[] => {
    const printed = own.filter(
      ({ file, path }) => file.endsWith('/claims.json') && path[0] === id && PRINTED.has(path[1] ?? ''),
    )
    const words = printed.map(({ value }) => value).join(' ')
    const [first] = printed
    const said = bannedIn(claim.kind, words, legal.regime, phrases)
    if (!first || !claim.shown || said.length === 0) return []
    const { file, line, path } = first
    const [what, todo] = bannedProblem(legal.regime)
    return [{ group: 'Claims', file, line, path, what: `${id}: ${what}`, todo, phrases: said }]
  })
  return [...never, ...translated]
}

/** A question, an advice or a denial promises nothing. */
const NO_PROMISE = /\?$|\b(ask|if|no|not|never|cannot)\b|n[’']t\b/i

/**
 * Sentences that say of a disease what no food may; those of claims, articles and policies apart, which have their own
 * words, and of recalls, which nothing may hold up.
 */
function cureFindings(own: readonly Field[], { conditions, cures }: Banned): Finding[] {
  const [what, todo] = bannedProblem('food')
  const [condition, cure] = [patternOf(conditions), patternOf(cures)]
  const promises = (sentence: string) =>
    sentence.search(condition) >= 0 && sentence.search(cure) >= 0 && !NO_PROMISE.test(sentence)
  return own.flatMap(({ file, line, path, value }): Finding[] => {
    if (typeof value !== 'string' || path[0] === 'recall' || /\/claims\.json$|\.md$/.test(file)) return []
    const promised = value
      .normalize()
      .split(/(?<=[.!?])\s/)
      .filter(promises)
      .join(' ')
    const phrases = phrasesIn(promised, [...conditions, ...cures])
    return promised ? [{ group: 'Claims', file, line, path, what, todo, phrases }] : []
  })
}

/** Such as `faq.items.3.question`: an entry of a list is named by its id where it has one. */
function placeOf(file: string, path: Field['path'], byPath: ReadonlyMap<string, unknown>): string {
  const keys = path.map(
    (key, index) => byPath.get(`${file} ${[...path.slice(0, index + 1), 'id'].join('.')}`) ?? key,
  )
  return [/(\w+)\.json$/.exec(file)?.[1], ...keys].join('.')
}
