/** Mails to the owner. The start of each is stored, so that none is sent twice. */
const OWNER_MAILS = ['alert', 'weekly_summary'] as const
export type OwnerMail = (typeof OWNER_MAILS)[number]

/** Mails to visitors. */
const VISITOR_MAILS = ['confirmation'] as const
export type VisitorMail = (typeof VISITOR_MAILS)[number]

export const MAIL_KINDS = [...VISITOR_MAILS, ...OWNER_MAILS] as const

/** Days that a refused mail is shown as a fault. */
export const REFUSAL_DAYS = 7
