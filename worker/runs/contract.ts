import type { Run } from './table.ts'

export type { Run } from './table.ts'

/** The state of a kind of runs. */
export type RunState = {
  /** The last report, whatever its outcome. */
  last: Run | null
  lastSucceeded: Run | null
}

/** State of all that runs by itself, as of a load of the dashboard. */
export type RunsToDo = {
  backup: RunState
  publication: { editing: boolean; last: Run | null }
  /** The last mail that was refused, in the last `REFUSAL_DAYS` days. */
  refusedMail: Run | null
}
