import type { Content } from '../content/content.ts'

export type Batch = Content['batches'][number]

/** Whether jars of the batch are sold: it is neither retired nor recalled. */
export function isOnSale({ retired, recall }: Batch): boolean {
  return !retired && !recall
}

/**
 * @param batches the newest first
 * @returns the newest batch on sale; none where every batch is retired or recalled
 */
export function newestBatch(batches: readonly Batch[]): Batch | undefined {
  return batches.find(isOnSale)
}

/** The limits for metals by the law under which the jar is sold. */
export function metalLimits({ limits, legal }: Pick<Content, 'limits' | 'legal'>) {
  return limits[legal.regime]
}

/** While the site claims that no preservative is added, none may be found: stricter than any regulation. */
export function noPreservativesAllowed({ claims }: Pick<Content, 'claims'>): boolean {
  return claims.noPreservatives.shown
}
