import type { Run } from './table.ts'

export type { Run } from './table.ts'

/** The state of a kind of runs. */
export type RunState = {
  /** The last report, whatever its outcome. */
  last: Run | null
  lastSucceeded: Run | null
}

/** Days without a backup after which the dashboard asks for attention. */
export const BACKUP_SILENCE_DAYS = 10

/** Days without a run of the daily workflow that publishes: hosts switch schedules off where nothing is pushed for long. */
export const PUBLICATION_SILENCE_DAYS = 3

/** Days that a refused mail is shown as a fault. */
export const REFUSAL_DAYS = 7

/** State of all that runs by itself, as of a load of the dashboard. */
export type RunsToDo = {
  backup: RunState
  publication: { editing: boolean; last: Run | null }
  /** The last mail that was refused, in the last `REFUSAL_DAYS` days. */
  refusedMail: Run | null
}
