import { SOURCE } from '#contract/languages.ts'
import type { Content } from '#web/content/content.ts'
import type { Batch } from '#web/domain/batch.ts'
import { LOT_CODE } from '#web/domain/lot-code.ts'
import { longDate } from '#web/lib/format.ts'
import { views } from '#web/views.ts'

/** Edge of the square code without its quiet zone, in mm: smaller ones fail on cheap phones and printers. */
const SHORT_ADDRESS_MM = 15
/** A GS1 Digital Link is longer and so has more modules. */
const DIGITAL_LINK_MM = 18

/** Domains that nobody can own (RFC 2606, RFC 6761). */
const MADE_UP = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/

export type Label = {
  /** The address in the code. */
  address: string
  /** Edge of the code without its quiet zone, in mm. */
  sizeMm: number
  /** Printed beside the code. */
  lines: readonly string[]
}

/**
 * The label of a pack: a GS1 Digital Link where the pack has a GTIN (padded to 14 digits, as GS1 asks), and the short
 * address of the batch's page otherwise.
 *
 * @param siteUrl without a slash at the end
 */
export function labelOf(
  batch: Batch,
  { gtin, size }: Pick<Content['packs']['list'][number], 'gtin' | 'size'>,
  siteUrl: string,
): Label {
  const { lot, bestBefore } = batch
  return {
    address: gtin
      ? `${siteUrl}/01/${gtin.padStart(14, '0')}/10/${lot}`
      : `${siteUrl}${views.batch.path}/${lot}`,
    sizeMm: gtin ? DIGITAL_LINK_MM : SHORT_ADDRESS_MM,
    lines: ['Lot', lot, 'Best before', longDate(bestBefore, SOURCE), size],
  }
}

/**
 * Why labels of a batch must not be printed for jars.
 *
 * @returns a sentence with what to do; none where they may be printed
 */
export function refusal({ lot, sample, recall, retired }: Batch, siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl)
  if (!LOT_CODE.test(lot)) return `“${lot}” is no lot code.`
  if (sample) return `Lot ${lot} is a sample: add the file of a real batch, or print a proof with --proof.`
  if (recall) return `Lot ${lot} is recalled: its jars must not be sold.`
  if (retired) return `Lot ${lot} is retired: remove \`retired\` from its file if it is sold again.`
  if (MADE_UP.test(hostname)) {
    return `${hostname} is a made-up domain: set siteUrl in web/content/facts/brand.json, or print a proof with --proof.`
  }
  return undefined
}
