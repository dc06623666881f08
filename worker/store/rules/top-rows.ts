import { BREAKDOWN_ROWS, OTHER } from '#contract/breakdowns.ts'

/** A key of a breakdown with its counts. */
export type KeyCounts<Count extends string> = { key: string } & Record<Count, number>

/**
 * Adds what the rollup has not counted yet to the rows of a materialized range (`d1/rollup/top-keys.ts`). A live key
 * without a row of its own may be part of `OTHER`, so it is added there if there is such a row.
 *
 * @param rows of one dimension
 * @param counts rows are sorted by the first count, then by the others, highest first
 * @returns the first rows; beyond `BREAKDOWN_ROWS` they are summed up as `OTHER`, which is the last row
 */
export function topRows<Count extends string>(
  rows: KeyCounts<Count>[],
  live: KeyCounts<Count>[],
  counts: readonly Count[],
): KeyCounts<Count>[] {
  const sums = new Map<string, KeyCounts<Count>>()
  const add = (key: string, row: KeyCounts<Count>) => {
    const before = sums.get(key)
    sums.set(key, sumOf(key, before ? [before, row] : [row], counts))
  }
  for (const row of rows) add(row.key, row)
  const rest = sums.has(OTHER)
  const own = new Set(sums.keys())
  for (const row of live) add(rest && !own.has(row.key) ? OTHER : row.key, row)

  const sorted = [...sums.values()].sort((one, two) => {
    const last = Number(one.key === OTHER) - Number(two.key === OTHER)
    if (last !== 0) return last
    const differing = counts.find((count) => one[count] !== two[count])
    return differing ? two[differing] - one[differing] : one.key < two.key ? -1 : 1
  })
  if (sorted.length <= BREAKDOWN_ROWS) return sorted
  return [...sorted.slice(0, BREAKDOWN_ROWS - 1), sumOf(OTHER, sorted.slice(BREAKDOWN_ROWS - 1), counts)]
}

function sumOf<Count extends string>(
  key: string,
  rows: KeyCounts<Count>[],
  counts: readonly Count[],
): KeyCounts<Count> {
  const sums = counts.map((count) => [count, rows.reduce((sum, row) => sum + row[count], 0)])
  return { key, ...Object.fromEntries(sums) }
}
