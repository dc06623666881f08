import type { Inquiry, Interaction, ListedSubscriber } from './entities.ts'
import type { Change } from './ranges.ts'
import type { UntrackedReason } from './tracking.ts'

/** With the count of all time. */
type Summary = Change & { total: number }

/** Days are `YYYY-MM-DD` in Asia/Kolkata, oldest first, zeros included. */
export type DayCounts = { day: string; count: number }[]

/**
 * With `search`, `data` has the addresses with that prefix, of any date, in alphabetical order. The rows have every
 * status. The total counts confirmed addresses; those of the range are all that were confirmed in it.
 */
export type SubscriptionStats = { data: ListedSubscriber[]; summary: Summary; series: DayCounts }

export type InquiryStats = { data: Inquiry[]; summary: Change; series: DayCounts }

/** Counts by interaction type. */
export type ByType = Record<string, number>

export type InteractionStats = {
  data: Interaction[]
  summary: Summary & { byType: ByType; previousByType: ByType }
  series: { day: string; byType: ByType }[]
}

export type UntrackedStats = { summary: Record<UntrackedReason, Change> }
