/** A text in SQL, with quotes inside it doubled. */
const LITERAL = /'[^']*(?:''[^']*)*'/g
const PHRASE = 'BEGIN TRANSACTION'

/**
 * Makes a dump safe to hand to `wrangler d1 execute`, which takes any BEGIN TRANSACTION for SQL, inside a visitor's
 * message too, and then cuts it out or refuses the whole file (cloudflare/workers-sdk, pull request 14176). A message
 * must not keep the owner from restoring everybody else's.
 *
 * @param dump in SQL, as `wrangler d1 export` writes it
 * @returns SQL that makes the same rows, and in which the phrase does not stand
 */
export function guarded(dump: string): string {
  if (!dump.includes(PHRASE)) return dump
  const mark = unusedIn(dump)
  return dump.replace(LITERAL, (literal) =>
    literal.includes(PHRASE)
      ? `replace(${literal.replaceAll(PHRASE, PHRASE.replace(' ', mark))}, '${mark}', ' ')`
      : literal,
  )
}

/** A character for private use (Unicode) that the text does not hold. */
function unusedIn(text: string): string {
  for (let code = 0xe000; code <= 0xf8ff; code += 1) {
    const character = String.fromCharCode(code)
    if (!text.includes(character)) return character
  }
  throw new Error('The dump uses every character for private use')
}
