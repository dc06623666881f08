import { MAIL_KINDS } from '../mail/constants.ts'

/** Workflows that report to the Worker: a backup, and a change of the site that goes live. */
const WORKFLOWS = ['backup', 'publication'] as const
export type Workflow = (typeof WORKFLOWS)[number]

/**
 * Kinds of runs. Mails to the owner are stored as runs, and those to visitors that were refused. Rows of a release before
 * have `recall`, `sign_out` and `full_day`, too, and nothing reads them.
 */
export const RUN_KINDS = [...WORKFLOWS, ...MAIL_KINDS] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** `started`: a mail that is being sent. `waiting`: code has changed, and a programmer has to release it. */
export const RUN_OUTCOMES = ['started', 'succeeded', 'failed', 'waiting'] as const

/** Days without a backup after which the dashboard asks for attention. */
export const BACKUP_SILENCE_DAYS = 10

/** Days without a run of the daily workflow that publishes: hosts switch schedules off where nothing is pushed for long. */
export const PUBLICATION_SILENCE_DAYS = 3
