import { ContentError } from '#web/content/checked.ts'
import type { Content } from '#web/content/content.ts'
import { metalLimits, noPreservativesAllowed } from '#web/domain/batch.ts'
import { readBatchFolder } from './batch-folder.ts'
import { batchProblems } from './batch-problems.ts'

/**
 * Checks the batches before anything is built from them.
 *
 * @param folder of the batches
 * @throws ContentError where a batch's report is missing or wrong, or a value stands above its limit
 */
export function checkBatches(content: Content, folder?: string): void {
  const problems = batchProblems(content.batches, readBatchFolder(folder), {
    limits: metalLimits(content),
    noPreservatives: noPreservativesAllowed(content),
    shelfLifeMonths: content.label.keeping.months,
  })
  if (problems.length > 0) throw new ContentError(problems)
}
