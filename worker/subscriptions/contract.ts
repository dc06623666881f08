import type { DayCounts, Summary } from '../statistics/contract.ts'
import type { ListedSubscriber } from './table.ts'

export type { ListedSubscriber, Subscription } from './table.ts'

/**
 * `data` has the addresses that were confirmed on the days, the last one first, those included that have left since; with
 * `search` the addresses with that prefix, of any date and status, in alphabetical order. The total counts confirmed
 * addresses; those of the range are all that were confirmed in it.
 */
export type SubscriptionStats = { data: ListedSubscriber[]; summary: Summary; series: DayCounts }
