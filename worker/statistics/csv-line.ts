/** Spreadsheets evaluate such a cell as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/**
 * Spreadsheets make another number or a day of such a cell: of the reference `0006E4` 60000, of `012345` 12345, of a
 * telephone number of twelve digits 9.19823E+11, of the lot `26-01` the 26th of January.
 */
const CONVERTED = /^(?:0\d+|\d{12,}|\d+(?:\.\d*)?E[+-]?\d+|\d{1,2}[-/]\d{1,4}(?:[-/]\d{1,4})?)$/i
/** Some spreadsheets also split at semicolons and tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]/
/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | object | null
export type CsvRow = { id: string } & Record<string, Cell>

/**
 * @param cells one row; an object becomes a cell of JSON
 * @returns the row in the format of RFC 4180 with its line break; a text that a spreadsheet would run or convert begins with
 * an apostrophe (DECISIONS.md, “Files”)
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  const safe = FORMULA.test(text) || CONVERTED.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
