import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { Content } from '#web/model/content.ts'
import { readJson } from '#web/model/read-topics.ts'
import { copyTopics, ENGLISH_ONLY } from '#web/model/schema/copy.ts'
import { factTopics } from '#web/model/schema/facts.ts'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Problem } from '#web/model/validation.ts'
import { POLICIES } from '#web/views.ts'
import { figuresOf } from './figures.ts'

const IMAGES = 'images'

/** Bytes before those that the header of a WebP counts. */
const RIFF_HEADER = 8

/** The text of a regular expression for one of these names. */
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
    // Its capitals distinguish a lot code from the name of a configuration.
    `(${TRANSLATION}/)?batches/[A-Z0-9-]+\\.json`,
    'batches/[^/]+\\.(?i:pdf|webp|jpe?g|png)',
    'images/[^/]+\\.webp',
  ])}$`,
)

/** Folders without which there is no shop. */
const PARTS = ['facts', SOURCE_LANGUAGE]

/**
 * Finds files in a shop's folder that belong to no shop, such as a package.json, which the bundler would obey; and
 * folders that are missing.
 */
export function findUnknownFiles(folder = SHOP_FOLDER): Problem[] {
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)))
  if (missing.length > 0)
    return missing.map((part) => ({
      file: `./${part}`,
      path: [],
      message: `is missing: add it, or remove ${folder} and make a shop with npm run new-shop`,
    }))
  return filesIn(folder).flatMap((file) =>
    KNOWN_FILES.test(file) && isWhole(file, folder)
      ? []
      : { file: `./${file}`, path: [], message: `${reasonOf(file)}: remove it, or undo` },
  )
}

/**
 * The pictures and reports that no content names, from the shop's folder: the editor saves them before what uses them,
 * and keeps what nothing uses any more.
 *
 * @param content in English, with all that a live site leaves out
 */
export function unusedFiles(content: Content, folder = SHOP_FOLDER): string[] {
  const pictures = [
    ...content.founders.people.map(({ id }) => `founder-${id}`),
    ...figuresOf(content).map(({ picture }) => picture),
  ]
  const used = new Set([
    ...pictures.map((name) => `${IMAGES}/${name}.webp`),
    ...Object.values(content.pictures).map(({ file }) => `${IMAGES}/${file}`),
    ...content.batches.flatMap(({ report }) => (report ? [`batches/${report.file}`] : [])),
  ])
  return filesIn(folder).filter(
    (file) => /^(batches|images)\//.test(file) && !file.endsWith('.json') && !used.has(file),
  )
}

/** Lists the pictures without a file or a text, which pages leave out. */
export function findIncompletePictures(folder = SHOP_FOLDER): string[] {
  const file = join(folder, SOURCE_LANGUAGE, 'pictures.json')
  if (!existsSync(file)) return []
  const { list } = readJson(file) as { list: { id: string; file: string; alt?: string }[] }
  return list
    .filter(({ file, alt }) => !alt || !existsSync(join(folder, IMAGES, basename(file))))
    .map(({ id }) => id)
}

function isWhole(file: string, folder: string): boolean {
  if (file.startsWith(IMAGES)) return isPicture(join(folder, file))
  return file.endsWith('.json') || !file.startsWith('batches/') || isReport(join(folder, file))
}

/** What is in the first bytes of a report: a PDF or a picture. */
const REPORT = /^(RIFF.{4}WEBP|\x89PNG|\xff\xd8\xff)|%PDF-/s
const FIRST_BYTES = 1024

function isReport(file: string): boolean {
  return REPORT.test(readFileSync(file).toString('latin1', 0, FIRST_BYTES))
}

/**
 * Whether a file begins as WebP does, and has the length that its header states: one that was cut off would stop the
 * bundler.
 */
function isPicture(file: string): boolean {
  const bytes = readFileSync(file)
  if (!/^RIFF.{4}WEBPVP8[ LX]/s.test(bytes.toString('latin1', 0, 16))) return false
  return bytes.readUInt32LE(4) + RIFF_HEADER === bytes.length
}

function reasonOf(file: string): string {
  if (file.startsWith(IMAGES)) return 'is no picture of the kind .webp'
  return KNOWN_FILES.test(file) ? 'is neither a PDF nor a picture' : 'does not belong to the content'
}
