import { type MailPage, mailText } from '#web/content/mail.ts'

export type { MailPage }
/** The words of the static pages behind links, by the last part of their path. */
export const mailPages = mailText.pages

/** Static pages; what the button of one does is in `routes/newsletter-pages.ts`. */
export const NEWSLETTER_PAGES = '/newsletter'
export const CONFIRM_PAGE = `${NEWSLETTER_PAGES}/confirm`
export const UNSUBSCRIBE_PAGE = `${NEWSLETTER_PAGES}/unsubscribe`
/** What mail programs post to by themselves (RFC 8058). */
export const UNSUBSCRIBE_CALL = '/api/newsletter/unsubscribe'

/** @returns the address of a page or a call with a token */
export function linkTo(origin: string, path: string, token: string): string {
  return `${origin}${path}?token=${encodeURIComponent(token)}`
}
