import type { Range } from './contract.ts'
import type { Count } from './counts.ts'

/** Rows of any age, or of a range, newest first: at most `limit`, after the row whose id is `cursor`. */
export type AllTimePage = { days?: Range | undefined; limit: number; cursor?: string | undefined }

export type Page = AllTimePage & { days: Range }

/** Counts of metrics from a day on, or those of all time. */
export type CountsRead = [metrics: readonly string[], from: string]

/** Reads a page of the rows of D1, or of the samples of the demo, and counts in the same batch. */
export type List<Row, Of extends AllTimePage = AllTimePage> = (
  page: Of,
  ...reads: CountsRead[]
) => Promise<{ rows: Row[]; counts: Count[] }>

/** Reads counts alone. */
export type ReadCounts = (...reads: CountsRead[]) => Promise<Count[]>
