import type { ContentWith, Copy, Topics } from '../model/types.ts'
import { fill, fillCount } from './fill.ts'

/** How long after delivery a case can be reported. */
type Window = { readonly hours?: number | null | undefined; readonly days?: number | null | undefined }

type RefundCase = Copy['refund']['cases'][number] & { readonly window: Window }

/**
 * Lists the cases in which the shop refunds, in the order shown. A case without a window for reporting it is left out.
 */
export function refundCases({
  copy,
  facts,
}: ContentWith<'copy.refund' | 'facts.packs' | 'facts.refund'>): RefundCase[] {
  const windows = facts.refund?.windows
  const guarantee = facts.packs.guaranteeDays === null ? undefined : { days: facts.packs.guaranteeDays }
  return copy.refund.cases.flatMap((each) => {
    const window: Window | null | undefined = each.id === 'guarantee' ? guarantee : windows?.[each.id]
    const note = each.note ?? (each.id === 'guarantee' ? copy.refund.guaranteeTerms : undefined)
    return window?.hours || window?.days ? [{ ...each, window, note }] : []
  })
}

/** Until when a refund is paid after it was agreed to, such as `5 working days`; null where the shop has no terms. */
export function refundDaysText({ facts, language, words }: Topics): string | null {
  const { refundWorkingDays, refundDays } = facts.refund ?? {}
  if (refundWorkingDays) return fillCount(words.refund.workingDays, refundWorkingDays, language)
  return refundDays ? fillCount(words.refund.days, refundDays, language) : null
}

/** Until when an order may be cancelled, and what is then given back; null where the shop does not say. */
export function cancellingText(content: Topics): string | null {
  const { cancel } = content.facts.refund ?? {}
  if (!cancel) return null
  const { until, paidBack, paidBackWithin } = content.words.refund.cancelling
  const days = refundDaysText(content)
  const back = days ? fill(paidBackWithin, { days }) : paidBack
  // Nothing is paid before an order is confirmed.
  return cancel === 'until-confirmed' ? until[cancel] : `${until[cancel]} ${back}`
}

/**
 * Returns the texts of the money-back guarantee: the shop's copy, or else the software's words with the shop's days and
 * terms. Undefined where there is none.
 */
export function guaranteeTexts({ copy, facts, language, words }: Topics) {
  if (copy.shop.guarantee) {
    const { text, promise, qualifier } = copy.shop.guarantee
    return { text, promise: [promise, qualifier].filter(Boolean).join(' ') }
  }
  if (facts.packs.guaranteeDays === null) return undefined
  const days = fillCount(words.delivery.zones.within.days, facts.packs.guaranteeDays, language)
  const { text, promise, deliveryKept } = words.shop.moneyBack
  const kept = facts.refund?.deliveryRefunded === false && deliveryKept
  return {
    text: fill(text, { days }),
    promise: [fill(promise, { days }), kept, copy.refund.guaranteeTerms].filter(Boolean).join(' '),
  }
}

/** Whether the delivery charge is given back: what the law gives back, and what a guarantee does, where the shop says so. */
export function deliveryChargeText({ facts, words }: Topics): string {
  const { byLaw, kept, refunded } = words.refund.deliveryCharge
  const guaranteed = facts.packs.guaranteeDays === null ? null : facts.refund?.deliveryRefunded
  if (guaranteed) return refunded
  return guaranteed === false ? `${byLaw} ${kept}` : byLaw
}

/** The window as printed: `24 hours` or `10 days`. */
export function windowText(
  { hours, days }: Window,
  { language, words }: ContentWith<'words.refund' | 'language'>,
): string {
  return hours
    ? fillCount(words.refund.hours, hours, language)
    : fillCount(words.refund.days, days ?? 0, language)
}
