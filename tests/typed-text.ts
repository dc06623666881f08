/*
 * What phones, keyboards, contact lists, spreadsheets, word processors and translators do to what is typed or pasted. A
 * field takes each as what was meant; the tests of the Worker and of the browser try them all on every field.
 */

type Change = {
  /** Which program does what. */
  by: string
  /** What arrives of a line that was meant. */
  change: (meant: string) => string
  /** What is read of it in a field of several lines, where a break is one. */
  inText?: (meant: string) => string
}

/** Puts characters into the middle of a text, never within one that is several. */
const within = (characters: string) => (meant: string) => {
  const letters = [...meant]
  const middle = Math.floor(letters.length / 2)
  return [...letters.slice(0, middle), characters, ...letters.slice(middle)].join('')
}
const spaces = (space: string) => (meant: string) => meant.replaceAll(' ', space)
const breaks = (lineBreak: string, by: string): Change => ({
  by,
  change: spaces(lineBreak),
  inText: spaces('\n'),
})

export const CHANGES: readonly Change[] = [
  { by: 'the contacts of an iPhone embed it from left to right', change: (meant) => `\u202a${meant}\u202c` },
  { by: 'the contacts of an Android phone isolate it', change: (meant) => `\u2068${meant}\u2069` },
  { by: 'a keyboard for Urdu marks the direction', change: (meant) => `\u200f${meant}\u061c` },
  { by: 'a chat marks that it is written from left to right', change: within('\u200e') },
  { by: 'an autocompletion adds spaces', change: (meant) => ` ${meant}  ` },
  { by: 'a word processor puts no-break spaces', change: spaces('\u00a0') },
  { by: 'a keyboard for Japanese puts wide spaces', change: spaces('\u3000') },
  { by: 'a word processor puts no-break hyphens', change: (meant) => meant.replaceAll('-', '\u2011') },
  { by: 'a spreadsheet separates its cells with tabs', change: spaces('\t'), inText: spaces('\t') },
  { by: 'a cell is copied with the end of its row', change: (meant) => `${meant}\r\n` },
  breaks('\r\n', 'a mail program wraps the line'),
  breaks('\u2028', 'a notebook separates the lines'),
  { by: 'a text file begins with a byte order mark', change: (meant) => `\ufeff${meant}` },
  { by: 'a web page lets the line break', change: within('\u200b') },
  { by: 'a PDF file hyphenates softly', change: within('\u00ad') },
  { by: 'a keyboard for Devanagari leaves a joiner at the end', change: (meant) => `${meant}\u200d` },
  { by: 'a translator leaves a non-joiner', change: (meant) => `\u200c${meant}` },
  { by: 'a phone copies the picture along', change: (meant) => `${meant}\ufffc` },
  { by: 'a Mac writes an accent as a letter of its own', change: (meant) => meant.normalize('NFD') },
  { by: 'a terminal copies a control character', change: within('\u0007') },
]

/** Digits of ASCII in another script, by its zero. */
const digits = (zero: number) => (meant: string) =>
  meant.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** What keyboards of other scripts make of a number. */
export const DIGITS: readonly Change[] = [
  { by: 'a keyboard for Marathi', change: digits(0x0966) },
  { by: 'a keyboard for Gujarati', change: digits(0x0ae6) },
  { by: 'a keyboard for Urdu', change: digits(0x06f0) },
  { by: 'a keyboard for Japanese', change: digits(0xff10) },
]

/** What contact lists, forms and people make of one telephone number. */
export const PHONE = '+919822012345'
export const PHONES: readonly string[] = [
  '98220 12345',
  '098220 12345',
  '+91 (0) 98220-12345',
  '(+91) 98220 12345',
  '0091 98220 12345',
  '0919822012345',
  'tel:+91-98220-12345',
  '98220 12345.',
  '98220/12345',
  '98220–12345',
  '＋91 98220 12345',
]

/** What contact lists, mail programs and keyboards make of one e-mail address. */
export const EMAIL = 'asha.k@mail.example'
export const EMAILS: readonly string[] = [
  'Asha.K@Mail.Example',
  'asha.k@mail.example,',
  '<asha.k@mail.example>',
  'Asha Kulkarni <asha.k@mail.example>',
  '“asha.k@mail.example”',
  '(asha.k@mail.example)',
  'mailto:asha.k@mail.example?subject=Hello',
]
