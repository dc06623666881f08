import { readdirSync } from 'node:fs'
import { ContentError, type Problem } from '#web/content/check.ts'
import type { Content } from '#web/content/content.ts'
import { type Batch, metalLimits, noPreservativesAllowed } from '#web/domain/batch.ts'
import { lotKey } from '#web/domain/lot-code.ts'
import { BELOW_DETECTION, SUBSTANCES } from '#web/domain/substances.ts'

type FieldProblem = readonly [field: string, message: string]
type Facts = Pick<Content, 'batches' | 'claims' | 'label' | 'legal' | 'limits'>

/**
 * Checks the batches before anything is built from them.
 *
 * @param folder of the batches
 * @throws ContentError where a report is missing, a value is above its limit, or batches cannot be told apart
 */
export function checkBatches(content: Facts, folder = 'web/content/batches'): void {
  const problems = batchProblems(content, readdirSync(folder))
  if (problems.length > 0) throw new ContentError(problems)
}

/**
 * Checks the batches against each other, the reports beside them and the limits.
 *
 * @param files beside the batches, by name
 * @returns everything that must not be published, with the file, the field and what to do
 */
export function batchProblems(content: Facts, files: readonly string[]): Problem[] {
  return content.batches.flatMap((batch, index) =>
    [
      // Of a sample the shelf life may be that of the sample brand.
      ...ownProblems(batch, files, batch.sample ? null : content.label.keeping.months),
      ...measuredProblems(batch, content),
      ...content.batches.slice(0, index).flatMap((other) => [...sameAs(other, batch)]),
    ].map(([field, message]) => ({
      file: `batches/${batch.lot}.json`,
      path: field.split('.'),
      message,
    })),
  )
}

/** @param months that the label says the jam keeps; null where it does not say */
function* ownProblems(
  { sample, ...batch }: Batch,
  files: readonly string[],
  months: number | null,
): Generator<FieldProblem> {
  const { madeOn, bestBefore, report } = batch
  if (!sample && JSON.stringify(batch).includes('SAMPLE'))
    yield ['sample', 'is off, but a field still says SAMPLE: replace it first']
  if (!files.includes(report.file) || !/\.(pdf|PDF|webp|jpe?g|png)$/.test(report.file))
    yield [
      'report.file',
      `is no PDF or picture beside the batch (${report.file}): add the laboratory's report, as .pdf, .webp, .jpg or .png`,
    ]
  if (report.date < madeOn)
    yield [
      'report.date',
      `is ${report.date}, before the day of cooking (${madeOn}): is it another batch's report?`,
    ]
  if (bestBefore <= madeOn) yield ['bestBefore', `is ${bestBefore}, not after the day of cooking (${madeOn})`]
  const last = new Date(madeOn)
  last.setUTCMonth(last.getUTCMonth() + (months ?? Number.NaN))
  if (new Date(bestBefore) > last)
    yield ['bestBefore', `is more than the ${months} months of the label after the day of cooking`]
}

/** Compares the laboratory's values with what is allowed. A recall is the one way to publish a batch above a limit. */
function* measuredProblems({ report, recall }: Batch, content: Facts): Generator<FieldProblem> {
  const { regulation, mgPerKg } = metalLimits(content)
  const limits: Partial<Record<string, number>> = mgPerKg
  for (const substance of SUBSTANCES) {
    const { found, detectionLimit } = report.measured[substance]
    const limit = limits[substance]
    const field = `report.measured.${substance}`
    if (limit !== undefined && detectionLimit > limit)
      yield [
        `${field}.detectionLimit`,
        `is ${detectionLimit} mg/kg, above the limit of ${limit} (${regulation}), so the test proves nothing: have it measured with a finer method`,
      ]
    if (found === BELOW_DETECTION) continue
    if (found < detectionLimit)
      yield [`${field}.found`, `is ${found} mg/kg, below its detection limit: write "${BELOW_DETECTION}"`]
    if (recall) continue
    if (limit !== undefined && found > limit)
      yield [
        `${field}.found`,
        `is ${found} mg/kg, above the limit of ${limit} (${regulation}): do not sell the batch; if jars are sold, fill in the recall`,
      ]
    if (limit === undefined && noPreservativesAllowed(content))
      yield [
        `${field}.found`,
        `is ${found} mg/kg, but the site says "no preservatives": switch that claim off, or fill in the recall`,
      ]
  }
}

/** A report that was sent a second time under its name has taken the place of the first one. */
function* sameAs(other: Batch, { lot, report: { file } }: Batch): Generator<FieldProblem> {
  if (lotKey(other.lot) === lotKey(lot))
    yield [
      'lot',
      `cannot be distinguished from ${other.lot} (case, hyphens, O and 0, I, L and 1 count as the same): choose another code`,
    ]
  if (other.report.file === file)
    yield ['report.file', `is ${file}, which is of another batch: give it a name of its own`]
}
