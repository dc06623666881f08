/** A spreadsheet takes a cell that begins so for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Some spreadsheets part cells at semicolons and tabs too. */
const QUOTED = /[",;\t\r\n]/
/** Tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type Cell = string | number | null

/**
 * @param cells one row
 * @returns the row as RFC 4180 has it, its end of line included; a cell that a spreadsheet would run is defused by an
 * apostrophe in front
 */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
