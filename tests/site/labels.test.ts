import { describe, expect, it } from 'vitest'
import { SOURCE } from '#contract/languages.ts'
import { batchPath, jarAddress, labelsPath } from '#web/domain/batch.ts'
import { longDate } from '#web/lib/format.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { attributesOf, exists, file, PUBLIC, page, textOf, textsOf } from './build-output.ts'

const { batches, brand, packs } = content
const listed = batches.filter(({ retired }) => !retired)

/** The published formats, in mm. */
const SHEETS = [
  { columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.54 },
  { columns: 4, rows: 10, width: 45.7, height: 25.4, gap: 2.54 },
  { columns: 4, rows: 11, width: 48.5, height: 25.4, gap: 0 },
]

/** Where each label is on a sheet of A4. */
const placesOf = ({ columns, rows, width, height, gap }: (typeof SHEETS)[number]) =>
  Array.from({ length: columns * rows }, (_, index) => [
    expect.closeTo((210 - columns * width - (columns - 1) * gap) / 2 + (index % columns) * (width + gap)),
    expect.closeTo((297 - rows * height) / 2 + Math.floor(index / columns) * height),
    width,
    height,
  ])

describe.each(listed.map((batch) => [labelsPath(batch), batch] as const))('%s', (path, batch) => {
  const $ = page(path)
  const own = packs.list.filter(({ id }) => batch.packs.includes(id))

  it('has its packs and no other, each with its label in every place of the three published sheets', () => {
    expect(attributesOf($, $('symbol'), 'id')).toEqual(own.map(({ id }) => `label-${id}`))
    for (const { gtin, id, size } of own) {
      const section = $(`.label-pack:has(symbol[id="label-${id}"])`)
      expect(textsOf($, section.find('symbol text'))).toEqual([
        ...(batch.sample || batch.recall ? ['PROOF, NOT FOR JARS'] : []),
        ...[brand.name, 'Lot', batch.lot, 'Best before', longDate(batch.bestBefore, SOURCE), size],
      ])
      const sheets = section.find('.label-sheet').toArray()
      const places = sheets.map((sheet) =>
        Array.from($(sheet).find(`use[href="#label-${id}"]`), (place) =>
          ['x', 'y', 'width', 'height'].map((name) => Number($(place).attr(name))),
        ),
      )
      expect(places).toEqual(SHEETS.map(placesOf))
      expect(textOf(section)).toContain(jarAddress(batch, gtin, brand.siteUrl))
    }
  })

  it('is kept out of search engines and the sitemap', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex')
    expect($('link[rel="canonical"]')).toHaveLength(0)
    expect(file('/sitemap.xml').toString()).not.toContain('/labels')
  })
})

it('the list leads to the labels of each lot on sale, and there are none in another language', () => {
  for (const batch of batches) expect(exists(`${labelsPath(batch)}.html`)).toBe(!batch.retired)
  const $ = page(views.labels.path)
  expect(attributesOf($, $('main li a'), 'href')).toEqual(listed.map(labelsPath))
  expect(exists(`/mr${views.labels.path}.html`)).toBe(false)
})

it('nothing of labels is on visitors’ pages', () => {
  for (const path of [...PUBLIC, ...batches.map(batchPath)])
    expect(page(path).html(), path).not.toMatch(/label-sheet|\/labels\b/)
})
