/** The Worker's bindings and settings. Each may be missing; the effect is documented where it is used. */
interface Env {
  /** The address of the site, without a slash at its end: where mails and the CSV lead. Empty in a local run and a demo. */
  SITE_URL?: string
  /** Without it the site runs as a demo. */
  DB?: D1Database
  /** Rate limits; a missing binding means no limit. */
  TIGHT_LIMIT?: RateLimit
  TRACKING_LIMIT?: RateLimit
  ORDER_LIMIT?: RateLimit
  SITE_LIMIT?: RateLimit
  /** What visitors may have written on a day of D1, by kind, as in `worker/contract/limits.ts`. */
  DAILY_LIMITS?: Partial<Record<string, unknown>>
  MY_DATA_LIMIT?: RateLimit
  /** The owner's sign-in key: a secret of at least 16 characters. */
  OWNER_KEY?: string
  /** The repository of the content, `owner/name` on GitHub: with it the site is edited on `/edit`. */
  EDIT_REPOSITORY?: string
  /** The static files, for the pages that a form posts to. */
  ASSETS?: Fetcher
  /** Cloudflare's `send_email`; without it, or without MAIL_FROM, no mail is sent. */
  MAIL?: SendEmail
  /** The sender's address, of a domain that is set up for sending. */
  MAIL_FROM?: string
  /** The verified address of alerts and summaries. */
  OWNER_MAIL?: string
  /** `on`: sign-ups are confirmed by mail. */
  MAIL_CONFIRM?: string
  /** Signs the links in mails: a secret of at least 32 characters. */
  TOKEN_SECRET?: string
}
