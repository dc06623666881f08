import type { Content } from '../content/content.ts'
import { counted } from './counted.ts'

/** How long after delivery a case can be reported. */
type Window = { readonly hours: number } | { readonly days: number }

export type RefundCase = Content['refund']['cases'][number] & { readonly window: Window }

/** What can go wrong with an order, in the order shown. */
export function refundCases({ refund, packs }: Pick<Content, 'refund' | 'packs'>): RefundCase[] {
  const windows = { ...refund.windows, guarantee: { days: packs.guaranteeDays } }
  return refund.cases.map((each) => ({ ...each, window: windows[each.id] }))
}

export function hoursOf(window: Window): number {
  return 'hours' in window ? window.hours : window.days * 24
}

/** The window as printed: `24 hours` or `10 days`. */
export function windowText(
  window: Window,
  { refund, language }: Pick<Content, 'refund' | 'language'>,
): string {
  return 'hours' in window
    ? counted(refund.hours, window.hours, language)
    : counted(refund.days, window.days, language)
}

export type ReportWindow = {
  readonly open: boolean
  /** The last minute in which the case can be reported. */
  readonly until: Date
}

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Computes whether a case can still be reported. The window begins at the end of the day of delivery in India, because
 * the hour is not asked for.
 *
 * @param hours how long the case can be reported
 * @param delivered YYYY-MM-DD
 * @param now the moment of the question
 * @returns undefined for a day that has not come yet, or is none
 */
export function reportWindow(hours: number, delivered: string, now: Date): ReportWindow | undefined {
  const day = new Date(`${delivered}T00:00:00+05:30`)
  if (Number.isNaN(day.getTime()) || day > now) return undefined
  const end = new Date(`${delivered}T24:00:00+05:30`).getTime() + hours * HOUR_MS
  return { open: now.getTime() < end, until: new Date(end - MINUTE_MS) }
}
