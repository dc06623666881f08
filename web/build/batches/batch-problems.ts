import type { Batch } from '#web/domain/batch.ts'
import { lotKey } from '#web/domain/lot-code.ts'
import { BATCH_FOLDER, type BatchFolder } from './batch-folder.ts'
import { type BatchRules, measuredProblems } from './measured-problems.ts'

/**
 * Checks the batches against each other, the files beside them and the limits.
 *
 * @returns a sentence for everything that must not be published, with the file, the field and what to do
 */
export function batchProblems(batches: readonly Batch[], folder: BatchFolder, rules: BatchRules): string[] {
  const lots = batches.map(({ lot }) => lot)
  return [
    ...batches.flatMap((batch) =>
      problemsOf(batch, folder, rules).map((problem) => `${BATCH_FOLDER}/${batch.lot}.json: ${problem}`),
    ),
    ...duplicateLots(lots),
    ...reportsWithoutBatch(lots, folder),
  ]
}

function problemsOf(batch: Batch, { reports, photographs }: BatchFolder, rules: BatchRules): string[] {
  const { lot, photograph } = batch
  const problems: (string | false)[] = [
    !reports.includes(lot) &&
      `report: there is no PDF ${lot}.pdf beside the file: put the laboratory's report there`,
    !photograph && photographs.includes(lot) && `photograph: is missing: say what ${lot}.webp shows`,
    Boolean(photograph) &&
      !photographs.includes(lot) &&
      `photograph: there is no ${lot}.webp beside the file: put it there, or remove the field`,
    ...dateProblems(batch, rules),
    ...measuredProblems(batch, rules),
  ]
  return problems.filter((problem) => problem !== false)
}

function dateProblems(
  { madeOn, bestBefore, report }: Batch,
  { shelfLifeMonths }: BatchRules,
): (string | false)[] {
  return [
    bestBefore <= madeOn && `bestBefore: is ${bestBefore}, not after madeOn (${madeOn})`,
    shelfLifeMonths !== null &&
      bestBefore > addMonths(madeOn, shelfLifeMonths) &&
      `bestBefore: is more than the ${shelfLifeMonths} months of facts/label.json after madeOn: correct one of them`,
    report.date < madeOn &&
      `report.date: is ${report.date}, before madeOn (${madeOn}): is it another batch's report?`,
  ]
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** Codes that differ only in what a typed code is forgiven. */
function duplicateLots(lots: string[]): string[] {
  return lots.flatMap((lot, index) =>
    lots
      .slice(0, index)
      .filter((other) => lotKey(other) === lotKey(lot))
      .map(
        (other) =>
          `${BATCH_FOLDER}/${lot}.json: lot: cannot be distinguished from ${other} (case, hyphens, O and 0, I, L and 1 count as the same): choose another code`,
      ),
  )
}

function reportsWithoutBatch(lots: readonly string[], { reports }: BatchFolder): string[] {
  return reports
    .filter((name) => !lots.includes(name))
    .map((name) => `${BATCH_FOLDER}/${name}.pdf: belongs to no batch: add ${name}.json, or remove it`)
}
