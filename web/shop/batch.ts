import type { Batch, ContentWith, Pack, Topics } from '../model/types.ts'
import { views } from '../views.ts'
import { isPast } from './claims.ts'
import { dayAndMonth } from './day.ts'
import { fill } from './fill.ts'
import { listText } from './list-text.ts'
import { packsOnSale } from './price.ts'
import { limitOf } from './report.ts'

/** The page for unknown lots: the asset layer serves the nearest 404.html above a path. */
export const UNKNOWN_BATCH = `${views.batch.path}/404`

export function batchPath({ lot }: Pick<Batch, 'lot'>): string {
  return `${views.batch.path}/${lot}`
}

export function labelsPath(batch: Pick<Batch, 'lot'>): string {
  return `${batchPath(batch)}/labels`
}

type Stock = {
  /** The newest first. */
  readonly batches: readonly Batch[]
  readonly packs: readonly { readonly id: string; readonly soldOut: boolean }[]
}

/**
 * Returns whether jars of a batch are sold: it is neither retired nor recalled, and one of its packs is still offered.
 */
export function isOnSale(
  { retired, recall, packs: ids }: Batch,
  { packs }: { readonly packs: readonly { readonly id: string }[] },
): boolean {
  return !retired && !recall && packs.some(({ id }) => ids.includes(id))
}

/** The batches whose jars are sold on a day: those on sale, in a pack that is not sold out, that are not past their date. */
export function batchesOnSale({ batches, packs }: Stock, today: Date): Batch[] {
  const stock = { packs: packsOnSale(packs) }
  return batches.filter((batch) => isOnSale(batch, stock) && !isPast(batch.expiresOn, today))
}

/** Whether no jar of a pack may be sold, since each of its lots that would be on sale on a day is recalled. */
export function isWithdrawn(
  { id }: { readonly id: string },
  batches: readonly Batch[],
  today: Date,
): boolean {
  const lots = batches.filter(
    ({ packs, retired, expiresOn }) => packs.includes(id) && !retired && !isPast(expiresOn, today),
  )
  return lots.length > 0 && lots.every(({ recall }) => recall)
}

/** The recalled batches whose jars may still be in a kitchen on a day. */
export function recalledBatches(batches: readonly Batch[], today: Date): Batch[] {
  return batches.filter(({ recall, expiresOn }) => recall && !isPast(expiresOn, today))
}

/**
 * Lists the MRPs printed on the jars of a batch that differ from the packs' present ones, each with the latter; it is
 * undefined where the pack is no longer sold.
 */
export function otherMrps(
  { mrps }: Batch,
  packs: readonly Pick<Pack, 'id' | 'mrp'>[],
): { pack: string; mrp: number; today: number | undefined }[] {
  return mrps
    .map((each) => ({ ...each, today: packs.find(({ id }) => id === each.pack)?.mrp }))
    .filter(({ mrp, today }) => mrp !== today)
}

/** The newest of the batches that are sold on a day; undefined where there is none. */
export function newestBatch(stock: Stock, today = new Date()): Batch | undefined {
  return batchesOnSale(stock, today)[0]
}

/** The lead that the newest report found, and what is allowed, in mg/kg; undefined where none was found. */
export function newestLead(content: Topics, today?: Date) {
  const test = newestBatch(content, today)?.report?.tests.find((each) => each.test === 'lead')
  const limit = test && limitOf(test, content)?.atMost
  return limit && typeof test.found === 'number' ? { found: test.found, limit } : undefined
}

/** Writes `newestLead` in a sentence; an empty text where there is none. */
export function leadText(content: Topics, today?: Date): string {
  const lead = newestLead(content, today)
  return lead ? fill(content.words.batch.link.lead, lead) : ''
}

/**
 * Returns what the code on a jar encodes: a GS1 Digital Link where the pack has a GTIN (padded to 14 digits, as GS1
 * requires), and the short address of the batch's page otherwise. `siteUrl` has no slash at its end.
 */
export function jarAddress(batch: Pick<Batch, 'lot'>, gtin: string | null, siteUrl: string): string {
  return siteUrl + (gtin ? `/01/${gtin.padStart(14, '0')}/10/${batch.lot}` : batchPath(batch))
}

type StoryContent = ContentWith<'words.batch' | 'batches' | 'language' | 'packs'>

/**
 * Describes the newest batch on sale: where it comes from, who made it and how much; an empty text where there is
 * none.
 */
export function describeNewestBatch(content: StoryContent): string {
  const newest = newestBatch(content)
  return newest ? describeBatch(newest, content) : ''
}

/** Describes where a batch comes from, in the page's language alone, who made it and how much. */
export function describeBatch(batch: Batch, content: StoryContent): string {
  const { language, sources, summary } = batch
  const [first] = sources
  // In brackets, because a semicolon would end the sentence too early.
  const origin = first?.when ? `${first.from} (${first.when})` : first?.from
  const from =
    summary ?? (first && origin && fill(content.words.batch.source.line, { what: first.what, origin }))
  return (from && language === content.language ? `${from} ` : '') + describeMaking(batch, content)
}

/** Where something in a batch comes from and since when, as it follows “from”. */
export function originOf(
  { from, when }: Omit<Batch['sources'][number], 'what'>,
  { words }: ContentWith<'words.batch'>,
): string {
  return when ? fill(words.batch.source.dated, { from, when }) : from
}

/** Describes who made a batch, when and how much. */
export function describeMaking({ madeBy, madeOn, kilograms, jars }: Batch, content: StoryContent): string {
  const { language, words } = content
  return fill(jars ? words.batch.story.jars : words.batch.story.made, {
    makers: listText(madeBy, language),
    day: dayAndMonth(madeOn, language),
    kilograms: kilograms.toLocaleString('en-IN'),
    jars: jars?.toLocaleString('en-IN') ?? '',
  })
}
