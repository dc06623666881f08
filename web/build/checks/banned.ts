import { join } from 'node:path'
import { z } from 'zod'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Content } from '#web/model/content.ts'
import { readJson, WORDS } from '#web/model/read-topics.ts'
import { code } from '#web/model/schema/fields.ts'
import { ContentError, type Problem, reporter, validate } from '#web/model/validation.ts'
import type { Field, Finding } from './content-fields.ts'

const rules = z.array(
  z.strictObject({
    words: z.array(code().regex(/^[\p{L}\p{M} -]+\*?$/u, 'must be letters, with a star only at the end')),
    why: code(),
    /** What to say in their place. */
    say: code(),
    /** Places that may have them, such as faq.items.3.question, or suitability. */
    except: z.array(code()).optional(),
    /** A claim whose document allows them. */
    unlessProven: code().optional(),
  }),
)

/**
 * What a language may not say: web/words/<language>/banned.json. A star stands for any end of a word. `food` and `drug` are
 * for the copy of what is sold under that law, `always` for every text.
 */
const banned = z.strictObject({ food: rules, drug: rules, always: rules })
type Banned = z.infer<typeof banned>

/**
 * Finds phrases that a language must not use: what the law forbids to claim of a food or a drug, and what misleads. Nobody
 * has checked the rest of what a shop says.
 *
 * @throws ContentError where the language's banned.json has not its form
 */
export function findBannedPhrases(
  language: LanguageId,
  { claims, legal: { regime } }: Pick<Content, 'claims' | 'legal'>,
  fields: readonly Field[],
  folder: string,
): Finding[] {
  const { always, ...byLaw } = readBanned(language)
  const folders = [`${folder}/${language}/`, ...(language === SOURCE_LANGUAGE ? [`${folder}/batches/`] : [])]
  const texts = fields.filter(
    ({ file, value }) => typeof value === 'string' && folders.some((each) => file.startsWith(each)),
  )
  const ids = new Map(texts.map(({ file, path, value }) => [`${file} ${path.join('.')}`, value]))
  // Articles and policies have words of their own, and nothing may hold up a recall.
  const copy = texts.filter(({ file, path }) => !file.endsWith('.md') && path[0] !== 'recall')
  const findIn = (rules: Banned['always'], among: readonly Field[]) =>
    rules.flatMap(({ words, why, say, except = [], unlessProven = '' }) => {
      if (claims[unlessProven]?.evidence) return []
      const pattern = patternOf(words)
      return among.flatMap((field): Finding[] => {
        const [phrase] = String(field.value).normalize().match(pattern) ?? []
        const place = placeOf(field, ids)
        if (!phrase || except.some((each) => place === each || place.startsWith(`${each}.`))) return []
        const { file, line, path } = field
        return [{ group: 'Banned phrases', file, line, path, what: `“${phrase}” ${why}`, todo: `say ${say}` }]
      })
    })
  return [...findIn(always, texts), ...findIn(byLaw[regime], copy)]
}

function readBanned(language: LanguageId): Banned {
  const file = `${language}/banned.json`
  const problems: Problem[] = []
  const phrases = validate(banned, readJson(join(WORDS, file)), reporter(`./${WORDS}/${file}`, problems))
  if (problems.length > 0) throw new ContentError(problems)
  return phrases
}

/**
 * Finds the phrases as whole words, in text normalized as NFC. `\b` would not do: it does not know Devanagari. A phrase may
 * end in a star, for any end of the word.
 */
function patternOf(phrases: readonly string[]): RegExp {
  const letter = '[\\p{L}\\p{M}]'
  const ends = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${phrase.slice(0, -1)}${letter}*` : `${phrase}(?!${letter})`,
  )
  return new RegExp(`(?<!${letter})(${ends.join('|').normalize()})`, 'iu')
}

/** Such as `faq.items.3.question`: an entry of a list is named by its id where it has one. */
function placeOf({ file, path }: Field, values: ReadonlyMap<string, unknown>): string {
  const keys = path.map(
    (key, index) => values.get(`${file} ${[...path.slice(0, index + 1), 'id'].join('.')}`) ?? key,
  )
  return [/([\w-]+)\.\w+$/.exec(file)?.[1], ...keys].join('.')
}
