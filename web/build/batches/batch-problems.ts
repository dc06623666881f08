import type { Batch } from '#web/content/batch.ts'
import { lotKey } from '#web/content/lot-code.ts'
import { batchSchema } from './batch-schema.ts'
import { type LedgerLine, parseLedger } from './ledger.ts'
import { type BatchRules, measuredProblems } from './measured-problems.ts'
import { BATCH_FOLDER, type BatchFolder, LEDGER } from './read-batches.ts'

/**
 * Checks the folder of batches.
 *
 * @returns a sentence for everything that must not be published, with the file, the field and what to do
 */
export function batchProblems(folder: BatchFolder, rules: BatchRules): string[] {
  const { lines, problems } = parseLedger(folder.ledger)
  return [
    ...problems.map((problem) => `${BATCH_FOLDER}/${LEDGER}: ${problem}`),
    ...Object.entries(folder.batches).flatMap(([name, value]) =>
      fileProblems(name, value, folder, rules, lines).map(
        (problem) => `${BATCH_FOLDER}/${name}.ts: ${problem}`,
      ),
    ),
    ...duplicateLots(Object.keys(folder.batches)),
    ...missingFiles(Object.keys(folder.batches), lines),
    ...reportsWithoutBatch(folder),
  ]
}

function fileProblems(
  name: string,
  value: unknown,
  { reports, photographs }: BatchFolder,
  rules: BatchRules,
  lines: LedgerLine[],
): string[] {
  const { data: batch, error } = batchSchema.safeParse(value)
  if (!batch) {
    return (error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'export default'}: ${message}`,
    )
  }
  const problems: (string | false)[] = [
    batch.lot !== name && `lot: is ${batch.lot}, but the file is named ${name}.ts: give both the same name`,
    !reports.includes(name) &&
      `report: there is no PDF ${name}.pdf beside the file: put the laboratory's report there`,
    batch.photograph === undefined &&
      photographs.includes(name) &&
      `photograph: is missing: say what ${name}.webp shows`,
    batch.photograph !== undefined &&
      !photographs.includes(name) &&
      `photograph: there is no ${name}.webp beside the file: put it there, or remove the field`,
    ...dateProblems(batch, rules),
    ledgerProblem(batch, lines),
    ...measuredProblems(batch, rules),
  ]
  return problems.filter((problem) => problem !== false)
}

type Checked = Pick<Batch, 'lot' | 'madeOn' | 'bestBefore' | 'report'> & { sample?: true | undefined }

function dateProblems(
  { madeOn, bestBefore, report }: Checked,
  { shelfLifeMonths }: BatchRules,
): (string | false)[] {
  return [
    bestBefore <= madeOn && `bestBefore: is ${bestBefore}, not after madeOn (${madeOn})`,
    shelfLifeMonths !== null &&
      bestBefore > addMonths(madeOn, shelfLifeMonths) &&
      `bestBefore: is more than the ${shelfLifeMonths} months of label.ts after madeOn: correct one of them`,
    report.date < madeOn &&
      `report.date: is ${report.date}, before madeOn (${madeOn}): is it another batch's report?`,
  ]
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

function ledgerProblem({ lot, madeOn, sample }: Checked, lines: LedgerLine[]): string | false {
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
          `${BATCH_FOLDER}/${lot}.ts: lot: cannot be distinguished from ${other} (case, hyphens, O and 0, I, L and 1 count as the same): choose another code`,
      ),
  )
}

function missingFiles(lots: string[], lines: LedgerLine[]): string[] {
  return lines
    .filter(({ lot }) => !lots.includes(lot))
    .map(({ lot, sample }) =>
      sample
        ? `${BATCH_FOLDER}/${LEDGER}: sample lot ${lot} has no file: remove its line as well, or put ${lot}.ts back`
        : `${BATCH_FOLDER}/${LEDGER}: lot ${lot} has no file: jars with its code are out there, so put ${lot}.ts back and set \`retired\` in it`,
    )
}

function reportsWithoutBatch({ batches, reports }: BatchFolder): string[] {
  return reports
    .filter((name) => !(name in batches))
    .map((name) => `${BATCH_FOLDER}/${name}.pdf: belongs to no batch: add ${name}.ts, or remove it`)
}
