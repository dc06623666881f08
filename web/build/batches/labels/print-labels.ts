import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Content } from '#web/content/content.ts'
import { loadContent } from '#web/content/load.ts'
import type { Batch } from '#web/domain/batch.ts'
import { lotKey } from '#web/domain/lot-code.ts'
import { checkBatches } from '../check-batches.ts'
import { labelOf, refusal } from './label.ts'
import { labelSheets, SHEET } from './label-sheet.ts'

/** `npm run labels -- <lot> [--pack 500g] [--count N] [--proof]`: writes a PDF of QR labels for the jars of a batch. */

const FOLDER = 'dist/labels'
const USAGE = 'npm run labels -- <lot> [--pack 500g] [--count 44] [--proof]'
const MAX_COUNT = 10_000

try {
  const { file, what } = await printLabels()
  console.log(`${what}\nWritten to ${file}. Print it on A4 at 100 %, without fitting to the page.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function printLabels(): Promise<{ file: string; what: string }> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pack: { type: 'string' },
      count: { type: 'string' },
      proof: { type: 'boolean', default: false },
    },
  })
  const content = loadContent()
  checkBatches(content)
  const { siteUrl } = content.brand
  const batch = batchOf(content.batches, positionals[0])
  const pack = packOf(content.packs.list, batch, values.pack)
  const count = countOf(values.count)
  const problem = refusal(batch, siteUrl)
  if (problem && !values.proof) throw new Error(problem)
  const label = labelOf(batch, pack, siteUrl)
  const file = join(FOLDER, `${batch.lot}-${pack.id}${values.proof ? '-proof' : ''}.pdf`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, await labelSheets(label, count, values.proof))
  return {
    file,
    what: `${count} labels of ${label.sizeMm} mm for ${pack.size}, lot ${batch.lot}: ${label.address}`,
  }
}

function batchOf(batches: readonly Batch[], typed: string | undefined): Batch {
  if (!typed) throw new Error(`Which lot? ${USAGE}`)
  const batch = batches.find(({ lot }) => lotKey(lot) === lotKey(typed))
  if (!batch)
    throw new Error(`There is no lot ${typed}. Known lots: ${batches.map(({ lot }) => lot).join(', ')}`)
  return batch
}

/** Without `--pack`, the first pack that the batch was filled into. */
function packOf(packs: Content['packs']['list'], batch: Batch, typed: string | undefined) {
  const pack = packs.find(({ id }) => id === (typed ?? batch.packs[0]))
  if (!pack || !batch.packs.includes(pack.id)) {
    throw new Error(
      `Lot ${batch.lot} was not filled into ${typed}: use --pack ${batch.packs.join(' or --pack ')}`,
    )
  }
  return pack
}

function countOf(typed: string | undefined): number {
  const count = Number(typed ?? SHEET.columns * SHEET.rows)
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new Error(`--count ${typed}: use a whole number from 1 to ${MAX_COUNT}`)
  }
  return count
}
