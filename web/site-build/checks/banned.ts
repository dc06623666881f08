import { basename, extname, join } from 'node:path'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { BATCHES, readJson, readTranslation, WORDS } from '#web/model/read-topics.ts'
import { filesIn, readText } from '#web/model/shop-files.ts'
import type { ContentWith } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { textsOf } from '#web/model/words.ts'
import { patternOf } from '#web/shop/phrases.ts'
import { addedSugars } from '#web/shop/warnings.ts'

type Rule = {
  /** The phrases. A star stands for any end of a word. */
  readonly words: readonly string[]
  readonly why: string
  /** What to write instead. */
  readonly say: string
  /** Fields that may have them, such as label.storage; a star stands for any id: faq.items.*.question. */
  readonly except?: readonly string[]
  /** Whether a caution may have any of them, or only in a clause that denies: “no remedy”. */
  readonly caution?: 'any' | 'denied'
  /** Whether a claim that says one, and has evidence, allows them. */
  readonly unlessProven?: true
}

/**
 * The banned phrases of a language, from web/words/<language>/banned.json. `food` and `drug` are for the copy of what is sold
 * under that law, `sweetened` for that of what has added sugars, `always` for every text. `denials` are the words that deny,
 * such as “not”.
 */
type Banned = Readonly<Record<'food' | 'drug' | 'sweetened' | 'always', readonly Rule[]>> & {
  readonly denials: readonly string[]
}

/**
 * Finds banned phrases in a shop's texts: claims that the law forbids of a food or a drug, and misleading ones. Other
 * claims are not checked.
 */
export function findBannedPhrases(
  language: LanguageId,
  { claims, facts, ingredients }: ContentWith<'claims' | 'facts.legal' | 'ingredients'>,
  folder: string,
): Problem[] {
  const file = join(WORDS, language, 'banned.json')
  const { always, denials, drug, food, sweetened } = readJson(file) as unknown as Banned
  const texts = [
    ...textsIn(folder, language),
    ...(language === SOURCE_LANGUAGE ? textsIn(folder, BATCHES) : []),
  ]
  // Articles and policies may use these words, and nothing may hold up a recall.
  const copy = texts.filter(({ file, path }) => !file.endsWith('.md') && path[0] !== 'recall')
  const cautions = cautionsIn(folder)
  const denial = patternOf(denials)
  const isProven = ({ file, path }: Text) =>
    file.endsWith('/claims.json') && claims[String(path[1])]?.evidence
  const findIn = (rules: readonly Rule[], among: readonly Text[]) =>
    rules.flatMap(({ words, why, say, except = [], caution, unlessProven }) => {
      const pattern = patternOf(words)
      if (unlessProven && among.some((each) => isProven(each) && pattern.test(each.text))) return []
      return among.flatMap((each): Problem[] => {
        const { text, file, path, line } = each
        const isCaution = caution !== undefined && cautions.has(placeOf(each).replace(/\.[^.]*$/, ''))
        const place = placeOf(each).replace(/(?<=^(?:claims\.list|faq\.items)\.)[^.]+/, '*')
        if (except.includes(place) || (isCaution && caution === 'any')) return []
        const clauses = text
          .normalize()
          .split(isCaution ? CLAUSE_END : /$/)
          .filter((clause) => !isCaution || !denial.test(clause))
        const [phrase] = clauses.flatMap((clause) => clause.match(pattern)?.[0] ?? [])
        if (!phrase) return []
        return [
          { file, path, ...(line && { line }), message: `cannot have “${phrase}”: it ${why}: say ${say}` },
        ]
      })
    })
  return [
    ...findIn(always, texts),
    ...findIn(facts.legal.regime === 'drug' ? drug : food, copy),
    ...findIn(addedSugars(ingredients).length > 0 ? sweetened : [], copy),
  ]
}

/** Where a clause ends, so that “Never fear: it cures” denies nothing. */
const CLAUSE_END = /[.!?।;:,–—]/

/** The places of the entries that are cautions, such as `faq.items.9`. Translations do not repeat the kind. */
function cautionsIn(folder: string): ReadonlySet<string> {
  const kinds = textsIn(folder, SOURCE_LANGUAGE).filter(
    ({ path, text }) => path.at(-1) === 'kind' && text === 'caution',
  )
  return new Set(kinds.map((each) => placeOf(each).replace(/\.kind$/, '')))
}

/** Names a field by its topic and keys: `faq.items.9.question`. */
function placeOf({ file, path }: Pick<Problem, 'file' | 'path'>): string {
  return [basename(file, extname(file)), ...path].join('.')
}

type Text = Pick<Problem, 'file' | 'path' | 'line'> & { readonly text: string }

/** Lists the texts in a part of a shop: the strings of JSON, and the lines of Markdown. */
function textsIn(folder: string, part: string): Text[] {
  return filesIn(join(folder, part)).flatMap((name): Text[] => {
    const file = `${part}/${name}`
    if (name.endsWith('.json'))
      return Array.from(textsOf(readTranslation(folder, file, []) ?? {}), ([key, text]) => ({
        file,
        path: key.split('.'),
        text,
      }))
    if (!name.endsWith('.md')) return []
    const lines = readText(join(folder, file)).split('\n')
    return lines.map((text, index) => ({ file, path: [], line: index + 1, text }))
  })
}
