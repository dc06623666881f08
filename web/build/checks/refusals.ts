import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type LanguageId, SOURCE } from '#contract/languages.ts'
import { ContentError, type Problem } from '#web/content/checked.ts'
import type { Content } from '#web/content/content.ts'
import { loadContent } from '#web/content/load.ts'
import { checkBatches } from '../batches/check-batches.ts'
import { lotHistory } from '../batches/lot-history.ts'
import type { Finding } from './content-fields.ts'
import { documentProblems } from './document-problems.ts'
import { launchFindings } from './launch.ts'

/**
 * Why content may not be published: what the build would stop at, lots that are missing, and what the launch check finds
 * that it did not find before. What was there before is no hindrance: a pack can be sold out while an offer has ended.
 *
 * @param folder of the content, in a clone with all commits
 * @param languages that must be complete, beside English
 * @param before the findings in the content that is live
 * @param today the moment by which both are measured, so that a day that has passed is nothing new
 * @throws where the lots cannot be compared with earlier commits
 */
export function refusals(
  folder: string,
  languages: readonly LanguageId[],
  before: readonly Finding[],
  today: Date,
): readonly Problem[] {
  const batches = join(folder, 'batches')
  const { problems, unchecked } = lotHistory(batches)
  if (unchecked) throw new Error(unchecked)
  try {
    const content = loadContent(SOURCE, folder)
    checkBatches(content, batches)
    const translations = languages.map((language) => loadContent(language, folder, true))
    const images = join(folder, '../images')
    return [
      ...problems,
      ...missingPictures(content, images),
      ...[content, ...translations].flatMap((each) => documentProblems(each, images)),
      ...newFindings(before, findingsIn(folder, today)).map(problemOf),
    ]
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [...problems, ...error.problems]
  }
}

/** The editor can remove a picture that pages show. */
function missingPictures({ pictures }: Content, folder: string): Problem[] {
  return Object.keys(pictures)
    .filter((name) => !existsSync(join(folder, `${name}.webp`)))
    .map((name) => ({
      file: 'facts/pictures.json',
      path: [name],
      message: `has no picture any more: add ${name}.webp to the pictures, or undo`,
    }))
}

/** What the launch check finds, with files named from the folder, so that two folders can be compared. */
export function findingsIn(folder: string, today: Date): Finding[] {
  return launchFindings(today, folder).map((finding) => ({
    ...finding,
    file: relative(folder, finding.file),
  }))
}

/**
 * Findings of one kind in one field count as the same, with whatever day or words, but for banned phrases that were not
 * there; of fields in lists, which move when an entry is added, their number counts.
 */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = Map.groupBy(before, kindOf)
  return [...Map.groupBy(after, kindOf)].flatMap(([kind, found]) => {
    const old = known.get(kind) ?? []
    const oldPhrases = new Set(old.flatMap(({ phrases = [] }) => phrases))
    const isWorse = ({ phrases = [] }: Finding) => phrases.some((phrase) => !oldPhrases.has(phrase))
    const isOld = ({ what }: Finding) => Number(old.some((finding) => finding.what === what))
    const worse = found.filter(isWorse)
    const others = found.filter((finding) => !isWorse(finding)).toSorted((a, b) => isOld(a) - isOld(b))
    return [...worse, ...others.slice(0, Math.max(0, found.length - old.length - worse.length))]
  })
}

function kindOf({ file, path, todo }: Finding): string {
  return [file, ...path.map((key) => (typeof key === 'number' ? '*' : key)), todo].join(' ')
}

/** What the finding says, without the keys that it begins with. */
function problemOf({ file, path, what }: Finding): Problem {
  const words = what.replace(`${path[0]}: `, '').replace(/^[\w.-]+ (?=is |has )/, 'it ')
  return { file, path, message: `cannot go live: ${words}` }
}
