import { type RefundCase, windowEnd } from '#web/content/refund.ts'

export type ReportWindow = {
  readonly open: boolean
  /** The last minute in which the case can be reported. */
  readonly until: Date
}

const MINUTE_MS = 60 * 1000

/**
 * Computes whether a case can still be reported. The window begins at the end of the day of delivery in India, because
 * the hour is not asked for.
 *
 * @param delivered YYYY-MM-DD
 * @param now the moment of the question
 * @returns undefined for a day that has not come yet, or is none
 */
export function reportWindow(
  refundCase: Pick<RefundCase, 'window'>,
  delivered: string,
  now: Date,
): ReportWindow | undefined {
  const day = new Date(`${delivered}T00:00:00+05:30`)
  if (Number.isNaN(day.getTime()) || day > now) return undefined
  const end = windowEnd(refundCase, new Date(`${delivered}T24:00:00+05:30`))
  return { open: now < end, until: new Date(end.getTime() - MINUTE_MS) }
}
