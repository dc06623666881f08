import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_IDS, type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { DEMONSTRATION, isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { git } from './git.ts'

const FILE = 'newsletter.json'
/** Hexadecimal digits of SHA-256: enough for every wording there will be. */
const DIGITS = 12

/**
 * The version of the notice at the newsletter box that the pages of a language show: it follows from the words as their
 * file has them, so that git finds the wording that a subscriber agreed to.
 */
export function noticeVersion(language: LanguageId, folder = SHOP_FOLDER): string {
  const own = join(folder, language, FILE)
  const version = existsSync(own) ? versionIn(readFileSync(own, 'utf8')) : undefined
  if (version) return version
  // A language that lacks it shows the English one, and a shop the demonstration's.
  if (language !== SOURCE_LANGUAGE) return noticeVersion(SOURCE_LANGUAGE, folder)
  if (isDemonstration(folder)) throw new Error(`${own} has no notice`)
  return noticeVersion(SOURCE_LANGUAGE, DEMONSTRATION)
}

/** The versions of every language that are shown or were: without git, or in a clone without it, not the former ones. */
export function noticeVersions(folder = SHOP_FOLDER): string[] {
  const present = LANGUAGE_IDS.map((id) => noticeVersion(id, folder))
  return [...new Set([...present, ...formerTexts(folder).flatMap((text) => versionIn(text) ?? [])])]
}

/** The files of all languages as they were committed. */
function formerTexts(folder: string): string[] {
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
    const { notice } = JSON.parse(text)
    return notice && createHash('sha256').update(notice.trim()).digest('hex').slice(0, DIGITS)
  } catch {
    return undefined
  }
}
