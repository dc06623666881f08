import { describe, expect, it } from 'vitest'
import { BREAKDOWN_ROWS, OTHER } from '#worker/statistics/contract.ts'
import { topRows } from '#worker/statistics/top-rows.ts'

const row = (key: string, count: number, previous = 0) => ({ key, count, previous })
const first = (rows: ReturnType<typeof row>[]) => topRows(rows, ['count', 'previous'])

describe('the first rows of a breakdown', () => {
  it('are sorted by the first count, then by the next, then by name', () => {
    const rows = [row('a', 1), row('b', 1, 2), row('d', 3), row('c', 1)]
    expect(first(rows).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c'])
  })

  it('add up the days of a key, and leave out what was undone', () => {
    expect(first([row('a', 2, 5), row('b', 1), row('c', 1), row('c', -1), row('b', 2)])).toEqual([
      row('b', 3),
      row('a', 2, 5),
    ])
  })

  it('have the others last', () => {
    expect(first([row(OTHER, 9), row('a', 2)])).toEqual([row('a', 2), row(OTHER, 9)])
  })

  it('lose no count beyond the last row', () => {
    const shown = first(Array.from({ length: 14 }, (_, index) => row(`key-${index}`, 20 - index, 1)))
    expect(shown).toHaveLength(BREAKDOWN_ROWS)
    expect(shown.at(-1)).toEqual(row(OTHER, 11 + 10 + 9 + 8 + 7, 5))
  })
})
