import type { Run } from './runs.ts'

/** What is switched on of mail. */
export type MailSetup = {
  /** OWNER_MAIL, where alerts and summaries go; null unless it is one plain address. */
  owner: string | null
  /** Whether sign-ups are confirmed by mail. Where something is missing, they stay pending. */
  confirmation: boolean
  /** Settings without which what is switched on does not work. */
  missing: string[]
}

export type MailOverview = {
  /** Mails to visitors that are due. */
  due: number
  /** The last mail that was not sent; the code of the error is its `detail`. */
  lastFailure: Run | null
}
