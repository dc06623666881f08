import { join } from 'node:path'
import type { z } from 'zod'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { leadText } from '../shop/batch.ts'
import { isPast, isShown, surveySource } from '../shop/claims.ts'
import { documentTexts } from '../shop/document-texts.ts'
import { gramsADayText } from '../shop/doses.ts'
import { herbCounts } from '../shop/herbs.ts'
import { missingSections } from '../shop/missing-sections.ts'
import { fillPlaceholders, isGroup, removeUnknownLines } from '../shop/placeholders.ts'
import { serving } from '../shop/serving.ts'
import type { Content } from './content.ts'
import type { Json } from './json.ts'
import { launchTopics } from './launch-topics.ts'
import { fillTexts, type LeavesOut, merge, removeHidden } from './merge.ts'
import type { Mode } from './mode.ts'
import { readDocuments } from './read-documents.ts'
import {
  BATCHES,
  type Group,
  picturesOf,
  type Reading,
  readBatches,
  readJson,
  readTopics,
} from './read-topics.ts'
import type { Category } from './schema/blog.ts'
import { type confirmedFacts, confirmedTopics } from './schema/claims.ts'
import type { Documents } from './schema/documents.ts'
import type { launchFacts } from './schema/launch.ts'
import { factTopics, sourceTopics, wordTopics } from './schema/topics.ts'
import { DEMONSTRATION, isDemonstration, SHOP_FOLDER } from './shop-folder.ts'
import { ContentError, type Problem } from './validation.ts'

/** The doses that have an amount in grams. */
const DOSES = ['adultsDaily', 'adultsFuller', 'overFive', 'threeToTwelve'] as const

/**
 * Reads and checks a shop. English gives the structure; another language gives the words, and where it has none that fits
 * the English ones are shown.
 *
 * @param language the folder of words
 * @param folder of the shop
 * @param mode as which it is shown
 * @param today the day by which documents have expired
 * @param gaps takes what is shown in other words than the folder's own
 * @returns facts and words by topic: what a hidden claim covers is left out, qualifiers and placeholders are filled in
 * @throws ContentError where a field is missing, unknown or wrong, or a placeholder leads nowhere
 */
export function loadContent(
  language: LanguageId = SOURCE_LANGUAGE,
  folder = SHOP_FOLDER,
  mode: Mode = isDemonstration(folder) ? 'demonstration' : 'live',
  today = new Date(),
  gaps: Problem[] = [],
): Content {
  const reading: Reading = { problems: [], gaps }
  const { problems } = reading
  const { launch, confirmed, ...facts } = readTopics(folder, 'facts', factTopics, reading)
  const english = language === SOURCE_LANGUAGE ? undefined : loadContent(SOURCE_LANGUAGE, folder, mode, today)
  const words = {
    ...(english
      ? pickTopics(english, sourceTopics)
      : indexCategories(readTopics(folder, SOURCE_LANGUAGE, sourceTopics, reading))),
    ...readTopics(folder, language, wordTopics, reading),
  }
  const batches = readBatches(folder, language, reading)
  const pictures = picturesOf(words.pictures, folder)
  if (problems.length > 0) throw new ContentError(problems)
  const ownerFacts = {
    ...launchTopics(launch as z.infer<typeof launchFacts>, {
      mode,
      sample: readJson(join(DEMONSTRATION, 'facts/launch.json')) as unknown as z.infer<typeof launchFacts>,
      city: (words.brand as { city?: string | null }).city,
      words: words.preview as Parameters<typeof launchTopics>[1]['words'],
      hasExpired: (day) => isPast(day, today),
    }),
    ...confirmedTopics(confirmed as z.infer<typeof confirmedFacts>),
  }
  const reportField = (path: readonly PropertyKey[], message: string) =>
    problems.push(fieldProblem(language, path, message))
  const { reel, ...otherTopics } = merge(
    merge(facts, ownerFacts as unknown as Json, reportField),
    words,
    reportField,
  ) as Group
  if (problems.length > 0) throw new ContentError(problems)
  const allContent = {
    ...otherTopics,
    ...('reel' in facts && { reel }),
    ...dropBulk(otherTopics, facts),
    batches,
    pictures,
  } as unknown as Content
  const claims = hideClaims(allContent, mode, today)
  const isHidden: LeavesOut = (entry) =>
    isGroup(entry) &&
    ((typeof entry.claim === 'string' && !claims[entry.claim]?.shown) ||
      (isGroup(entry.to) && missingSections(allContent).includes(String(entry.to.id))))
  const visible = removeHidden(allContent as unknown as Json, isHidden, claims) as Group
  const visibleContent = { ...visible, faq: fillAnswers(visible.faq as Content['faq']), claims }
  const values = { ...visibleContent, ...derive(visibleContent as unknown as Content, language) }
  const content: Omit<Content, keyof Documents> = {
    ...(fillTexts(
      visibleContent,
      values,
      (path, message) => (english ? gaps : problems).push(fieldProblem(language, path, message)),
      english as unknown as Json,
    ) as unknown as Content),
    language,
    mode,
  }
  if (problems.length > 0) throw new ContentError(problems)
  const texts = { ...content, ...documentTexts(content) } as unknown as Json
  const documents = readDocuments(
    folder,
    language,
    content,
    (text) => fillPlaceholders(typeof text === 'string' ? removeUnknownLines(text, texts) : text, texts),
    gaps,
    english,
  )
  return { ...content, ...documents, pages: { ...content.pages, ...documents.policies } }
}

function pickTopics(content: Content, topics: object): Group {
  return Object.fromEntries(Object.entries(content).filter(([topic]) => topic in topics)) as Group
}

/** Gives each question the answer of its claim where that is shown, and its plain one otherwise. */
function fillAnswers({ items, ...faq }: Content['faq']): Json {
  const answered = items.map(({ confirmed, ...item }) => ({ ...item, answer: confirmed || item.answer }))
  return { ...faq, items: answered } as unknown as Json
}

/** Indexes the categories of articles by their ids. */
function indexCategories({ categories, ...otherTopics }: Group): Group {
  const { list = [] } = (categories ?? {}) as { list?: readonly Category[] }
  return { ...otherTopics, categories: Object.fromEntries(list.map((each) => [each.id, each])) }
}

/** Leaves out the words for bulk orders where a shop takes none. */
function dropBulk({ delivery }: Group, facts: Group): Group {
  if (!isGroup(delivery) || (isGroup(facts.delivery) && facts.delivery.bulk)) return {}
  const { bulk: _, ...rest } = delivery
  return { delivery: rest }
}

/** What follows from facts and words, for placeholders: `{serving.kcal}`, `{grams.overFive}`, `{herbs.plants}`, `{answered.rating}`, `{newest.lead}`. */
function derive(content: Content, language: LanguageId): Group {
  const answered = Object.entries(content.claims).flatMap(([id, { survey }]) =>
    survey ? [[id, surveySource(survey, content.survey, language)]] : [],
  )
  return {
    serving: serving(content),
    grams: Object.fromEntries(DOSES.map((dose) => [dose, gramsADayText(content.doses[dose], content.doses)])),
    per100g: Object.fromEntries(content.label.nutrition.map(({ id, per100g }) => [id, per100g])),
    herbs: herbCounts(content),
    answered: Object.fromEntries(answered),
    newest: { lead: leadText(content) },
  }
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

/** The ledger, without the words of a claim that is not shown: what prints them all the same is an error. */
function hideClaims(content: Content, mode: Mode, today: Date): Group & Readonly<Record<string, Group>> {
  return Object.fromEntries(
    Object.entries(content.claims).map(([id, claim]) => {
      const { text: _, value: __, label: ___, qualifier: ____, question: _____, ...facts } = claim
      return [id, isShown(claim, content, mode, today) ? claim : { ...facts, shown: false }]
    }),
  ) as unknown as Group & Readonly<Record<string, Group>>
}
