/** Workflows that report to the Worker: a backup, and a change of the site that goes live. */
const WORKFLOWS = ['backup', 'publication'] as const
export type Workflow = (typeof WORKFLOWS)[number]

/** Mails to the owner. Each is a run, so that none is sent twice. */
const OWNER_MAILS = ['alert', 'weekly_summary'] as const
export type OwnerMail = (typeof OWNER_MAILS)[number]

/** Mails to visitors. */
const VISITOR_MAILS = ['confirmation'] as const
export type VisitorMail = (typeof VISITOR_MAILS)[number]

export const MAIL_KINDS = [...VISITOR_MAILS, ...OWNER_MAILS] as const

/**
 * What the owner did of a recall, in this order: stopped selling and sending, told the authority, wrote to all whose
 * orders have the lot, looked at sales without a lot, and wrote to subscribers.
 */
export const RECALL_STEPS = ['stopped', 'authority', 'customers', 'unknown_lots', 'subscribers'] as const
export type RecallStep = (typeof RECALL_STEPS)[number]

/** When each step was done; null for one that is not. */
export type Recall = Record<RecallStep, string | null>

/** Body of `PATCH /api/owner/recalls/:lot`. */
export type RecallChange = { step: RecallStep; done: boolean }

/** A day of D1 on which visits have written as much as they may (`tracking/full-day.ts`). */
export const FULL_DAY = 'full_day'

/** Acts of the owner that are kept like runs: a step of a recall. `sign_out` is of a release before, and not read. */
const OWNER_ACTS = ['recall', 'sign_out'] as const

/** Kinds of runs. Mails to the owner are stored as runs, and those to visitors that were refused. */
export const RUN_KINDS = [...WORKFLOWS, ...MAIL_KINDS, FULL_DAY, ...OWNER_ACTS] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** `started`: a mail that is being sent. `waiting`: code has changed, and a programmer has to release it. */
export const RUN_OUTCOMES = ['started', 'succeeded', 'failed', 'waiting'] as const

/** One run of a workflow, or one mail. */
export type Run = {
  id: string
  kind: RunKind
  outcome: (typeof RUN_OUTCOMES)[number]
  /** What it did, or why it failed, for the owner to read. */
  detail: string
  /** ISO 8601 UTC. */
  created_at: string
}

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
  /** Today, as D1 counts days, visits have written as much as they may. */
  fullDay: Run | null
}
