import { join } from 'node:path'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import type { Mode } from '#web/model/mode.ts'
import { isDemonstration } from '#web/model/shop-folder.ts'
import { ContentError } from '#web/model/validation.ts'
import { checkBatches } from '../batches/check-batches.ts'
import { findUnknownFiles } from './content-files.ts'
import { findingLine, launchFindings } from './launch.ts'

/**
 * Decides how a shop is shown on its owner's machine: as visitors would see it once nothing refuses it, until then as a
 * draft. Prints what is missing.
 *
 * @throws ContentError where it cannot be shown at all
 */
export function modeOf(folder: string): Mode {
  const unknown = findUnknownFiles(folder)
  if (unknown.length > 0) throw new ContentError(unknown)
  if (isDemonstration(folder)) return 'demonstration'
  checkBatches(loadContent(SOURCE_LANGUAGE, folder, 'draft'), join(folder, 'batches'))
  const findings = launchFindings(new Date(), folder)
  if (findings.length === 0) return 'live'
  console.log(['\nMissing to open the shop:', ...findings.map(findingLine)].join('\n  '))
  return 'draft'
}
