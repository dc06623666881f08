import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_IDS, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { readLanguage } from '#web/model/read-topics.ts'
import { isDemonstration, SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { ShopState } from '#web/model/shop-state.ts'
import type { Content } from '#web/model/types.ts'
import { ContentError, type Problem, problemLine } from '#web/model/validation.ts'
import { recalledBatches } from '#web/shop/batch.ts'
import { startOfDay } from '#web/shop/day.ts'
import { LIVE_URL } from '../site-url.ts'
import { checkBatches } from './batches.ts'
import { findIncompletePictures, findUnknownFiles } from './content-files.ts'
import { figuresOf } from './figures.ts'
import { missingToOpen, wrongClaims } from './launch.ts'
import { lookProblems } from './look.ts'
import { problemLines } from './problem-lines.ts'
import { findDeadLinks } from './source-links.ts'

/** A time before every day of expiry. */
const ONCE = new Date(0)

/**
 * Lists the reasons for which a shop may not go live: the problems at which the build would stop, by the fields that
 * the owner can correct, and those of the launch check. Missing facts count only at the launch itself, not for a shop
 * that stays unopened or is open already.
 */
export function refusals(
  shopState: ShopState = 'open',
  folder = SHOP_FOLDER,
  today = new Date(),
): readonly Problem[] {
  const problems = contentProblems(folder, today)
  if (problems.length > 0) return problems
  return [...(shopState === 'open' ? missingToOpen(folder, today) : []), ...wrongClaims(folder, today)]
}

/**
 * Whether jars of a recalled lot may still be in a kitchen. A shop that has opened publishes such a recall whatever its
 * texts claim; only files that cannot be built hold it up.
 */
export function hasRecall(folder = SHOP_FOLDER, today = new Date()): boolean {
  return (
    contentProblems(folder, today).length === 0 &&
    recalledBatches(loadContent(SOURCE_LANGUAGE, folder, 'unopened', today).batches, today).length > 0
  )
}

/**
 * Decides how a shop is shown on its owner's machine: as visitors would see it if nothing is missing; without orders if
 * only an expired day is wrong; otherwise as unopened. Prints what is missing.
 *
 * @throws ContentError where it cannot be shown at all
 */
export function localShopState(folder: string, siteUrl = LIVE_URL): ShopState {
  const problems = contentProblems(folder)
  if (problems.length > 0) throw new ContentError(problems)
  if (isDemonstration(folder)) return 'demonstration'
  const missing = [...missingToOpen(folder, new Date(), siteUrl), ...wrongClaims(folder)]
  if (missing.length === 0) return 'open'
  const wasComplete = [...missingToOpen(folder, ONCE, siteUrl), ...wrongClaims(folder)].length === 0
  const heading = wasComplete ? 'The shop takes no orders until these are there' : 'Missing to open the shop'
  console.log([`\n${heading}:`, ...problemLines(missing, folder)].join('\n  '))
  return wasComplete ? 'closed' : 'unopened'
}

/**
 * Lists the problems of a shop's files, whether it opens or not, as of today and as of each day on which an article is
 * published, so that no nightly build fails on unchanged content.
 */
export function contentProblems(folder = SHOP_FOLDER, today = new Date()): readonly Problem[] {
  try {
    const unknown = findUnknownFiles(folder)
    if (unknown.length > 0) return unknown
    const content = loadContent(SOURCE_LANGUAGE, folder, 'unopened', today)
    const days = new Set(content.scheduled.map(({ publishDate }) => publishDate).sort())
    const later = [...days].map((day) => loadContent(SOURCE_LANGUAGE, folder, 'unopened', startOfDay(day)))
    checkBatches(content, join(folder, 'batches'))
    const published = LANGUAGE_IDS.filter(
      (id) => id !== SOURCE_LANGUAGE && readLanguage(id, folder).published,
    )
    const translations = published.map((id) => loadContent(id, folder, 'unopened', today))
    const problems = [
      ...lookProblems(folder),
      ...[content, ...translations, ...later].flatMap((each) => figureProblems(each, folder)),
      ...[content, ...later].flatMap((each) => findDeadLinks(each, folder)),
    ]
    return Array.from(new Map(problems.map((problem) => [problemLine(problem), problem])).values())
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

/** Finds pictures that a text names and that are missing, or have no text of their own. */
function figureProblems(content: Content, folder: string): Problem[] {
  const known = [...Object.keys(content.pictures), ...findIncompletePictures(content, folder)]
  return figuresOf(content).flatMap(({ file, picture, alt }) => {
    if (known.includes(picture)) return []
    if (!existsSync(join(folder, 'images', `${picture}.webp`)))
      return { file, path: [], message: `shows “${picture}”: write the name of one of the pictures` }
    return alt
      ? []
      : {
          file,
          path: [],
          message: `shows “${picture}” without a text: write what it shows, as in ![A jar](${picture})`,
        }
  })
}
