import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Batch, ContentWith } from '#web/model/types.ts'
import { ContentError, type Problem } from '#web/model/validation.ts'
import { metalLimits } from '#web/shop/batch.ts'
import { lotKey } from '#web/shop/lot-code.ts'
import { BELOW_DETECTION, SUBSTANCES } from '#web/shop/substances.ts'

type Facts = ContentWith<'batches' | 'claims' | 'facts.legal' | 'words.limits'>
/** A condition that no batch may meet, the field that is wrong, and what to do. */
type Rule = [isBroken: boolean, field: string, message: string]

/** The largest file that Cloudflare serves, in bytes. */
export const MAX_FILE_BYTES = 25 * 2 ** 20

/** Throws a ContentError where a report is missing, a value is above its limit, or the codes of two batches read alike. */
export function checkBatches(content: Facts, folder = join(SHOP_FOLDER, 'batches')): void {
  const sizes = new Map(filesIn(folder).map((name) => [name, statSync(join(folder, name)).size]))
  const problems = batchProblems(content, sizes)
  if (problems.length > 0) throw new ContentError(problems)
}

/**
 * Checks the batches against each other, their files and the legal limits. The packs that the shop sells today are no
 * part of it: they may differ from those of an older lot.
 *
 * @param sizes bytes of each file by its name
 */
export function batchProblems(content: Facts, sizes: ReadonlyMap<string, number>): Problem[] {
  return content.batches.flatMap((batch, index) => {
    const newerBatches = content.batches.slice(0, index)
    const rules = [
      ...lotRules(batch, newerBatches),
      ...(batch.report ? reportRules(batch, batch.report, sizes, newerBatches) : []),
      ...(batch.report ? limitRules(batch, batch.report, content) : []),
    ]
    return rules.flatMap(([isBroken, field, message]) =>
      isBroken ? [{ file: `batches/${batch.lot}.json`, path: field.split('.'), message }] : [],
    )
  })
}

function lotRules({ lot, madeOn, expiresOn }: Batch, newerBatches: readonly Batch[]): Rule[] {
  const alike = newerBatches.find((other) => lotKey(other.lot) === lotKey(lot))
  return [
    [expiresOn <= madeOn, 'expiresOn', `${expiresOn} is not after the day on which it was made`],
    [Boolean(alike), 'lot', `reads like ${alike?.lot} (O is 0, I and L are 1): choose another code`],
  ]
}

type Report = NonNullable<Batch['report']>

function reportRules(
  { madeOn }: Batch,
  { file, date }: Report,
  sizes: ReadonlyMap<string, number>,
  newerBatches: readonly Batch[],
): Rule[] {
  const bytes = sizes.get(file)
  const isFile = bytes !== undefined && /^[^.].*\.(pdf|webp|jpe?g|png)$/i.test(file)
  return [
    [!isFile, 'report.file', `${file} is no .pdf, .webp, .jpg or .png beside the batch: add the report`],
    [
      bytes !== undefined && bytes > MAX_FILE_BYTES,
      'report.file',
      `${file} is larger than 25 MB: scan it with fewer dots, and add it again`,
    ],
    [
      // Two batches with one report mean that a second file of the same name has overwritten the first.
      newerBatches.some((other) => other.report?.file === file),
      'report.file',
      `${file} is of another batch: give it a name of its own`,
    ],
    [date < madeOn, 'report.date', `${date} is before the batch was made: is it of another one?`],
  ]
}

/** Compares the laboratory's values with what is allowed. A recall is the one way to publish a batch above a limit. */
function limitRules({ recall }: Batch, { measured }: Report, content: Facts): Rule[] {
  const { regulation, mgPerKg } = metalLimits(content)
  const limits: Partial<Record<string, number>> = mgPerKg
  return SUBSTANCES.flatMap((substance): Rule[] => {
    const { found, detectionLimit } = measured[substance] ?? {}
    if (found === undefined) return []
    const limit = limits[substance]
    const field = `report.measured.${substance}`
    const isFound = found !== BELOW_DETECTION && !recall
    const allowed = limit === undefined ? 'none, the site says' : `${limit} mg/kg (${regulation})`
    return [
      [
        limit !== undefined && (detectionLimit ?? 0) > limit,
        `${field}.detectionLimit`,
        `${detectionLimit} is above ${allowed}, so the test proves nothing: have it measured with a finer method`,
      ],
      [
        isFound && (limit === undefined ? Boolean(content.claims.noPreservatives) : found > limit),
        `${field}.found`,
        `${found} is above what is allowed, ${allowed}: do not sell the batch, or fill in the recall`,
      ],
    ]
  })
}
