import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageId, SOURCE } from '#contract/languages.ts'
import { ContentError, checked, type Problem, reporter } from '#web/content/checked.ts'
import { readJson } from '#web/content/load.ts'
import { splitHead } from '#web/content/read-documents.ts'
import { batchFacts } from '#web/content/schema/batch.ts'
import { policyFile } from '#web/content/schema/documents.ts'
import { type Review, review } from '#web/content/schema/review.ts'
import { wordTopics } from '#web/content/schema/topics.ts'
import { MISSING, translated, wordsOf } from '#web/content/translate.ts'
import { type Hashes, hashesOf, hashOfAll, openRecords, type Status } from './review.ts'

/** A file that is translated; `isWhole` where it is one record. */
type Source = { name: string; schema: Parameters<typeof wordsOf>[0]; file: string; isWhole: boolean }

export type Translation = {
  readonly english: Hashes
  readonly words: Hashes
  readonly review: Review
  /** What is unread or stale. */
  readonly open: readonly Status[]
}

/** @returns the file of a language in which a record is */
export function fileOf(language: LanguageId, record: string): string {
  const [topic = '', name] = record.split('.')
  if (topic === 'policies') return `${language}/policies/${name}.md`
  return topic === 'batches' ? `${language}/batches/${name}.json` : `${language}/${topic}.json`
}

/**
 * Compares a language with the English, and with what its readers have signed.
 *
 * @param folder where the content stands
 * @throws where review.json has not its form
 */
export function readTranslation(language: LanguageId, folder = 'web/content'): Translation {
  const english: Record<string, string> = {}
  const words: Record<string, string> = {}
  for (const { name, schema, file, isWhole } of sourcesOf(language, folder)) {
    const source = read(join(folder, file))
    const missing = new Set<string>()
    const own = translated(schema, source, read(join(folder, fileOf(language, name))), (path, message) => {
      if (message === MISSING) missing.add(path.join('.'))
    })
    const hashes = isWhole ? hashOfAll : hashesOf
    Object.assign(english, hashes(name, wordsOf(schema, source)))
    Object.assign(words, hashes(name, wordsOf(schema, own), missing))
  }
  const noted = readReview(language, folder)
  return { english, words, review: noted, open: openRecords(english, words, noted) }
}

/** The records of a lot count where its words are there in the language. */
function sourcesOf(language: LanguageId, folder: string): Source[] {
  const names = (part: string, end: string) =>
    existsSync(join(folder, part))
      ? readdirSync(join(folder, part)).flatMap((name) =>
          name.endsWith(end) ? name.slice(0, -end.length) : [],
        )
      : []
  return [
    ...Object.entries(wordTopics).map(([name, schema]) => {
      return { name, schema, file: fileOf(SOURCE, name), isWhole: false }
    }),
    ...names(`${SOURCE}/policies`, '.md').map((name) => {
      const record = `policies.${name}`
      return { name: record, schema: policyFile, file: fileOf(SOURCE, record), isWhole: true }
    }),
    ...names(`${language}/batches`, '.json').map((lot) => {
      return { name: `batches.${lot}`, schema: batchFacts, file: `batches/${lot}.json`, isWhole: true }
    }),
  ]
}

function read(file: string) {
  if (file.endsWith('.json')) return readJson(file)
  const { head, body } = splitHead(readFileSync(file, 'utf8'))
  return { ...(head as Record<string, string>), body }
}

function readReview(language: LanguageId, folder: string): Review {
  const name = `${language}/review.json`
  if (!existsSync(join(folder, name))) return {}
  const problems: Problem[] = []
  const noted = checked(review, readJson(join(folder, name)), reporter(name, problems))
  if (problems.length > 0) throw new ContentError(problems)
  return noted
}

/** In the order of the content; what is no longer in it is left out. */
export function writeReview(language: LanguageId, review: Review, folder = 'web/content'): void {
  const records = Object.keys(readTranslation(language, folder).words).filter((record) => review[record])
  const content = {
    $schema: '../../../node_modules/.cache/content-schemas/review.json',
    ...Object.fromEntries(records.map((record) => [record, review[record]])),
  }
  writeFileSync(join(folder, language, 'review.json'), `${JSON.stringify(content, null, 2)}\n`)
}
