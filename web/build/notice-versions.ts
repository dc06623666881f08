import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { LANGUAGE_IDS, type LanguageId } from '#contract/languages.ts'
import { readTopics } from '#web/model/read-topics.ts'
import { wordTopics } from '#web/model/schema/topics.ts'
import { plainText } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { ContentError, type Problem } from '#web/model/validation.ts'
import { git } from './git.ts'

const FILE = 'newsletter.json'
/** Hexadecimal digits of SHA-256: enough for every wording there will be. */
const DIGITS = 12

/**
 * The version of the notice at the newsletter box that the pages of a language show: it follows from the words that are
 * shown, before facts are filled in, so that git finds the wording that a subscriber agreed to. A language whose file is
 * missing or does not fit shows the English one, and a shop without one the demonstration's.
 *
 * @throws ContentError where there is no notice to show
 */
export function noticeVersion(language: LanguageId, folder = SHOP_FOLDER): string {
  const problems: Problem[] = []
  const topics = { newsletter: wordTopics.newsletter }
  const { newsletter } = readTopics(folder, language, topics, { problems, gaps: [] })
  if (problems.length > 0) throw new ContentError(problems)
  return versionOf((newsletter as z.infer<typeof wordTopics.newsletter>).notice)
}

/** The versions of every language that are shown or were: without git, or in a clone without it, not the former ones. */
export function noticeVersions(folder = SHOP_FOLDER): string[] {
  const present = LANGUAGE_IDS.map((id) => noticeVersion(id, folder))
  return [...new Set([...present, ...readFormerTexts(folder).flatMap((text) => versionIn(text) ?? [])])]
}

/** The files of all languages as they were committed. */
function readFormerTexts(folder: string): string[] {
  try {
    const log = git(folder, 'log', '-m', '--raw', '--no-abbrev', '--format=', '--', `:(glob)*/${FILE}`)
    const blobs = new Set(Array.from(log.matchAll(/^:\d+ \d+ \w+ (\w*[1-9a-f]\w*) /gm), ([, id = '']) => id))
    return [...blobs].map((id) => git(folder, 'cat-file', 'blob', id))
  } catch {
    return []
  }
}

/** @returns undefined where a file has no notice, or was committed broken */
function versionIn(text: string): string | undefined {
  try {
    const { notice } = JSON.parse(plainText(text))
    return notice && versionOf(notice)
  } catch {
    return undefined
  }
}

function versionOf(notice: string): string {
  return createHash('sha256').update(notice.trim()).digest('hex').slice(0, DIGITS)
}
