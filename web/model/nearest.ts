import { distance } from 'fastest-levenshtein'

/** The most letters that may be wrong, as a share of the longer word. */
const MAX_WRONG = 0.4

/**
 * Returns the word that a mistyped one is nearest to (Levenshtein), whatever its capitals; undefined where none is near.
 *
 * @param words the first of those that are equally near is taken
 */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const shares = words.map((word): [word: string, share: number] => {
    const wrong = distance(typed.toLowerCase(), word.toLowerCase())
    return [word, wrong / Math.max(typed.length, word.length)]
  })
  const [best] = shares.toSorted(([, a], [, b]) => a - b)
  return best && best[1] <= MAX_WRONG ? best[0] : undefined
}
