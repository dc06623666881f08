import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LANGUAGE_IDS, type LanguageId } from '#contract/languages.ts'
import { readJson, readOverrides, WORDS } from '#web/model/read-topics.ts'
import { plainText } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { placeholdersIn } from '#web/shop/placeholders.ts'
import { git, gitWithInput } from './git.ts'

/** The key of the notice in a shop's words.json. */
const KEY = 'newsletter.notice'
/** Hexadecimal digits of SHA-256: enough for every wording there will be. */
const DIGITS = 12

/**
 * The version of the notice at the newsletter box that the pages of a language show, the software's or the shop's own: it
 * follows from the words before facts are filled in, so that git finds the wording that a subscriber agreed to.
 */
export function noticeVersion(language: LanguageId, folder = SHOP_FOLDER): string {
  const other = readOverrides(folder, language, []).get(KEY)
  // Like any override, it is ignored where it has an unknown placeholder.
  const isUsed = other && placeholdersIn(other).every((name) => name.includes('.'))
  return versionOf(isUsed ? other : String(readJson(join(WORDS, language, 'newsletter.json')).notice))
}

/** The versions of every language that are or were shown; without git's history, only the present ones. */
export function noticeVersions(folder = SHOP_FOLDER): string[] {
  const present = LANGUAGE_IDS.map((id) => noticeVersion(id, folder))
  // Earlier versions had the notice in each shop's newsletter.json.
  const former = [
    ...readFormerTexts(folder, '*/newsletter.json', '*/words.json'),
    ...readFormerTexts(join(WORDS, '..'), '*/*/newsletter.json', '*/*/words.json'),
  ]
  return [...new Set([...present, ...former.flatMap((text) => versionIn(text) ?? [])])]
}

/** What git prints before each file. JSON has no such character. */
const MARK = '\u0001'

/** The files of all languages as they were committed. */
function readFormerTexts(folder: string, ...patterns: string[]): string[] {
  try {
    const files = patterns.map((pattern) => `:(glob)${pattern}`)
    const log = git(folder, 'log', '-m', '--raw', '--no-abbrev', '--format=', '--', ...files)
    const blobs = new Set(Array.from(log.matchAll(/^:\d+ \d+ \w+ (\w*[1-9a-f]\w*) /gm), ([, id = '']) => id))
    const texts = gitWithInput(folder, [...blobs].join('\n'), 'cat-file', `--batch=${MARK}`)
    return texts.split(`${MARK}\n`).slice(1)
  } catch {
    return []
  }
}

/** @returns undefined where a file has no notice, or was committed broken */
function versionIn(text: string): string | undefined {
  try {
    const { notice, newsletter, [KEY]: other = newsletter?.notice ?? notice } = JSON.parse(plainText(text))
    return other && versionOf(other)
  } catch {
    return undefined
  }
}

function versionOf(notice: string): string {
  return createHash('sha256').update(notice.trim()).digest('hex').slice(0, DIGITS)
}
