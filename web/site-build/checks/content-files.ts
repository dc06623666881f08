import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { readJson } from '#web/model/read-topics.ts'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Content } from '#web/model/types.ts'
import type { Problem } from '#web/model/validation.ts'
import { POLICIES } from '#web/views.ts'

/** Returns the source of a regular expression that matches one of these names. */
const oneOf = (names: readonly string[]) => `(${names.join('|')})`
const LANGUAGE = oneOf(LANGUAGE_IDS)
const TRANSLATION = oneOf(LANGUAGE_IDS.filter((id) => id !== SOURCE_LANGUAGE))

const COPY = Object.keys(copyTopics)
/** The privacy policy is the software's. */
const SHOP_POLICIES = POLICIES.filter((name) => name !== 'privacy-policy')
const TRANSLATED = COPY.filter((topic) => !ENGLISH_ONLY.includes(topic))

/** Every file that a shop's folder may hold. */
const KNOWN_FILES = new RegExp(
  `^${oneOf([
    `facts/${oneOf(Object.keys(factTopics))}\\.json`,
    `${SOURCE_LANGUAGE}/${oneOf(COPY)}\\.json`,
    `${SOURCE_LANGUAGE}/articles/[^/]+\\.md`,
    `${LANGUAGE}/${oneOf([...TRANSLATED, 'words'])}\\.json`,
    `${LANGUAGE}/policies/${oneOf(SHOP_POLICIES)}\\.md`,
    `${TRANSLATION}/language\\.json`,
    // Lot codes are in capitals, which names of configuration files are not.
    `(${TRANSLATION}/)?batches/[A-Z0-9-]+\\.json`,
    'batches/[^/]+\\.([Pp][Dd][Ff]|[Ww][Ee][Bb][Pp]|[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg])',
    'images/[^/]+\\.(webp|png|svg)',
  ])}$`,
)

/** Matches the first bytes of a picture of each kind; a mark is a PNG, or a drawing that a programmer has put there. */
const PICTURES: Readonly<Record<string, RegExp>> = {
  webp: /^RIFF.{4}WEBP/s,
  png: /^\x89PNG/,
  svg: /^<svg /,
}

/**
 * Finds files in a shop's folder that belong to no shop, such as a package.json, which the bundler would apply; and
 * folders that are missing.
 */
export function findUnknownFiles(folder = SHOP_FOLDER): Problem[] {
  const missing = ['facts', SOURCE_LANGUAGE].filter((part) => !existsSync(join(folder, part)))
  if (missing.length > 0)
    return missing.map((part) => ({
      file: `./${part}`,
      path: [],
      message: `is missing: add it, or remove ${folder} and make a shop with npm run new-shop`,
    }))
  return filesIn(folder).flatMap((file) => {
    const reason = wrongWith(file, folder)
    return reason ? [{ file: `./${file}`, path: [], message: reason }] : []
  })
}

function wrongWith(file: string, folder: string): string | undefined {
  if (lstatSync(join(folder, file)).isSymbolicLink())
    return 'is a link: copy here what it leads to, or remove it'
  const isPicture = file.startsWith('images/')
  const isKnown =
    KNOWN_FILES.test(file) &&
    (!isPicture ||
      PICTURES[extname(file).slice(1)]?.test(readFileSync(join(folder, file)).toString('latin1', 0, 16)))
  if (!isKnown) return unknownReason(file)
  // The editor and git read another encoding wrongly, or not at all.
  if (/\.(json|md)$/.test(file) && !isUtf8Text(readFileSync(join(folder, file))))
    return 'is not saved as UTF-8: save it again with the encoding UTF-8'
  // The bundler reads file names as URLs: `?` and `#` end a path, and `%` begins an escape.
  return /[?#%]/.test(file) ? 'has ?, # or % in its name: rename the file, and add it again' : undefined
}

function unknownReason(file: string): string {
  if (file.startsWith('images/'))
    return 'is no WebP: remove it, and add the photograph as JPEG or PNG on /edit, which turns it into WebP'
  const inEnglish = file.replace(new RegExp(`^${TRANSLATION}/`), `${SOURCE_LANGUAGE}/`)
  if (inEnglish !== file && KNOWN_FILES.test(inEnglish)) return 'is in English only: remove it'
  return 'does not belong to the content: remove it, or undo'
}

/** Windows saves texts as UTF-16 too, where each ASCII letter has a NUL beside it. */
function isUtf8Text(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0)
}

/** Lists the pictures without a file or a text, which pages leave out. */
export function findIncompletePictures({ pictures }: Content, folder = SHOP_FOLDER): string[] {
  const file = join(folder, SOURCE_LANGUAGE, 'pictures.json')
  const { list } = (existsSync(file) ? readJson(file) : { list: [] }) as { list: { id: string }[] }
  return list.map(({ id }) => id).filter((id) => !(id in pictures))
}
