/** Whether a text contains a C0 or C1 control character or DEL; SQLite's `length()` stops at NUL. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

/** Replaces lone surrogates, halves of a character that was cut, by U+FFFD: `encodeURIComponent` throws on them. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/**
 * What a visitor typed in a single line, as it is meant: line breaks and tabs are spaces, `normalise` applies, and it is
 * trimmed. Every field of a request with one line goes through it, in the browser and in the Worker.
 */
export function normaliseLine(typed: string): string {
  return normalise(typed.replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')).trim()
}

/** What a visitor typed in several lines, as it is meant: each kind of line break is `\n`, and `normalise` applies. */
export function normaliseText(typed: string): string {
  return normalise(typed.replace(/\r\n|[\v\f\r\u0085\u2028\u2029]/g, '\n'))
}

/**
 * Invisible characters, such as the bidirectional marks around a copied telephone number, the zero-width space and
 * the byte order mark, without the joiners; control characters; and the object replacement character, which stands
 * for a picture that was copied along. `DI` are the characters that have no form (Default_Ignorable_Code_Point). Tags
 * are kept in the flags that they make up, such as that of Scotland.
 */
const INVISIBLE =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|(?![\u200c\u200d])(?=\p{DI})\p{Cf}|(?![\t\n])\p{Cc}|\ufffc/gu

/** Zero-width joiners and non-joiners, with the characters before and after them that they may shape. */
const JOINERS =
  /((?!\p{sc=Latn})[\p{L}\p{M}\p{ExtPict}\p{EMod}])?([\u200c\u200d])[\u200c\u200d]*(?=((?!\p{sc=Latn})[\p{L}\p{M}\p{ExtPict}])?)/gu

/** A text that shows nothing: of characters without a form and of empty Braille patterns. */
const BLANK = /^[\s\p{DI}\u2800]*$/u

/**
 * Takes away what nobody sees, turns no-break spaces and hyphens into plain ones, and composes letters. Joiners stay between letters
 * of scripts that need them, such as Devanagari, and between the parts of an emoji. A text of invisible characters alone
 * is empty.
 */
function normalise(text: string): string {
  const plain = replaceLoneSurrogates(text)
    .replace(INVISIBLE, '$1')
    .replace(JOINERS, (_, before = '', joiner, after) => before + (before && after ? joiner : ''))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .normalize('NFC')
  return BLANK.test(plain) ? '' : plain
}
