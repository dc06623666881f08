import type { Batch } from '#web/domain/batch.ts'
import { lotKey } from '#web/domain/lot-code.ts'
import { BATCH_FOLDER, type BatchFolder, LEDGER } from './batch-folder.ts'
import { type LedgerLine, parseLedger } from './ledger.ts'
import { type BatchRules, measuredProblems } from './measured-problems.ts'

/**
 * Checks the batches against each other, the files beside them, the ledger and the limits.
 *
 * @returns a sentence for everything that must not be published, with the file, the field and what to do
 */
export function batchProblems(batches: readonly Batch[], folder: BatchFolder, rules: BatchRules): string[] {
  const lots = batches.map(({ lot }) => lot)
  const { lines, problems } = parseLedger(folder.ledger)
  return [
    ...problems.map((problem) => `${BATCH_FOLDER}/${LEDGER}: ${problem}`),
    ...batches.flatMap((batch) =>
      problemsOf(batch, folder, rules, lines).map(
        (problem) => `${BATCH_FOLDER}/${batch.lot}.json: ${problem}`,
      ),
    ),
    ...duplicateLots(lots),
    ...missingFiles(lots, lines),
    ...reportsWithoutBatch(lots, folder),
  ]
}

function problemsOf(
  batch: Batch,
  { reports, photographs }: BatchFolder,
  rules: BatchRules,
  lines: LedgerLine[],
): string[] {
  const { lot, photograph } = batch
  const problems: (string | false)[] = [
    !reports.includes(lot) &&
      `report: there is no PDF ${lot}.pdf beside the file: put the laboratory's report there`,
    !photograph && photographs.includes(lot) && `photograph: is missing: say what ${lot}.webp shows`,
    Boolean(photograph) &&
      !photographs.includes(lot) &&
      `photograph: there is no ${lot}.webp beside the file: put it there, or remove the field`,
    ...dateProblems(batch, rules),
    ledgerProblem(batch, lines),
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

function ledgerProblem({ lot, madeOn, sample }: Batch, lines: LedgerLine[]): string | false {
  const line = lines.find((listed) => lotKey(listed.lot) === lotKey(lot))
  const wanted = `${lot} ${madeOn}${sample ? ' sample' : ''}`
  if (!line) return `lot: ${lot} is not in ${LEDGER}: add the line "${wanted}" at its end`
  if (line.lot !== lot) return `lot: reads like ${line.lot}, which is in ${LEDGER}: choose another code`
  if (line.madeOn !== madeOn) {
    return `madeOn: is ${madeOn}, but ${LEDGER} has lot ${lot} made on ${line.madeOn}: a lot code is never used again, so choose another one for another batch`
  }
  return (
    line.sample !== Boolean(sample) &&
    `sample: ${LEDGER} says otherwise: mark both as a sample, or neither; a real batch gets a lot of its own`
  )
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

function missingFiles(lots: string[], lines: LedgerLine[]): string[] {
  return lines
    .filter(({ lot }) => !lots.includes(lot))
    .map(({ lot, sample }) =>
      sample
        ? `${BATCH_FOLDER}/${LEDGER}: sample lot ${lot} has no file: remove its line as well, or put ${lot}.json back`
        : `${BATCH_FOLDER}/${LEDGER}: lot ${lot} has no file: jars with its code are out there, so put ${lot}.json back and set \`retired\` in it`,
    )
}

function reportsWithoutBatch(lots: readonly string[], { reports }: BatchFolder): string[] {
  return reports
    .filter((name) => !lots.includes(name))
    .map((name) => `${BATCH_FOLDER}/${name}.pdf: belongs to no batch: add ${name}.json, or remove it`)
}
