import { recordOf } from '../contract/record-of.ts'
import { sumOf } from '../contract/sum-of.ts'
import { BREAKDOWN_ROWS, OTHER } from './constants.ts'

/** A key of a breakdown with its counts. */
type KeyCounts<Count extends string> = { key: string } & Record<Count, number>

/**
 * @param rows of one dimension, any number of them for a key
 * @param counts rows are sorted by the first count, then by the others, highest first
 * @returns the first keys; beyond `BREAKDOWN_ROWS` they are summed up as `OTHER`, which is the last row
 */
export function topRows<Count extends string>(rows: KeyCounts<Count>[], counts: readonly Count[]) {
  const sorted = [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, own]) => sumRow(key, own, counts))
    // What was undone counts zero.
    .filter((row) => counts.some((count) => row[count] !== 0))
    .sort((one, two) => {
      const last = Number(one.key === OTHER) - Number(two.key === OTHER)
      if (last !== 0) return last
      const differing = counts.find((count) => one[count] !== two[count])
      return differing ? two[differing] - one[differing] : one.key < two.key ? -1 : 1
    })
  if (sorted.length <= BREAKDOWN_ROWS) return sorted
  return [...sorted.slice(0, BREAKDOWN_ROWS - 1), sumRow(OTHER, sorted.slice(BREAKDOWN_ROWS - 1), counts)]
}

function sumRow<Count extends string>(key: string, rows: KeyCounts<Count>[], counts: readonly Count[]) {
  return { key, ...recordOf(counts, (count) => sumOf(rows, (row) => row[count])) }
}
