import { type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import { isBanned, patternOf, readBanned } from './banned.ts'
import type { Field } from './content-fields.ts'
import type { Finding } from './finding.ts'
import { bannedProblem } from './launch-claims.ts'

/** The fields of a claim that visitors see, and the sentence that has to be proved. */
const PRINTED: ReadonlySet<unknown> = new Set(['text', 'value', 'label', 'qualifier'])

/**
 * What a language says that it may not: phrases that harden a claim or mislead, and, in translations, claims that the
 * regime bans. (Of English claims `claimProblems` says it.)
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
  const own = fields.filter(
    ({ file }) => file.startsWith(`${folder}/${language}/`) && !/\/(banned|review)\.json$/.test(file),
  )
  const byPath = new Map(own.map((field) => [`${field.file} ${field.path.join('.')}`, field.value]))
  const hidden = Object.entries(claims).flatMap(([id, { shown }]) => (shown ? [] : `claims.${id}.`))
  const isProven = ({ shown, evidence }: (typeof claims)[keyof typeof claims]) => shown && evidence !== null
  const never = phrases.never
    .filter(({ unlessProven }) => !unlessProven || !isProven(claims[unlessProven]))
    .flatMap(({ words, why, say, except = [] }) => {
      const pattern = patternOf(words)
      return own.flatMap(({ file, line, path, value }): Finding[] => {
        const [phrase] = typeof value === 'string' ? (value.normalize().match(pattern) ?? []) : []
        const place = placeOf(file, path, byPath)
        if (!phrase || except?.includes(place) || hidden.some((claim) => place.startsWith(claim))) return []
        return [{ group: 'Claims', file, line, what: `“${phrase}” ${why}`, todo: `say ${say}` }]
      })
    })
  if (language === SOURCE) return never
  const translated = Object.entries(claims).flatMap(([id, claim]): Finding[] => {
    const printed = own.filter(
      ({ file, path }) => file.endsWith('/claims.json') && path[0] === id && PRINTED.has(path[1] ?? ''),
    )
    const words = printed.map(({ value }) => value).join(' ')
    const [first] = printed
    if (!first || !claim.shown || !isBanned(claim.kind, words, legal.regime, phrases)) return []
    const [what, todo] = bannedProblem(legal.regime)
    return [{ group: 'Claims', file: first.file, line: first.line, what: `${id}: ${what}`, todo }]
  })
  return [...never, ...translated]
}

/** Such as `faq.items.3.question`: an entry of a list is named by its id where it has one. */
function placeOf(file: string, path: Field['path'], byPath: ReadonlyMap<string, unknown>): string {
  const keys = path.map(
    (key, index) => byPath.get(`${file} ${[...path.slice(0, index + 1), 'id'].join('.')}`) ?? key,
  )
  return [/(\w+)\.json$/.exec(file)?.[1], ...keys].join('.')
}
