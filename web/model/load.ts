import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { recordOf } from '#contract/record-of.ts'
import { leadText } from '../shop/batch.ts'
import { isPast, surveySource } from '../shop/claims.ts'
import { conditions, describeFacts } from '../shop/describe-facts.ts'
import { documentTexts } from '../shop/document-texts.ts'
import { gramsADayText } from '../shop/doses.ts'
import { herbCounts } from '../shop/herbs.ts'
import { missingSections } from '../shop/missing-sections.ts'
import {
  fillKnownLines,
  fillPlaceholders,
  isGroup,
  lookUp,
  placeholdersIn,
  removeUnknownLines,
} from '../shop/placeholders.ts'
import { productTexts, serving } from '../shop/serving.ts'
import { checkCopy } from './check-copy.ts'
import { compose } from './compose.ts'
import { nameIn } from './facts.ts'
import { fillTexts } from './fill-texts.ts'
import { formerField } from './former-fields.ts'
import { DOSES } from './join.ts'
import { publishedArticles, readDocuments } from './read-documents.ts'
import {
  BATCHES,
  type Reading,
  readBatches,
  readCopy,
  readFacts,
  readOverrides,
  readWords,
} from './read-topics.ts'
import { isDemonstration, SHOP_FOLDER } from './shop-folder.ts'
import type { ShopState } from './shop-state.ts'
import type { Content, Json, Topics } from './types.ts'
import { ContentError, type Problem, reporter } from './validation.ts'
import { applyOverrides, describeUnfilled, textsOf } from './words.ts'

/** Placeholders of facts that the owner may not have answered, and of conditions. */
const MAY_BE_MISSING = /^(?:doses|facts|grams|when)\./

/**
 * Reads and checks a shop's facts, the software's words and the shop's copy, in one language. The English copy gives
 * the structure; where a translation is missing or invalid, the English text is used.
 *
 * @param language of words and copy
 * @param folder of the shop
 * @param shopState the state in which the shop is shown
 * @param today the day by which documents have expired, and articles are published
 * @param fallbacks collects the texts that were replaced by a fallback: English for a missing translation, or the
 * software's label for an override that cannot be used
 * @returns words, copy and facts with their placeholders filled in, and what is derived from them; without the entries
 * that print a claim which the shop does not make, or whose document has expired
 * @throws ContentError where a field is unknown or wrong, or a placeholder of the copy leads nowhere
 */
export function loadContent(
  language: LanguageId = SOURCE_LANGUAGE,
  folder = SHOP_FOLDER,
  shopState: ShopState = isDemonstration(folder) ? 'demonstration' : 'open',
  today = new Date(),
  fallbacks: Problem[] = [],
): Content {
  const problems: Problem[] = []
  const reading: Reading = { problems, fallbacks }
  const stopAtProblems = () => {
    if (problems.length > 0) throw new ContentError(problems)
  }
  const english =
    language === SOURCE_LANGUAGE ? undefined : loadContent(SOURCE_LANGUAGE, folder, shopState, today)

  const facts = readFacts(folder, reading)
  const defaultWords = readWords(language, reading)
  const written = readCopy(folder, language, reading)
  const batches = readBatches(folder, language, reading)
  stopAtProblems()
  checkCopy(facts, written, (topic, path, message) =>
    problems.push({ file: `${language}/${topic}.json`, path, message }),
  )
  stopAtProblems()
  const overrides = readOverrides(folder, language, fallbacks)
  const reportOverride = (key: string, message: string) => {
    const file = `${language}/words.json`
    const isFormer = formerField(file, [key], false) !== undefined
    reporter(file, isFormer && !english ? problems : fallbacks)([key], message)
  }
  const words = applyOverrides(defaultWords, overrides, reportOverride)

  const expired = facts.claims.list
    .filter(({ evidence }) => isPast(evidence?.expires, today))
    .map(({ id }) => id)
  const isMade = (id: Json | undefined) =>
    typeof id !== 'string' || (facts.claims.list.some((claim) => claim.id === id) && !expired.includes(id))
  const { city } = written.brand
  const product = written.brand.product ?? words.brand.unknown.product
  const copy = {
    ...written,
    brand: {
      ...written.brand,
      name: nameIn(language, facts.launch) ?? words.brand.unknown.name,
      product,
      productInText: written.brand.productInText ?? product,
      city: city ?? words.brand.unknown.city,
    },
    claims: { list: written.claims.list.filter(({ id }) => isMade(id)) },
  }
  const setting = { folder, today, language, shopState }
  const whole = compose({ facts, copy, words, batches }, setting)
  const missing = missingSections(whole, publishedArticles(folder, today).length > 0)
  const isHidden = (entry: Json) =>
    isGroup(entry) &&
    (!isMade(entry.claim) || (isGroup(entry.to) && missing.includes(String(entry.to.id ?? entry.to.view))))
  const derived = derive(whole, today)
  const values = [derived, ...rootsOf(whole)]
  const englishValues = english && [derive(english, today), ...rootsOf(english)]
  const untranslated = new Set(fallbacks.map(fallbackKey))
  const valuesOf = (path: readonly PropertyKey[]) => {
    const isEnglish =
      untranslated.has(path.join('.')) ||
      (path[0] === BATCHES && batches.find(({ lot }) => lot === path[1])?.language === SOURCE_LANGUAGE)
    return (isEnglish && englishValues) || values
  }

  const isExpired = (text: string, within: readonly string[] = []): boolean =>
    placeholdersIn(text).some((key) => {
      const isOfExpired =
        expired.some((id) => key.startsWith(`claims.${id}.`) || key === `answered.${id}`) ||
        (key === 'legal.licence.number' && isPast(facts.launch.licence.expires, today))
      if (isOfExpired) return true
      const found = within.includes(key) ? undefined : lookUp(key, values)
      return typeof found === 'string' && isExpired(found, [...within, key])
    })
  const fillOwn = (part: string) => (template: string, path: readonly PropertyKey[]) => {
    // A text that names an expired claim or licence is left out, and so is a line whose fact is not known. Any other
    // placeholder without a value is a mistake.
    const text = removeUnknownLines(template, valuesOf(path), MAY_BE_MISSING)
    if (!text || isExpired(text)) return undefined
    try {
      return fillPlaceholders(text, valuesOf(path))
    } catch (error) {
      const problem = fieldProblem(part, path, `cannot be filled in: ${(error as Error).message}`)
      ;(english ? fallbacks : problems).push(problem)
      return english ? (copyTexts(english).get(path.join('.')) ?? '') : text
    }
  }
  const fillWords = (text: string, path: readonly PropertyKey[]) => {
    const key = path.join('.')
    const unknown =
      overrides.has(key) &&
      placeholdersIn(text).find((name) => name.includes('.') && lookUp(name, values) === undefined)
    if (!unknown) return fillKnownLines(text, values)
    reportOverride(key, describeUnfilled(unknown))
    return fillKnownLines(textsOf(defaultWords).get(key) ?? '', values)
  }
  const { batches: filledBatches, ...filledCopy } = fillTexts(
    { ...copy, batches },
    { fill: fillOwn(language), isHidden },
  )
  const filled = compose(
    {
      facts: fillTexts(facts, { fill: fillOwn('facts'), isHidden }),
      copy: filledCopy,
      words: fillTexts(words, { fill: fillWords, isHidden }),
      batches: filledBatches,
    },
    setting,
  )
  stopAtProblems()
  // Topics that exist in English only have their placeholders filled in with English words, too.
  const content = english
    ? {
        ...filled,
        words: { ...filled.words, blog: english.words.blog },
        copy: { ...filled.copy, blog: english.copy.blog },
        categories: english.categories,
      }
    : filled
  const documentValues = [documentTexts(content), derived, ...rootsOf(content)]
  const fillDocument = (text: Json) => {
    const known = typeof text === 'string' ? removeUnknownLines(text, documentValues) : text
    return fillPlaceholders(known, documentValues)
  }
  const documents = readDocuments(folder, language, content, fillDocument, today, fallbacks, english)
  return { ...content, ...documents }
}

/** Returns the values that placeholders are looked up in. They have no claims that the shop does not make. */
function rootsOf({ facts, copy, words, claims, doses, pictures, categories }: Topics): readonly object[] {
  return [{ claims, doses: doses ?? null, pictures, categories }, { ...facts, claims: {} }, copy, words]
}

/** Returns the key in `copyTexts` of the text that English stands in for. */
export function fallbackKey({ file, path }: Problem): string {
  const [, ...topic] = file.replace(/\.json$/, '').split('/')
  return [...topic, ...path].join('.')
}

/** Indexes the texts of a shop's copy by topic and field, such as `packs.list.450g.size`. */
export function copyTexts({ copy, batches }: Topics): ReadonlyMap<string, string> {
  return textsOf({ ...copy, batches })
}

/**
 * Derives the values of placeholders that are in no file, such as `{product.made}`, `{expiry.name}`, `{serving.kcal}` and
 * `{newest.lead}`.
 */
function derive(content: Topics, today: Date): object {
  const { doses, words } = content
  const answered = Object.entries(content.claims).flatMap(([id, { survey }]) =>
    survey ? [[id, surveySource(survey, content)]] : [],
  )
  return {
    // In a sentence the name is in the script of its language; `facts.brand.name` is that of the label.
    brand: { name: content.copy.brand.name },
    product: productTexts(content),
    expiry: words.label.dates[content.facts.label.keeping.date],
    serving: serving(content),
    grams: recordOf(DOSES, (dose) => {
      const amount = doses?.[dose]
      return amount ? gramsADayText(amount, doses, words.label) : null
    }),
    per100g: Object.fromEntries(content.nutrients.map(({ id, per100g }) => [id, per100g])),
    herbs: herbCounts(content),
    answered: Object.fromEntries(answered),
    newest: { lead: leadText(content, today) },
    when: conditions(content, today),
    facts: describeFacts(content, today),
  }
}

/**
 * @param part the folder within the shop's, such as `facts` or `en`
 * @param path of the field, which begins with the topic
 */
function fieldProblem(part: string, [topic = '', ...path]: readonly PropertyKey[], message: string): Problem {
  return topic === BATCHES
    ? { file: `${BATCHES}/${String(path[0])}.json`, path: path.slice(1), message }
    : { file: `${part}/${String(topic)}.json`, path, message }
}
