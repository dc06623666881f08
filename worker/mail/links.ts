import { SOURCE } from '../contract/languages.ts'
import { brand, words } from './content.ts'

/** The words of the static pages behind links, by the last part of their path, in the source language. */
export const mailPages = words[SOURCE].mail.pages
export type MailPage = keyof typeof mailPages

/** Static pages, in the language that begins their path; what the button of one does is in `routes/newsletter-pages.ts`. */
export const NEWSLETTER_PAGES = '/newsletter'
export const CONFIRM_PAGE = `${NEWSLETTER_PAGES}/confirm`
export const UNSUBSCRIBE_PAGE = `${NEWSLETTER_PAGES}/unsubscribe`
/** What mail programs post to by themselves (RFC 8058). */
export const UNSUBSCRIBE_CALL = '/api/newsletter/unsubscribe'

const LOCAL_HOSTS = ['localhost', '127.0.0.1']

/**
 * @param url of the request
 * @returns the origin of links that leave the site: the site's own, whichever of its host names the request was sent to;
 * the request's on a developer's machine
 */
export function linkOrigin(url: string): string {
  const { origin, hostname } = new URL(url)
  return LOCAL_HOSTS.includes(hostname) ? origin : new URL(brand.siteUrl).origin
}

/** @returns the address of a page or a call with a token */
export function linkTo(origin: string, path: string, token: string): string {
  return `${origin}${path}?token=${encodeURIComponent(token)}`
}
