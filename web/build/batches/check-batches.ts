import { metalLimits, noPreservativesAllowed } from '#web/content/batch-limits.ts'
import { labelFacts } from '#web/content/label.ts'
import { legal } from '#web/content/legal.ts'
import { batchProblems } from './batch-problems.ts'
import { readBatches } from './read-batches.ts'

/**
 * Checks the batches before anything is built from them.
 *
 * @throws where a batch's file, report or line in the ledger is missing or wrong, or a value stands above its limit; the
 * message has a sentence for each problem
 */
export async function checkBatches(): Promise<void> {
  const problems = batchProblems(await readBatches(), {
    limits: metalLimits[legal.regime],
    noPreservatives: noPreservativesAllowed,
    shelfLifeMonths: labelFacts.shelfLifeMonths,
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
