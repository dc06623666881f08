import { basename, extname, join } from 'node:path'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { BATCHES, readJson, readTranslation, WORDS } from '#web/model/read-topics.ts'
import { filesIn, readText } from '#web/model/shop-files.ts'
import type { ContentWith } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { textsOf } from '#web/model/words.ts'

type Rule = {
  /** The phrases. A star stands for any end of a word. */
  readonly words: readonly string[]
  readonly why: string
  /** What to write instead. */
  readonly say: string
  /** Fields that may have them, such as faq.items.3.question, or topics, such as suitability. */
  readonly except?: readonly string[]
  /** A claim whose evidence allows them. */
  readonly unlessProven?: string
}

/**
 * The banned phrases of a language, from web/words/<language>/banned.json. `food` and `drug` are for the copy of what
 * is sold under that law, `always` for every text.
 */
type Banned = Readonly<Record<'food' | 'drug' | 'always', readonly Rule[]>>

/**
 * Finds banned phrases in a shop's texts: claims that the law forbids of a food or a drug, and misleading ones. Other
 * claims are not checked.
 */
export function findBannedPhrases(
  language: LanguageId,
  { claims, facts }: ContentWith<'claims' | 'facts.legal'>,
  folder: string,
): Problem[] {
  const file = join(WORDS, language, 'banned.json')
  const { always, food, drug } = readJson(file) as unknown as Banned
  const texts = [
    ...textsIn(folder, language),
    ...(language === SOURCE_LANGUAGE ? textsIn(folder, BATCHES) : []),
  ]
  // Articles and policies may use these words, and nothing may hold up a recall.
  const copy = texts.filter(({ file, path }) => !file.endsWith('.md') && path[0] !== 'recall')
  const findIn = (rules: readonly Rule[], among: readonly Text[]) =>
    rules.flatMap(({ words, why, say, except = [], unlessProven = '' }) => {
      if (claims[unlessProven]?.evidence) return []
      const pattern = patternOf(words)
      return among.flatMap(({ text, file, path, line }): Problem[] => {
        const [phrase] = text.normalize().match(pattern) ?? []
        const place = [basename(file, extname(file)), ...path].join('.')
        if (!phrase || except.some((each) => place === each || place.startsWith(`${each}.`))) return []
        return [
          { file, path, ...(line && { line }), message: `cannot have “${phrase}”: it ${why}: say ${say}` },
        ]
      })
    })
  return [...findIn(always, texts), ...findIn(facts.legal.regime === 'drug' ? drug : food, copy)]
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

/**
 * Finds the phrases as whole words, in text normalized as NFC. `\b` would not do: it covers ASCII letters only. A phrase may
 * end in a star, for any end of the word.
 */
function patternOf(phrases: readonly string[]): RegExp {
  const letter = '[\\p{L}\\p{M}]'
  const ends = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${phrase.slice(0, -1)}${letter}*` : `${phrase}(?!${letter})`,
  )
  return new RegExp(`(?<!${letter})(${ends.join('|').normalize()})`, 'iu')
}
