import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '#worker/statistics/csv-line.ts'

describe('csvLine', () => {
  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [[null, '', 0, 12.5], ',,0,12.5\r\n'],
    [['a,b', 'say "yes"', 'two\nlines', 'cr\rhere'], '"a,b","say ""yes""","two\nlines","cr\rhere"\r\n'],
    [['समायु', '🙂'], 'समायु,🙂\r\n'],
    [[-5], '-5\r\n'],
  ])('writes %j as %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line)
  })

  it('is parsed by RFC 4180 to the same cells, except for the apostrophe', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...',"\r\n=+-@\t a＝＋－＠') }),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const defused = cells.map((cell) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell))
        expect(readLine(csvLine(cells))).toEqual(defused)
      }),
    )
  })
})

/** One line as RFC 4180 reads it. */
function readLine(line: string): string[] {
  const cells = line.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n$)/g)
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
