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
    ...filesWithoutBatch(batches, folder),
    ...filesOfTwo(batches),
  ]
}

function problemsOf(batch: Batch, { pdfs, pictures }: BatchFolder, rules: BatchRules): string[] {
  const { picture, photograph, report } = batch
  const problems: (string | false)[] = [
    ![...pdfs, ...pictures].includes(report.file) &&
      `report.file: there is no PDF or picture ${report.file} beside the batch: add the laboratory's report`,
    Boolean(picture) &&
      !pictures.includes(picture ?? '') &&
      `picture: there is no picture ${picture} beside the batch: add it, or remove the field`,
    Boolean(picture) && !photograph && 'photograph: is missing: say what the photograph shows',
    Boolean(photograph) && !picture && 'picture: is missing: add it, or remove what it shows',
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

function filesWithoutBatch(batches: readonly Batch[], { pdfs, pictures }: BatchFolder): string[] {
  const named = batches.flatMap(({ report, picture }) => [report.file, picture])
  return [...pdfs, ...pictures]
    .filter((file) => !named.includes(file))
    .map((file) => `${BATCH_FOLDER}/${file}: belongs to no batch: name it in one, or remove it`)
}

/** A file that was sent a second time under its name takes the place of the first one. */
function filesOfTwo(batches: readonly Batch[]): string[] {
  const named = batches.flatMap(({ lot, report, picture }) =>
    [report.file, picture].flatMap((file) => (file ? [{ lot, file }] : [])),
  )
  return named
    .filter(({ file }, index) => named.findIndex((other) => other.file === file) < index)
    .map(
      ({ lot, file }) =>
        `${BATCH_FOLDER}/${lot}.json: ${file}: is of another batch: give it a name of its own`,
    )
}
