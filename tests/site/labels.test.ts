import { describe, expect, it } from 'vitest'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { batchPath, jarAddress, labelsPath } from '#web/shop/batch.ts'
import { longDate } from '#web/shop/day.ts'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { attributesOf, exists, file, PUBLIC, page, textOf, textsOf } from './build-output.ts'

const { batches, packs, facts } = content
const listed = batches.filter(({ retired }) => !retired)

/** Where each label is on A4, in mm: 4 columns and 11 rows of 48.5 × 25.4, without gaps. */
const PLACES = Array.from({ length: 44 }, (_, index) => [
  expect.closeTo(8 + (index % 4) * 48.5),
  expect.closeTo(8.8 + Math.floor(index / 4) * 25.4),
  48.5,
  25.4,
])

describe.each(listed.map((batch) => [labelsPath(batch), batch] as const))('%s', (path, batch) => {
  const $ = page(path)
  const batchPacks = packs.filter(({ id }) => batch.packs.includes(id))

  it('has its packs and no other, each with its label in every place of the sheet, for no search engine', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex')
    expect(attributesOf($, $('symbol'), 'id')).toEqual(batchPacks.map(({ id }) => `label-${id}`))
    for (const { gtin, id, size } of batchPacks) {
      const section = $(`.label-pack:has(symbol[id="label-${id}"])`)
      expect(textsOf($, section.find('symbol text'))).toEqual([
        'PROOF, NOT FOR JARS',
        facts.brand.name,
        `Lot ${batch.lot}`,
        ...['Made', longDate(batch.madeOn, SOURCE_LANGUAGE)],
        ...['Best before', longDate(batch.expiresOn, SOURCE_LANGUAGE)],
        size,
      ])
      const places = Array.from(section.find(`use[href="#label-${id}"]`), (place) =>
        ['x', 'y', 'width', 'height'].map((name) => Number($(place).attr(name))),
      )
      expect(places).toEqual(PLACES)
      expect(textOf(section)).toContain(jarAddress(batch, gtin, SITE_URL))
    }
  })
})

it('the list leads to the labels of each lot on sale, and there are none in another language or the sitemap', () => {
  expect(file('/sitemap.xml').toString()).not.toContain('/labels')
  for (const batch of batches) expect(exists(`${labelsPath(batch)}.html`)).toBe(!batch.retired)
  const $ = page(views.labels.path)
  expect(attributesOf($, $('main li a'), 'href')).toEqual(listed.map(labelsPath))
  expect(exists(`/mr${views.labels.path}.html`)).toBe(false)
})

it('nothing of labels is on visitors’ pages', () => {
  for (const path of [...PUBLIC, ...batches.map(batchPath)])
    expect(page(path).html(), path).not.toMatch(/label-sheet|\/labels\b/)
})
