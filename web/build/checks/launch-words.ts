import { type LanguageId, SOURCE } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import type { Banned } from '#web/content/schema/banned.ts'
import { bannedIn, patternOf, phrasesIn, readBanned } from './banned.ts'
import type { Field, Finding } from './content-fields.ts'

/** The fields of a claim that visitors see, and the sentence that has to be proved. */
const PRINTED: ReadonlySet<unknown> = new Set(['text', 'value', 'label', 'qualifier'])

/**
 * What a language says that it may not: phrases that harden a claim or mislead, claims that the regime bans, and in
 * English sentences that promise a cure. What a live site leaves out is passed over.
 *
 * @param content of the live site, in English
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
  const isShown = (claim: unknown) => Object.entries(claims).some(([id, { shown }]) => id === claim && shown)
  const hidden = new Set(fields.flatMap((field) => hiddenPlaces(field, folder, isShown)))
  const folders = [`${folder}/${language}/`, ...(language === SOURCE ? [`${folder}/batches/`] : [])]
  const own = fields.filter(
    ({ file, path }) =>
      folders.some((each) => file.startsWith(each)) &&
      !/\/(banned|language)\.json$/.test(file) &&
      !path.some((_, index) => hidden.has(`${topicOf(file)} ${path.slice(0, index + 1).join('.')}`)),
  )
  const byPath = new Map(own.map((field) => [`${field.file} ${field.path.join('.')}`, field.value]))
  const never = phrases.never
    .filter(
      ({ unlessProven }) => !unlessProven || !claims[unlessProven].shown || !claims[unlessProven].evidence,
    )
    .flatMap(({ words, why, say, except }) => {
      const pattern = patternOf(words)
      return own.flatMap((field): Finding[] => {
        const { file, path, value } = field
        if (typeof value !== 'string') return []
        const [phrase] = value.normalize().match(pattern) ?? []
        if (!phrase || except?.includes(placeOf(file, path, byPath))) return []
        const what = `“${phrase}” ${why}`
        return [
          {
            group: 'Banned phrases',
            file,
            line: field.line,
            path,
            what,
            todo: `say ${say}`,
            phrases: phrasesIn(value, words),
          },
        ]
      })
    })
  const claimed = Object.entries(claims).flatMap(([id, claim]): Finding[] => {
    const printed = own.filter(
      ({ file, path }) => file.endsWith('/claims.json') && path[0] === id && PRINTED.has(path[1] ?? ''),
    )
    const [first] = printed
    const said = bannedIn(claim.kind, printed.map(({ value }) => value).join(' '), legal.regime, phrases)
    if (claim.status === 'banned') said.push(claim.status)
    if (!first || !claim.shown || said.length === 0) return []
    return [{ ...first, group: 'Banned phrases', ...bannedProblem(legal.regime, `${id}: `), phrases: said }]
  })
  return [
    ...never,
    ...claimed,
    ...(language === SOURCE && legal.regime === 'food' ? cureFindings(own, phrases) : []),
  ]
}

/** A place in the files of every language that a live site leaves out: as `testimonials reviews.0`. */
function hiddenPlaces(
  { file, path, value }: Field,
  folder: string,
  isShown: (claim: unknown) => boolean,
): string[] {
  const topic = topicOf(file)
  const place = (...keys: Field['path']) => [`${topic} ${keys.join('.')}`]
  if (file.startsWith(`${folder}/facts/`))
    return topic === 'claims' && path.length === 1 && !isShown(path[0]) ? place(...path) : []
  const group = path.slice(0, -1)
  if (path.at(-1) === 'sample' && value === true) return place(...group)
  if (path.at(-1) === 'claim' && !isShown(value)) return place(...group)
  return path.at(-1) === 'ifClaim' && !isShown(value) ? place(...group, 'text') : []
}

function bannedProblem(regime: Content['legal']['regime'], claim = ''): { what: string; todo: string } {
  return {
    what: `${claim}${regime === 'food' ? 'a food may not claim this of a disease' : 'a drug may not be called a supplement'}`,
    todo: 'reword it, set shown: false, or type it as a warning if it is one',
  }
}

/** A question, an advice or a denial promises nothing. */
const NO_PROMISE = /\?$|\b(ask|if|no|not|never|cannot)\b|n[’']t\b/i

/**
 * Sentences that say of a disease what no food may; those of claims, articles and policies apart, which have their own
 * words, and of recalls, which nothing may hold up.
 */
function cureFindings(own: readonly Field[], { conditions, cures }: Banned): Finding[] {
  const [condition, cure] = [patternOf(conditions), patternOf(cures)]
  const promises = (sentence: string) =>
    sentence.search(condition) >= 0 && sentence.search(cure) >= 0 && !NO_PROMISE.test(sentence)
  return own.flatMap((field): Finding[] => {
    const { file, path, value } = field
    if (typeof value !== 'string' || path[0] === 'recall' || /\/claims\.json$|\.md$/.test(file)) return []
    const promised = value
      .normalize()
      .split(/(?<=[.!?])\s/)
      .filter(promises)
      .join(' ')
    const phrases = phrasesIn(promised, [...conditions, ...cures])
    return promised
      ? [{ group: 'Banned phrases', file, line: field.line, path, ...bannedProblem('food'), phrases }]
      : []
  })
}

function topicOf(file: string): string {
  return /([\w-]+)\.\w+$/.exec(file)?.[1] ?? ''
}

/** Such as `faq.items.3.question`: an entry of a list is named by its id where it has one. */
function placeOf(file: string, path: Field['path'], byPath: ReadonlyMap<string, unknown>): string {
  const keys = path.map(
    (key, index) => byPath.get(`${file} ${[...path.slice(0, index + 1), 'id'].join('.')}`) ?? key,
  )
  return [topicOf(file), ...keys].join('.')
}
