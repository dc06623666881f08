import { views } from '../views.ts'
import type { Batch } from './batch.ts'

/** Domains that nobody can own (RFC 2606, RFC 6761). */
const MADE_UP = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost)$/

/** The page of a lot's labels. */
export function labelsPath({ lot }: Pick<Batch, 'lot'>): string {
  return `${views.batch.path}/${lot}/labels`
}

/**
 * What the code on a jar says: a GS1 Digital Link where the pack has a GTIN (padded to 14 digits, as GS1 asks), and the
 * short address of the batch's page otherwise.
 *
 * @param siteUrl without a slash at the end
 */
export function jarAddress({ lot }: Pick<Batch, 'lot'>, gtin: string | null, siteUrl: string): string {
  return siteUrl + (gtin ? `/01/${gtin.padStart(14, '0')}/10/${lot}` : `${views.batch.path}/${lot}`)
}

/**
 * Why the labels of a batch may be printed as proofs only.
 *
 * @returns a sentence with what to do; none where they may go onto jars
 */
export function proofReason(
  { lot, sample, recall }: Pick<Batch, 'lot' | 'sample' | 'recall'>,
  siteUrl: string,
): string | undefined {
  const { hostname } = new URL(siteUrl)
  if (sample) return `Lot ${lot} is a sample. Add your own batch to print labels for jars.`
  if (recall) return `Lot ${lot} is recalled. Its jars must not be sold.`
  if (MADE_UP.test(hostname)) return `${hostname} is a made-up address. Set the site’s own first.`
  return undefined
}
