import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JsonObject } from '#contract/json.ts'
import { BREAKDOWN_ROWS, OTHER } from '#worker/statistics/constants.ts'
import { csvLine } from '#worker/statistics/csv-line.ts'
import { topRows } from '#worker/statistics/top-rows.ts'
import { interactionSource, pagePath, sourceOf, visitOrigin } from '#worker/tracking/origin.ts'

const row = (key: string, count: number, previous = 0) => ({ key, count, previous })
const first = (rows: ReturnType<typeof row>[]) => topRows(rows, ['count', 'previous'])

it('the first rows of a breakdown add up the rows of a key, sorted by their counts, then by name', () => {
  const zero = [row('e', 1), row('e', -1)]
  const equal = [row('c', 2), row('b', 2)]
  const shown = first([row('a', 2), row('a', 0, 5), row(OTHER, 9), ...zero, ...equal, row('d', 3)])
  const keys = ['d 3', 'a 2', 'b 2', 'c 2', `${OTHER} 9`]
  expect(shown.map(({ key, count }) => `${key} ${count}`)).toEqual(keys)
  // Beyond the last row no count is lost.
  const many = first(Array.from({ length: 14 }, (_, index) => row(`key-${index}`, 20 - index, 1)))
  expect(many).toHaveLength(BREAKDOWN_ROWS)
  expect(many.at(-1)).toEqual(row(OTHER, 11 + 10 + 9 + 8 + 7, 5))
})

it.each([
  [[null, '', 0, 12.5], ',,0,12.5\r\n'],
  [['a,b', 'say "yes"', 'two\nlines', 'cr\rhere'], '"a,b","say ""yes""","two\nlines","cr\rhere"\r\n'],
  [['समायु', -5], 'समायु,-5\r\n'],
  // What spreadsheets would convert: references, telephone numbers, lots.
  [['0006E4', '012345', '6e10', '919822012345'], "'0006E4,'012345,'6e10,'919822012345\r\n"],
  [['26-01', '1/2/26'], "'26-01,'1/2/26\r\n"],
  [['7K3QXM', '123456', '9822012345', '2026-11-21'], '7K3QXM,123456,9822012345,2026-11-21\r\n'],
])('csvLine writes %j as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

it('csvLine is parsed by RFC 4180 to the same cells, except for the apostrophe', () => {
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

/** One line as RFC 4180 reads it. */
function readLine(line: string): string[] {
  const cells = line.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n$)/g)
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

it.each([
  ['https://site.example/blog/a?utm_source=x#part', '/blog/a'],
  ['https://site.example?next=https://elsewhere.example/path', '/'],
  ['/refund-policy?a=/b', '/refund-policy'],
  ['nonsense', '/'],
  [`/${'अ'.repeat(200)}`, `/${'अ'.repeat(99)}`],
  // Two UTF-16 units each.
  [`/${'🌿'.repeat(150)}`, `/${'🌿'.repeat(49)}`],
  [null, null],
])('pagePath takes of the page %j the path %j', (page, path) => {
  expect(pagePath(page)).toBe(path)
})

it.each<[JsonObject | null, string]>([
  [{ utm_source: 'Instagram', referrer: 'google.com', lot: 'SY-26-02' }, 'instagram'],
  [{ referrer: 'google.com', utm_campaign: 'Diwali', lot: 'SY-26-02' }, 'google.com · diwali'],
  [{ lot: 'SY-26-02' }, 'lot:SY-26-02'],
  [{ utm_source: '', referrer: '' }, 'direct'],
  [{ utm_source: '\u0000' }, 'unknown'],
  [{ utm_source: 'x'.repeat(500) }, 'x'.repeat(100)],
  [{ utm_source: ['instagram'], referrer: 7 }, 'direct'],
  [null, 'direct'],
])('the source of a visit with %j is “%s”: a lot takes the place of “direct” alone', (data, source) => {
  const interaction = { user_session: 's', page_url: null, additional_data: data }
  expect(interactionSource({ ...interaction, interaction_type: 'pricing_view' })).toBe(source)
  expect(sourceOf(data)).toBe(source)
  // The origin is the source without campaign and lot.
  expect(visitOrigin(data)).toBe(source.replace(/ · .*/, '').replace(/^lot:.*/, 'direct'))
})
