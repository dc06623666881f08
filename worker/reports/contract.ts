import type { Report } from './table.ts'

export type { Report } from './table.ts'

export type ReportState = {
  /** The last report, whatever its outcome. */
  last: Report | null
  lastSucceeded: Report | null
}

/** What all workflows have reported, as of a load of the dashboard. */
export type ReportsToDo = {
  backup: ReportState
  publication: { editing: boolean; last: Report | null }
}
