import type { Content } from '../model/types.ts'
import { fill, fillCount } from './fill.ts'

/** How long after delivery a case can be reported. */
type Window = { readonly hours?: number | null | undefined; readonly days?: number | null | undefined }

type RefundCase = Content['refund']['cases'][number] & { readonly window: Window }

/** What can go wrong with an order, in the order shown: a case that has no window is none of the shop's. */
export function refundCases({ refund, packs }: Pick<Content, 'refund' | 'packs'>): RefundCase[] {
  const { windows } = refund
  const guarantee = packs.guaranteeDays === null ? undefined : { days: packs.guaranteeDays }
  return refund.cases.flatMap((each) => {
    const window = each.id === 'guarantee' ? guarantee : windows?.[each.id]
    const note = each.note ?? (each.id === 'guarantee' ? refund.guaranteeTerms : undefined)
    return window ? [{ ...each, window, note }] : []
  })
}

/** Until when a refund is paid after it was agreed to, such as `5 working days`; null where the shop has no terms. */
export function refundDaysText({ refund, language }: Pick<Content, 'refund' | 'language'>): string | null {
  const { refundWorkingDays, refundDays } = refund
  if (refundWorkingDays) return fillCount(refund.workingDays, refundWorkingDays, language)
  return refundDays ? fillCount(refund.days, refundDays, language) : null
}

/**
 * The money-back guarantee: in the shop's own words, or in the software's for a shop that has answered no more than its days
 * and terms; undefined where there is none.
 */
export function guaranteeTexts({
  delivery,
  language,
  packs,
  refund,
  shop,
}: Pick<Content, 'delivery' | 'language' | 'packs' | 'refund' | 'shop'>) {
  if (shop.guarantee) {
    const { text, promise, qualifier } = shop.guarantee
    return { text, promise: [promise, qualifier].filter(Boolean).join(' ') }
  }
  if (packs.guaranteeDays === null) return undefined
  const days = fillCount(delivery.zones.within.days, packs.guaranteeDays, language)
  const { text, promise, deliveryKept } = shop.moneyBack
  const kept = refund.deliveryRefunded === false && deliveryKept
  return {
    text: fill(text, { days }),
    promise: [fill(promise, { days }), kept, refund.guaranteeTerms].filter(Boolean).join(' '),
  }
}

/** The window as printed: `24 hours` or `10 days`. */
export function windowText(
  { hours, days }: Window,
  { refund, language }: Pick<Content, 'refund' | 'language'>,
): string {
  return hours ? fillCount(refund.hours, hours, language) : fillCount(refund.days, days ?? 0, language)
}
