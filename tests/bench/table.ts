/** One measured figure, and what it should be at most or at least. */
export type Figure = {
  name: string
  measured: number
  unit?: 'ms' | '×' | 'rows'
  most?: number
  least?: number
}

/**
 * @param values at least one
 * @returns the one in the middle
 */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Prints figures with their targets, and returns how many miss them. */
export function printTable(title: string, figures: Figure[]): number {
  const rows = figures.map(({ name, measured, unit = '', most, least }) => ({
    '': name,
    measured: `${measured < 10 ? Math.round(measured * 100) / 100 : Math.round(measured)} ${unit}`.trim(),
    target: most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '',
    met: measured > (most ?? measured) || measured < (least ?? measured) ? 'NO' : 'yes',
  }))
  console.log(`\n${title}`)
  console.table(rows)
  return rows.filter(({ met }) => met === 'NO').length
}
