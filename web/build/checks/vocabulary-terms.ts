/** A term of the former private language, what it looks like in code or text, and the standard term. */
export type Term = { readonly pattern: RegExp; readonly use: string }

/**
 * The left column of names.md. Words that are also plain English (still, near, range, whole) are matched only as
 * identifiers or in the phrases that were meant.
 */
export const terms: readonly Term[] = [
  {
    pattern: /<Still\b|\bStill[A-Z]\w*|\bstill[A-Z]\w*|\bstill\(|still-sections|@layer still/,
    use: 'static',
  },
  { pattern: /\b(stands?|stood|keeps?|all) still\b/i, use: 'static' },
  {
    pattern: /\bquiet(er|ly)? (view|page|part|section|island)s?\b|\bquietButton\b|quiet-button/,
    use: 'static',
  },
  { pattern: /<Near\b|\bNear[A-Z]\w*|\b(comes?|came) near\b/, use: 'visible' },
  { pattern: /(?<!keep.?)\b[Aa]live\b|(?<![Kk]eep)Alive\b/, use: 'hydrated, hydrate' },
  { pattern: /\bstarter\b|\bStarter\b|withStarter/, use: 'script loader, inline script' },
  {
    pattern: /\bearly (event|touch|click|tap|key)s?\b|\bEARLY\b|lib\/early|\bwhatIsMeant\b|\bwhat is meant\b/,
    use: 'event replay: queue',
  },
  { pattern: /\btell(s|ing)? again\b|\btellAgain\b/i, use: 'replay' },
  { pattern: /\bdoWithout\b|\bdoes without\b/, use: 'fallback' },
  { pattern: /\b(view|page) that arrives\b|\bArrival\b/, use: 'navigation, after navigation' },
  {
    pattern: /\btypefaces? that comes? late\b|\bshowTypefaces\b|data-typefaces/i,
    use: 'web font, font swap',
  },
  {
    pattern: /(?<!(above|below|under) the )\bfold(s|ed|ing)?\b|\bfold[A-Z]\w*|\bfold-\w+|\b\w+Fold(ed|s)?\b/,
    use: 'rollup, rolled up, rollup cursor, rollup batch',
  },
  { pattern: /\bkeyed\b|\bkeys a day\b/i, use: 'dimension rows, MAX_KEYS_PER_DAY' },
  { pattern: /sqliteTable\(\s*'ranges'|CREATE TABLE [`"]ranges[`"]/, use: 'materialized_ranges' },
  { pattern: /\b(told|telling)\b/i, use: 'payload, notify, report' },
  {
    pattern: /\b(const|let) whole\b|\bwhole[A-Z]\w*|\b(anew|thereby|wanting)\b/i,
    use: 'total, complete, again, missing',
  },
  { pattern: /\bowner['’]s room\b|\bRoom[A-Z]\w*|\b[oO]wnerRoom|\bowner-room\b/, use: 'dashboard' },
  { pattern: /\bask[A-Z]\w*|\bask-[a-z]\w*/, use: 'query, fetch, withRetry' },
  { pattern: /\bwritten[- ]once\b|\bwrittenOnce\b/i, use: 'cached (prepared) statements' },
  {
    pattern: /\bcountOne\w*|\buncount\w*|\bcountBack\w*|\bcount(s|ed)? back\b|\bopenDay\w*|\bopen day\b/i,
    use: 'increment, decrement, reinstate, ensureDay, untracked, skipUntracked',
  },
  { pattern: /\btrapped\b|\btracks of people\b/i, use: 'honeypot, untracked' },
  { pattern: /\blimited ?keys\b/i, use: 'limitKeyGuesses' },
  { pattern: /build\/found\b|\bFoundFiles\b/, use: 'seo' },
  { pattern: /\btext[- ]?cards?\b|\btextCards?\b|\?card\b/i, use: 'markdown, frontmatter' },
  { pattern: /\bbuilt[- ]site\b|\bbuiltSite\b/i, use: 'build output' },
  { pattern: /(?<![.\w]|xMidYMid )slices?\b(?!\()|\bSlice[A-Z]?\w*/, use: 'page (limit, cursor)' },
  { pattern: /\bmend(s|ed|ing)?\b/i, use: 'fix, fixed, resolve' },
]
