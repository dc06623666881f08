/** Static pages with one button, which posts to the page's own address. */
export const CONFIRM_PAGE = '/newsletter/confirm'
export const UNSUBSCRIBE_PAGE = '/newsletter/unsubscribe'
/** What mail programs post to by themselves (RFC 8058). */
export const UNSUBSCRIBE_CALL = '/api/newsletter/unsubscribe'

/** @returns the address of a page or a call with a token */
export function linkTo(origin: string, path: string, token: string): string {
  return `${origin}${path}?token=${encodeURIComponent(token)}`
}
