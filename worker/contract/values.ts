/*
 * The values that columns, schemas and pages share. Not in the things' `contract.ts`, whose types are those of the tables:
 * a table and its contract would import each other.
 */

/** `clicked` until the owner marks the order. */
export const ORDER_STATUSES = ['clicked', 'sold', 'cancelled'] as const

/** Lists of orders, by what is still to be done. */
export const ORDER_LISTS = ['open', 'to_send', 'sold', 'not_sold'] as const
export type OrderListName = (typeof ORDER_LISTS)[number]

/** Days that a sale or a refund may be dated back. */
export const MAX_SALE_AGE_DAYS = 400

/** How long interactions, product events, inquiries, unsold orders and what leads to a person in sales are kept. */
export const RETENTION_DAYS = 400

/** How long a sign-up that is not confirmed is kept after its mail. */
export const PENDING_RETENTION_DAYS = 30

/**
 * How long an address that unsubscribed instead of confirming gets no mail, since somebody else had signed it up; then it is
 * deleted, unless it was confirmed before.
 */
export const REFUSED_DAYS = 30

/** Header of a new sale: made by the client, once a sale. Repeated, nothing is stored. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** `new` until the owner marks the inquiry. */
export const INQUIRY_STATUSES = ['new', 'answered'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** The type of an inquiry that somebody wrote in the form: nobody opened WhatsApp. */
export const QUESTION = 'question'

/** Only confirmed addresses are subscribers; without confirmation by mail, every sign-up is confirmed at once. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const

/** Where a newsletter form is that does not say so. */
export const DEFAULT_SOURCE_PAGE = 'footer'

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
 * Kinds of runs. Mails to the owner are stored as runs, and those to visitors that were refused. Rows of a release before
 * have `recall`, `sign_out` and `full_day`, too, and nothing reads them.
 */
export const RUN_KINDS = [...WORKFLOWS, ...MAIL_KINDS] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** `started`: a mail that is being sent. `waiting`: code has changed, and a programmer has to release it. */
export const RUN_OUTCOMES = ['started', 'succeeded', 'failed', 'waiting'] as const
