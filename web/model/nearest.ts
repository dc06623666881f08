/** The most letters that may be wrong, as a share of the longer word. */
const MAX_WRONG = 0.4

/**
 * Returns the word that a mistyped one is nearest to, whatever its capitals; undefined where none is near.
 *
 * @param words a few; the first of those that are equally near is taken
 */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const shares = words.map((word): [word: string, share: number] => {
    const wrong = distance(typed.toLowerCase(), word.toLowerCase())
    return [word, wrong / Math.max(typed.length, word.length)]
  })
  const [best] = shares.toSorted(([, a], [, b]) => a - b)
  return best && best[1] <= MAX_WRONG ? best[0] : undefined
}

/** The fewest letters to add, remove or replace in order to turn one word into the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [place, letter] of Array.from(from).entries()) {
    const next = [place + 1]
    for (const [column, other] of Array.from(to).entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
