import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '#worker/statistics/csv-line.ts'

describe('csvLine', () => {
  it.each([
    [[null, '', 0, 12.5], ',,0,12.5\r\n'],
    [['a,b', 'say "yes"', 'two\nlines', 'cr\rhere'], '"a,b","say ""yes""","two\nlines","cr\rhere"\r\n'],
    [['समायु', -5], 'समायु,-5\r\n'],
    // What spreadsheets would convert: references, telephone numbers, lots.
    [['0006E4', '012345', '6e10', '919822012345'], "'0006E4,'012345,'6e10,'919822012345\r\n"],
    [['26-01', '1/2/26'], "'26-01,'1/2/26\r\n"],
    [['7K3QXM', '123456', '9822012345', '2026-11-21'], '7K3QXM,123456,9822012345,2026-11-21\r\n'],
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
        const read = readLine(csvLine(cells))
        expect(read.map((cell, index) => (cells[index] === cell ? cell : cell.slice(1)))).toEqual(cells)
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      }),
    )
  })
})

/** One line as RFC 4180 reads it. */
function readLine(line: string): string[] {
  const cells = line.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n$)/g)
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
