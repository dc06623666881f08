import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import type { Problem } from '#web/content/check.ts'
import type { Content } from '#web/content/content.ts'
import { factTopics, sourceTopics, wordTopics } from '#web/content/schema/topics.ts'
import { POLICIES } from '#web/views.ts'
import { figuresOf } from './figures.ts'

const CONTENT = 'web/content'
const IMAGES = 'web/images'

/** The text of a regular expression for one of these names. */
const oneOf = (names: readonly string[]) => `(${names.join('|')})`
const LANGUAGE = oneOf(LANGUAGE_IDS)
const TRANSLATION = oneOf(LANGUAGE_IDS.filter((id) => id !== SOURCE))

/** Every file that the folders of the content may hold. */
const KNOWN = new RegExp(
  `^web/${oneOf([
    `content/facts/${oneOf(Object.keys(factTopics))}\\.json`,
    `content/${SOURCE}/${oneOf(Object.keys(sourceTopics))}\\.json`,
    `content/${SOURCE}/articles/[^/]+\\.md`,
    `content/${LANGUAGE}/${oneOf([...Object.keys(wordTopics), 'banned'])}\\.json`,
    `content/${LANGUAGE}/policies/${oneOf(POLICIES)}\\.md`,
    `content/${TRANSLATION}/language\\.json`,
    // By its capitals a lot code is told from the name of a configuration.
    `content/(${TRANSLATION}/)?batches/[A-Z0-9-]+\\.json`,
    'content/batches/[^/]+\\.(?i:pdf|webp|jpe?g|png)',
    'images/[^/]+\\.webp',
  ])}$`,
)

/** The code beside the content, which goes live by a release only. */
const CODE = /^web\/content\/(schema\/)?[\w-]+\.ts$/

/** What stands among the content and the pictures and is neither: the bundler, for one, obeys a package.json. */
export function unknownFiles(folder = CONTENT): Problem[] {
  return [...filesIn(folder, CONTENT), ...filesIn(imagesBeside(folder), IMAGES)].flatMap((file) =>
    KNOWN.test(file) || CODE.test(file)
      ? []
      : { file, path: [], message: `${reasonOf(file)}: remove it, or undo` },
  )
}

/**
 * The pictures and reports that no content names, from the project's root: the editor saves them before what uses them,
 * and keeps what nothing uses any more.
 *
 * @param content in English, with all that a live site leaves out
 */
export function unusedFiles(content: Content, folder = CONTENT): string[] {
  const pictures = [
    ...Object.keys(content.pictures),
    ...content.founders.people.map(({ id }) => `founder-${id}`),
    ...figuresOf(content).map(({ picture }) => picture),
  ]
  const used = new Set([
    ...pictures.map((name) => `${IMAGES}/${name}.webp`),
    ...content.batches.map(({ report }) => `${CONTENT}/batches/${report.file}`),
  ])
  return [
    ...filesIn(join(folder, 'batches'), `${CONTENT}/batches`).filter((file) => !file.endsWith('.json')),
    ...filesIn(imagesBeside(folder), IMAGES),
  ].filter((file) => !used.has(file))
}

function reasonOf(file: string): string {
  return file.startsWith(IMAGES) ? 'is no picture of the kind .webp' : 'does not belong to the content'
}

function imagesBeside(folder: string): string {
  return join(folder, '../images')
}

/** Every file of a folder, below the name that it has in the project; a link is one, wherever it leads. */
function filesIn(folder: string, name: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // Finder leaves its own file in every folder that it has shown.
      .filter((entry) => !entry.isDirectory() && entry.name !== '.DS_Store')
      .map((entry) => `${name}/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
      .sort()
  )
}
