import type { Content } from '#web/content/content.ts'
import { metalLimits, noPreservativesAllowed } from '#web/domain/batch.ts'
import { readBatchFolder } from './batch-folder.ts'
import { batchProblems } from './batch-problems.ts'

/**
 * Checks the batches before anything is built from them.
 *
 * @throws where a batch's report is missing or wrong, or a value stands above its limit; the
 * message has a sentence for each problem
 */
export function checkBatches(content: Content): void {
  const problems = batchProblems(content.batches, readBatchFolder(), {
    limits: metalLimits(content),
    noPreservatives: noPreservativesAllowed(content),
    shelfLifeMonths: content.label.keeping.months,
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
