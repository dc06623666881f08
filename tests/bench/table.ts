/** One measured figure beside what it should be. */
export type Figure = {
  name: string
  measured: number
  unit: 'ms' | 'kB' | '×' | '' | 'rows'
  target?: { most: number } | { least: number }
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
  const rows = figures.map(({ name, measured, unit, target }) => ({
    '': name,
    measured: `${round(measured)} ${unit}`.trim(),
    target: target ? ('most' in target ? `≤ ${target.most}` : `≥ ${target.least}`) : '',
    met: target ? (meets(measured, target) ? 'yes' : 'NO') : '',
  }))
  console.log(`\n${title}`)
  console.table(rows)
  return rows.filter(({ met }) => met === 'NO').length
}

function meets(measured: number, target: { most: number } | { least: number }): boolean {
  return 'most' in target ? measured <= target.most : measured >= target.least
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value)
}
