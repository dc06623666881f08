/**
 * Finds phrases as whole words, in text normalized as NFC. `\b` would not do: it covers ASCII letters only. A phrase may end in
 * a star, for any end of the word.
 */
export function patternOf(phrases: readonly string[]): RegExp {
  const letter = '[\\p{L}\\p{M}]'
  const ends = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${phrase.slice(0, -1)}${letter}*` : `${phrase}(?!${letter})`,
  )
  return new RegExp(`(?<!${letter})(?:${ends.join('|').normalize()})`, 'iu')
}
