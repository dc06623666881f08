import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { Batch, ContentWith } from '#web/model/types.ts'
import { ContentError, type Problem } from '#web/model/validation.ts'
import { lotKey } from '#web/shop/lot-code.ts'
import { isOutside, limitOf, limitText, mayFindNothing, nameAndUnit } from '#web/shop/report.ts'

type Facts = ContentWith<'batches' | 'claims' | 'facts.legal' | 'words.batch' | 'words.limits'>
/** A condition that no batch may meet, the field that is wrong, and what to do. */
type Rule = [isBroken: boolean, field: string, message: string]

/** The largest file that Cloudflare serves, in bytes. */
export const MAX_FILE_BYTES = 25 * 2 ** 20

/** Throws a ContentError where a report is missing, a value is outside its limit, or the codes of two batches read alike. */
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
      isBroken ? [{ file: `batches/${batch.lot}.json`, path: pathOf(field), message }] : [],
    )
  })
}

/** The path of a field, such as `report.tests.2.found`. */
function pathOf(field: string): (string | number)[] {
  return field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

function lotRules({ lot, packs, mrps, madeOn, expiresOn }: Batch, newerBatches: readonly Batch[]): Rule[] {
  const alike = newerBatches.find((other) => lotKey(other.lot) === lotKey(lot))
  return [
    [expiresOn <= madeOn, 'expiresOn', `${expiresOn} is not after the day on which it was made`],
    [
      mrps.some(
        ({ pack }, index) => !packs.includes(pack) || mrps.findIndex((one) => one.pack === pack) < index,
      ),
      'mrps',
      `must have each of the lot’s packs once: ${packs.join(', ')}`,
    ],
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

/** Compares the laboratory's values with what is allowed. A recall is the one way to publish a batch outside a limit. */
function limitRules({ recall }: Batch, { tests }: Report, content: Facts): Rule[] {
  return tests.flatMap((test, index): Rule[] => {
    const limit = limitOf(test, content)
    const { found } = test
    const field = `report.tests.${index}.found`
    const { unit } = nameAndUnit(test, content)
    const allowed = limit
      ? `${limitText(limit, content, (value) => `${value} ${unit}`.trim())} (${limit.source})`
      : 'none, the site says'
    const isNumber = typeof found === 'number'
    return [
      [
        !isNumber && (found.below ?? 0) > (limit?.atMost ?? Infinity),
        field,
        `detects no less than ${isNumber || found.below}, which is above ${allowed}, so the test proves nothing: have it measured with a finer method`,
      ],
      [
        !recall && (isOutside(test, limit) || (isNumber && mayFindNothing(test, content))),
        field,
        `${isNumber ? found : 'nothing'} is not what is allowed, ${allowed}: do not sell the batch, or fill in the recall`,
      ],
    ]
  })
}
