import type { Problem } from '#web/content/checked.ts'
import type { Batch } from '#web/domain/batch.ts'
import { lotKey } from '#web/domain/lot-code.ts'
import type { BatchFolder } from './batch-folder.ts'
import { type BatchRules, measuredProblems } from './measured-problems.ts'

type FieldProblem = readonly [field: string, message: string]

/**
 * Checks the batches against each other, the files beside them and the limits.
 *
 * @returns everything that must not be published, with the file, the field and what to do
 */
export function batchProblems(batches: readonly Batch[], folder: BatchFolder, rules: BatchRules): Problem[] {
  const lots = batches.map(({ lot }) => lot)
  return [
    ...batches.flatMap((batch) => problemsOf(batch, folder, rules).map(problemOf(batch.lot))),
    ...duplicateLots(lots),
    ...filesWithoutBatch(batches, folder),
    ...filesOfTwo(batches),
  ]
}

export function problemOf(lot: string): (problem: FieldProblem) => Problem {
  return ([field, message]) => ({ file: `batches/${lot}.json`, path: field.split('.'), message })
}

function problemsOf(batch: Batch, { pdfs, pictures }: BatchFolder, rules: BatchRules): FieldProblem[] {
  const { picture, photograph, report, sample } = batch
  const problems: (FieldProblem | false)[] = [
    !sample &&
      JSON.stringify(batch).includes('SAMPLE') && [
        'sample',
        'is off, but a field still says SAMPLE: replace it first',
      ],
    ![...pdfs, ...pictures].includes(report.file) && [
      'report.file',
      `is no PDF or picture beside the batch (${report.file}): add the laboratory's report, as .pdf, .webp, .jpg or .png`,
    ],
    Boolean(picture) &&
      !pictures.includes(picture ?? '') && [
        'picture',
        `is no picture beside the batch (${picture}): add it, or remove the field`,
      ],
    Boolean(picture) && !photograph && ['photograph', 'is missing: say what the photograph shows'],
    Boolean(photograph) && !picture && ['picture', 'is missing: add it, or remove what it shows'],
    ...dateProblems(batch, rules),
    ...measuredProblems(batch, rules),
  ]
  return problems.filter((problem) => problem !== false)
}

function dateProblems(
  { madeOn, bestBefore, report }: Batch,
  { shelfLifeMonths }: BatchRules,
): (FieldProblem | false)[] {
  return [
    bestBefore <= madeOn && ['bestBefore', `is ${bestBefore}, not after the day of cooking (${madeOn})`],
    shelfLifeMonths !== null &&
      bestBefore > addMonths(madeOn, shelfLifeMonths) && [
        'bestBefore',
        `is more than the ${shelfLifeMonths} months of the label after the day of cooking: correct one of them`,
      ],
    report.date < madeOn && [
      'report.date',
      `is ${report.date}, before the day of cooking (${madeOn}): is it another batch's report?`,
    ],
  ]
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** Codes that differ only in what a typed code is forgiven. */
function duplicateLots(lots: string[]): Problem[] {
  return lots.flatMap((lot, index) =>
    lots
      .slice(0, index)
      .filter((other) => lotKey(other) === lotKey(lot))
      .map((other) =>
        problemOf(lot)([
          'lot',
          `cannot be distinguished from ${other} (case, hyphens, O and 0, I, L and 1 count as the same): choose another code`,
        ]),
      ),
  )
}

function filesWithoutBatch(batches: readonly Batch[], { pdfs, pictures }: BatchFolder): Problem[] {
  const named = batches.flatMap(({ report, picture }) => [report.file, picture])
  return [...pdfs, ...pictures]
    .filter((file) => !named.includes(file))
    .map((file) => ({
      file: `batches/${file}`,
      path: [],
      message: 'belongs to no batch: name it in one, or remove it',
    }))
}

/** A file that was sent a second time under its name takes the place of the first one. */
function filesOfTwo(batches: readonly Batch[]): Problem[] {
  const named = batches.flatMap(({ lot, report, picture }) =>
    [report.file, picture].flatMap((file) => (file ? [{ lot, file }] : [])),
  )
  return named
    .filter(({ file }, index) => named.findIndex((other) => other.file === file) < index)
    .map(({ lot, file }) => ({
      file: `batches/${lot}.json`,
      path: [],
      message: `${file} is of another batch: give it a name of its own`,
    }))
}
