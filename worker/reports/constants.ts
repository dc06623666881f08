import { MAIL_KINDS } from '../mail/constants.ts'

/** Workflows that report to the Worker: a backup, and a change of the site that goes live. */
const WORKFLOWS = ['backup', 'publication'] as const
export type Workflow = (typeof WORKFLOWS)[number]

/**
 * Kinds of rows of the table `runs`: reports of workflows, mails to the owner, and refused mails (`mail/queries.ts`).
 * Rows of an earlier release may be of other kinds, which nothing reads.
 */
export const REPORT_KINDS = [...WORKFLOWS, ...MAIL_KINDS] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** `started`: a mail that is being sent. `waiting`: code has changed, and a programmer has to release it. */
export const REPORT_OUTCOMES = ['started', 'succeeded', 'failed', 'waiting'] as const

/** Days without a backup after which the dashboard asks for attention. */
export const BACKUP_SILENCE_DAYS = 10

/** Days without a report of the daily workflow that publishes: hosts switch schedules off where nothing is pushed for long. */
export const PUBLICATION_SILENCE_DAYS = 3
