import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LANGUAGE_IDS, SOURCE } from '#contract/languages.ts'
import { ContentError, type Problem } from '#web/content/check.ts'
import type { Content, Mode } from '#web/content/content.ts'
import { loadContent, readLanguage } from '#web/content/load.ts'
import { checkBatches } from '../batches/check-batches.ts'
import type { Finding } from './content-fields.ts'
import { documentProblems } from './document-problems.ts'
import { launchFindings } from './launch.ts'

/**
 * Why content may not go live: what the build would stop at, with the fields that the owner can correct, and what the
 * launch check finds.
 *
 * @param mode a demonstration may go without what a shop cannot open without
 * @param today the day that the launch check measures by
 */
export function refusals(
  mode: Mode = 'live',
  folder = 'web/content',
  today = new Date(),
): readonly Problem[] {
  try {
    const content = loadContent(SOURCE, folder)
    checkBatches(content, join(folder, 'batches'))
    const published = LANGUAGE_IDS.filter((id) => id !== SOURCE && readLanguage(id, folder).published)
    const translations = published.map((id) => loadContent(id, folder))
    const images = join(folder, '../images')
    return [
      ...missingPictures(content, images),
      ...[content, ...translations].flatMap((each) => documentProblems(each, images)),
      ...launchFindings(today, folder)
        .filter(({ group }) => mode === 'live' || group !== 'Open the shop')
        .map((finding) => problemOf(finding, folder)),
    ]
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
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

/** Says what was found, without the keys that it begins with. */
function problemOf({ file, path, what }: Finding, folder: string): Problem {
  const words = what.replace(`${path[0]}: `, '').replace(/^[\w.-]+ (?=is |has )/, 'it ')
  return { file: relative(folder, file), path, message: `cannot go live: ${words}` }
}
