import { isDemonstration } from '#web/model/shop-folder.ts'
import type { ShopState } from '#web/model/shop-state.ts'
import { ContentError } from '#web/model/validation.ts'
import { findingLine, launchFindings } from './launch.ts'
import { contentProblems } from './refusals.ts'

/**
 * Decides how a shop is shown on its owner's machine: as visitors would see it once nothing refuses it, until then as
 * unopened. Prints what is missing.
 *
 * @throws ContentError where it cannot be shown at all
 */
export function shopStateOf(folder: string): ShopState {
  const problems = contentProblems(folder)
  if (problems.length > 0) throw new ContentError(problems)
  if (isDemonstration(folder)) return 'demonstration'
  const findings = launchFindings(new Date(), folder)
  if (findings.length === 0) return 'open'
  console.log(['\nMissing to open the shop:', ...findings.map(findingLine)].join('\n  '))
  return 'unopened'
}
