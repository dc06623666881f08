/**
 * Lets the browser prefetch a page when the visitor points at a link to it or presses it. Left out are files, calls and
 * addresses with a query, which the page that is open handles itself. Browsers without speculation rules ignore them.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin', '/*.*'] } },
          // A pattern for any query also matches an address without one.
          { not: { selector_matches: '[href*="?"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
