/** Workflows that report to the Worker. */
export const RUN_KINDS = ['backup'] as const
export type RunKind = (typeof RUN_KINDS)[number]

export const RUN_OUTCOMES = ['succeeded', 'failed'] as const

/** One run of a workflow. */
export type Run = {
  id: string
  kind: RunKind
  outcome: (typeof RUN_OUTCOMES)[number]
  /** What it did, or why it failed, for the owner to read. */
  detail: string
  /** ISO 8601 UTC. */
  created_at: string
}

/** The state of the backups. */
export type BackupState = {
  /** The last run, whatever its outcome. */
  last: Run | null
  /** The last backup that was restored and compared. */
  lastProven: Run | null
}

/** Days without a proven backup after which the dashboard asks for attention. */
export const BACKUP_SILENCE_DAYS = 10
