import type { Change, Summary } from '../statistics/contract.ts'
import type { DIMENSIONS, UntrackedReason } from './constants.ts'
import type { Interaction } from './table.ts'

export type { InteractionInput } from './input.ts'
export * from './sources.ts'
export type { Interaction, ProductEvent } from './table.ts'

/** `previous` is the count of the days that the range is compared with. */
type BreakdownRow = { key: string; count: number; previous: number }

export type Breakdowns = {
  /** Highest count first, `OTHER` last. Hosts of one service are one source, and the pages of all batches `BATCH_PAGES`. */
  data: Record<(typeof DIMENSIONS)[number], BreakdownRow[]>
}

/** Counts by interaction type. */
export type ByType = Record<string, number>

export type InteractionStats = {
  data: Interaction[]
  summary: Summary & { byType: ByType; previousByType: ByType }
  series: { day: string; byType: ByType }[]
}

export type UntrackedStats = { summary: Record<UntrackedReason, Change> }
