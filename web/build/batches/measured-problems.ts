import type { Batch, metalLimits } from '#web/domain/batch.ts'
import { BELOW_DETECTION, METALS, PRESERVATIVES, SUBSTANCES, type Substance } from '#web/domain/substances.ts'

export type BatchRules = {
  limits: ReturnType<typeof metalLimits>
  /** Whether the site claims that no preservative is added. */
  noPreservatives: boolean
  /** The longest time between `madeOn` and `bestBefore`; null where the label does not say. */
  shelfLifeMonths: number | null
}

/**
 * Compares the laboratory's values with what is allowed. A recall is the one way to publish a batch above a limit.
 *
 * @returns the field and a sentence for each value that contradicts a limit, the site's claim or its own detection limit
 */
export function measuredProblems(
  { report: { measured }, recall }: Batch,
  { limits, noPreservatives }: BatchRules,
): [field: string, message: string][] {
  const field = (substance: Substance, part: 'found' | 'detectionLimit') =>
    `report.measured.${substance}.${part}`
  const problem = (...problem: [field: string, message: string]) => [problem]
  const belowDetection = SUBSTANCES.flatMap((substance) => {
    const { found, detectionLimit } = measured[substance]
    return found !== BELOW_DETECTION && found < detectionLimit
      ? problem(
          field(substance, 'found'),
          `is ${found} mg/kg, below its detection limit of ${detectionLimit}: write "${BELOW_DETECTION}"`,
        )
      : []
  })
  const metalProblems = METALS.flatMap((metal) => {
    const { found, detectionLimit } = measured[metal]
    const limit = limits.mgPerKg[metal]
    if (detectionLimit > limit) {
      return problem(
        field(metal, 'detectionLimit'),
        `is ${detectionLimit} mg/kg, above the limit of ${limit} (${limits.regulation}), so the test proves nothing: have it measured with a finer method`,
      )
    }
    if (found === BELOW_DETECTION || found <= limit || recall) return []
    return problem(
      field(metal, 'found'),
      `is ${found} mg/kg, above the limit of ${limit} (${limits.regulation}): do not sell the batch; if jars are sold, fill in the recall`,
    )
  })
  const preservativeProblems = PRESERVATIVES.flatMap((preservative) => {
    const { found } = measured[preservative]
    if (!noPreservatives || found === BELOW_DETECTION || recall) return []
    return problem(
      field(preservative, 'found'),
      `is ${found} mg/kg, but the site says "no preservatives": switch that claim off, or fill in the recall`,
    )
  })
  return [...belowDetection, ...metalProblems, ...preservativeProblems]
}
