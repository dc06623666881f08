/**
 * Left out are files, calls, the dashboard, and addresses with a query, which the page that is open handles itself. A
 * pattern for any query also matches an address without one.
 */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/admin', '/*.*'] } },
    { not: { selector_matches: '[href*="?"]' } },
  ],
}

/**
 * Lets the browser prefetch a page when the visitor points at a link to it, and prerender it when the link is pressed:
 * it is painted while the finger is still down. Browsers without speculation rules ignore them.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
