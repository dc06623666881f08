import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { leadText } from '../shop/batch.ts'
import { isPast, surveySource } from '../shop/claims.ts'
import { documentTexts } from '../shop/document-texts.ts'
import { givenDoses, gramsADayText } from '../shop/doses.ts'
import { conditions, factTexts } from '../shop/fact-texts.ts'
import { capitalize } from '../shop/fill.ts'
import { herbCounts } from '../shop/herbs.ts'
import { weightText } from '../shop/label.ts'
import { missingSections } from '../shop/missing-sections.ts'
import {
  fillKnownLines,
  fillPlaceholders,
  isGroup,
  lookUp,
  placeholdersIn,
  removeUnknownLines,
} from '../shop/placeholders.ts'
import { serving } from '../shop/serving.ts'
import { launchTopics } from './launch-topics.ts'
import { fillTexts, merge, type PlainWords } from './merge.ts'
import { articleFiles, readDocuments } from './read-documents.ts'
import {
  BATCHES,
  picturesOf,
  type Reading,
  readBatches,
  readCopy,
  readFacts,
  readOtherWords,
  readWords,
} from './read-topics.ts'
import { ENGLISH_ONLY } from './schema/copy.ts'
import { isDemonstration, SHOP_FOLDER } from './shop-folder.ts'
import type { ShopState } from './shop-state.ts'
import type { Category, Content, Documents, Group, Json, Words } from './types.ts'
import { ContentError, type Problem } from './validation.ts'
import { sayOtherwise, textsOf, unfilled } from './words.ts'

/** Placeholders of facts that the owner may not have answered, and of conditions. */
const MAY_BE_MISSING = /^(?:facts|when)\./

/** The doses that have an amount in grams. */
const DOSES = ['adultsDaily', 'adultsFuller', 'overFive', 'threeToTwelve'] as const

/**
 * Reads and checks a shop: its facts, the software's words, and its copy. English gives the structure of the copy; where
 * another language has no text that fits, the English one is shown.
 *
 * @param language of words and copy
 * @param folder of the shop
 * @param shopState as which it is shown
 * @param today the day by which documents have expired
 * @param gaps takes what is shown in other words than the folder's own
 * @returns facts, words and copy by topic: what prints a claim that the shop does not make, or whose document has
 * expired, is left out, and placeholders are filled in
 * @throws ContentError where a field is unknown or wrong, or a placeholder of the copy leads nowhere
 */
export function loadContent(
  language: LanguageId = SOURCE_LANGUAGE,
  folder = SHOP_FOLDER,
  shopState: ShopState = isDemonstration(folder) ? 'demonstration' : 'open',
  today = new Date(),
  gaps: Problem[] = [],
): Content {
  const problems: Problem[] = []
  const reading: Reading = { problems, gaps }
  const stopAtProblems = () => {
    if (problems.length > 0) throw new ContentError(problems)
  }
  const english =
    language === SOURCE_LANGUAGE ? undefined : loadContent(SOURCE_LANGUAGE, folder, shopState, today)

  const { launch, facts: otherFacts } = readFacts(folder, reading)
  const words = readWords(language, reading)
  const { pictures, categories, ...copy } = readCopy(folder, language, reading)
  const batches = readBatches(folder, language, reading)
  stopAtProblems()
  const otherWords = readOtherWords(folder, language, gaps)
  const reportOther = (key: string, message: string) =>
    gaps.push({ file: `${language}/words.json`, path: [key], message })
  const said = sayOtherwise(words, otherWords, reportOther)
  const reportField = (path: readonly PropertyKey[], message: string) =>
    problems.push(fieldProblem(language, path, message))
  const facts = merge(
    otherFacts,
    launchTopics(launch, {
      unknown: (words.unopened as { unknown: Record<'name' | 'phone' | 'email' | 'city', string> }).unknown,
      city: (copy.brand as { city?: string }).city,
      hasExpired: (day) => isPast(day, today),
    }) as unknown as Json,
  )
  for (const id of Object.keys(otherFacts.claims as Group))
    if (!(id in (copy.claims as Group)))
      reportField(['claims', id], 'is missing: what the page prints of the claim')
  if (otherFacts.doses && !copy.doses)
    reportField(['doses'], 'is missing: the amounts of facts/doses.json in words')
  const own = merge(facts, copy, reportField, plainWords(said as unknown as Words))
  stopAtProblems()

  const ledger = otherFacts.claims as Record<string, { evidence?: { expires?: string } }>
  const expired = Object.keys(ledger).filter((id) => isPast(ledger[id]?.evidence?.expires, today))
  const isMade = (id: Json | undefined) => typeof id !== 'string' || (id in ledger && !expired.includes(id))
  const claims = Object.fromEntries(
    Object.entries((own as Group).claims as Group).filter(([id]) => isMade(id)),
  )
  const whole = {
    ...(merge(own, said) as Group),
    batches,
    pictures: picturesOf(pictures, folder),
    claims,
    categories: indexCategories(categories),
  } as unknown as Content
  const missing = missingSections(whole, articleFiles(folder).length > 0)
  const isHidden = (entry: Json) =>
    isGroup(entry) &&
    (!isMade(entry.claim) || (isGroup(entry.to) && missing.includes(String(entry.to.id ?? entry.to.view))))
  const values = { ...whole, ...derive(whole, language) }

  const isExpired = (text: string, within: readonly string[] = []): boolean =>
    placeholdersIn(text).some((key) => {
      const isOfExpired =
        expired.some((id) => key.startsWith(`claims.${id}.`) || key === `answered.${id}`) ||
        (key === 'legal.licence.number' && isPast(launch.licence.expires, today))
      if (isOfExpired) return true
      const found = within.includes(key) ? undefined : lookUp(key, values)
      return typeof found === 'string' && isExpired(found, [...within, key])
    })
  const fillCopy = (written: string, path: readonly PropertyKey[]) => {
    // A text about what has expired goes with it, a line about a fact that is not answered; any other is a mistake.
    const text = removeUnknownLines(written, values, MAY_BE_MISSING)
    if (!text || isExpired(text)) return undefined
    try {
      return fillPlaceholders(text, values)
    } catch (error) {
      const problem = fieldProblem(language, path, `cannot be filled in: ${(error as Error).message}`)
      ;(english ? gaps : problems).push(problem)
      return english ? (textsOf(english).get(path.join('.')) ?? '') : text
    }
  }
  const fillWords = (text: string, path: readonly PropertyKey[]) => {
    const key = path.join('.')
    const unknown =
      otherWords.has(key) &&
      placeholdersIn(text).find((name) => name.includes('.') && lookUp(name, values) === undefined)
    if (!unknown) return fillKnownLines(text, values)
    reportOther(key, unfilled(unknown))
    return fillKnownLines(textsOf(words).get(key) ?? '', values)
  }
  const filled = merge(
    fillTexts(
      { ...(own as Group), batches, claims, pictures: whole.pictures as unknown as Json },
      { fill: fillCopy, isHidden },
    ),
    fillTexts(said, { fill: fillWords, isHidden }),
  ) as Group
  stopAtProblems()
  const content = {
    ...(printClaims(filled, filled.claims as Group) as Group),
    categories: whole.categories,
    // The words of bulk orders are for a shop that takes some.
    delivery: {
      ...(filled.delivery as Group),
      ...(!(otherFacts.delivery as Group).bulk && { bulk: undefined }),
    },
    ledger: otherFacts.claims,
    // Its placeholders, too, are filled in with English words.
    ...(english && Object.fromEntries(ENGLISH_ONLY.map((topic) => [topic, english[topic as keyof Content]]))),
    language,
    shopState,
  } as unknown as Omit<Content, keyof Documents>
  const documentValues = { ...values, ...content, ...documentTexts(content) }
  const documents = readDocuments(
    folder,
    language,
    content,
    (text) =>
      fillPlaceholders(
        typeof text === 'string' ? removeUnknownLines(text, documentValues) : text,
        documentValues,
      ),
    gaps,
    english,
  )
  return { ...content, ...documents, pages: { ...content.pages, ...documents.policies } }
}

/** What entries of the facts are called that the copy has no words for. */
function plainWords({ label, packs }: Words): PlainWords {
  return {
    'packs.list': ({ grams }) => {
      const size = weightText(Number(grams), label.units)
      return { size, order: packs.order.replace('{weight}', size) }
    },
    'delivery.zones.list': ({ id }) => ({ name: capitalize(String(id)) }),
    'label.ingredients.list': ({ id }) => ({ name: capitalize(String(id).replaceAll('-', ' ')) }),
  }
}

/** Puts what a claim prints beside the other fields of the entries that name it. */
function printClaims(value: Json, claims: Group): Json {
  if (Array.isArray(value)) return value.map((entry) => printClaims(entry, claims))
  if (!isGroup(value)) return value
  const printed = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, printClaims(entry, claims)]),
  )
  if (typeof value.claim !== 'string') return printed
  const { text: _, survey: __, evidence: ___, reviewBy: ____, ...claim } = claims[value.claim] as Group
  const qualifier = value.qualifier ?? claim.qualifier
  return { ...printed, claim: { id: value.claim, ...claim }, ...(qualifier && { qualifier }) } as Json
}

/** Indexes the categories of articles by their ids. */
function indexCategories(categories: Json | undefined): Record<string, Category> {
  const { list = [] } = (categories ?? {}) as { list?: readonly Category[] }
  return Object.fromEntries(list.map((each) => [each.id, each]))
}

/** What follows from facts and copy, for placeholders: `{serving.kcal}`, `{grams.overFive}`, `{herbs.plants}`, `{answered.rating}`, `{newest.lead}`. */
function derive(content: Content, language: LanguageId): Group {
  const doses = givenDoses(content)
  const answered = Object.entries(content.claims).flatMap(([id, { survey }]) =>
    survey ? [[id, surveySource(survey, content.survey, language)]] : [],
  )
  return {
    ...(doses && {
      serving: serving(content, doses),
      grams: Object.fromEntries(DOSES.map((dose) => [dose, gramsADayText(doses[dose], doses)])),
    }),
    per100g: Object.fromEntries(content.label.nutrition.map(({ id, per100g }) => [id, per100g])),
    herbs: herbCounts(content),
    answered: Object.fromEntries(answered),
    newest: { lead: leadText(content) },
    when: conditions(content),
    facts: factTexts({ ...content, language }),
  } as Group
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
