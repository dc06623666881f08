// All batches. To add one, put a file and its report into batches/ and its lot into batches/ledger.txt; nothing else names it.

import type { Batch } from './batch.ts'

const files = import.meta.glob<Batch>('./batches/*.ts', { import: 'default', eager: true })
const reports = import.meta.glob<string>('./batches/*.pdf', { query: '?url', import: 'default', eager: true })
/** Every batch, the newest first. The build has checked them (build/batches/). */
export const batches: readonly Batch[] = Object.values(files).toSorted(
  (a, b) => b.madeOn.localeCompare(a.madeOn) || b.lot.localeCompare(a.lot),
)

/** The newest batch on sale; none where every batch is retired or recalled. */
export const newestBatch: Batch | undefined = batches.find(isOnSale)

/** Whether jars of the batch are sold: it is neither retired nor recalled. */
export function isOnSale({ retired, recall }: Batch): boolean {
  return !retired && !recall
}

/** The address of a batch's laboratory report. */
export function reportOf({ lot }: Batch): string | undefined {
  return reports[`./batches/${lot}.pdf`]
}
