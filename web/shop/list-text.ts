/** Joins parts of a sentence in a language, with “and” or “or” before the last. */
export function listText(
  items: readonly string[],
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(`${language}-IN`, { type }).format(items)
}
