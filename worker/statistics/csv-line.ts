import type { JsonObject } from '../contract/json.ts'

/** Spreadsheets evaluate such a cell as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Some spreadsheets also split at semicolons and tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]/
/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | JsonObject | null
export type CsvRow = { id: string } & Record<string, Cell>

/**
 * @param cells one row; an object becomes a cell of JSON
 * @returns the row in the format of RFC 4180 with its line break; formulas are neutralised by a leading apostrophe
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
