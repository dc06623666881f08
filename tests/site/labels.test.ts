import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SOURCE } from '#contract/languages.ts'
import { jarAddress, labelsPath, proofReason } from '#web/domain/jar-label.ts'
import { longDate } from '#web/lib/format.ts'
import { views } from '#web/views.ts'
import { content } from '../content.ts'
import { attributesOf, exists, file, PUBLIC, page, textOf, textsOf } from './build-output.ts'

const { batches, brand, packs } = content
const listed = batches.filter(({ retired }) => !retired)

describe.each(listed.map((batch) => [labelsPath(batch), batch] as const))('%s', (path, batch) => {
  const $ = page(path)
  const own = packs.list.filter(({ id }) => batch.packs.includes(id))

  it.each(own.map((pack) => [pack.size, pack] as const))(
    'prints %s on sheets of 24, 40 and 44',
    async (_, pack) => {
      const section = $(`.label-pack:has(symbol[id="label-${pack.id}"])`)
      const symbol = section.find('symbol')
      expect(textsOf($, symbol.find('text')).slice(1)).toEqual([
        brand.name,
        ...['Lot', batch.lot, 'Best before', longDate(batch.bestBefore, SOURCE), pack.size],
      ])
      const sheets = section.find('.label-sheet').toArray()
      expect(sheets.map((sheet) => $(sheet).find(`use[href="#label-${pack.id}"]`).length)).toEqual([
        24, 40, 44,
      ])
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="914" viewBox="0 0 45.7 25.4">${symbol.html()}</svg>`
      const { data, info } = await sharp(Buffer.from(svg))
        .flatten({ background: '#fff' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
      expect(read).toBe(jarAddress(batch, pack.gtin, brand.siteUrl))
      expect(textOf(section)).toContain(read)
    },
  )

  it('has a sheet for each pack and no other', () => {
    expect(attributesOf($, $('symbol[id^="label-"]'), 'id')).toEqual(own.map(({ id }) => `label-${id}`))
  })

  it('offers a proof, and nothing else where its labels must not go onto jars', () => {
    const reason = proofReason(batch, brand.siteUrl)
    expect($('#proof[checked][disabled]')).toHaveLength(reason ? 1 : 0)
    if (reason) expect(textOf($('main'))).toContain(reason)
  })

  it('is kept out of search engines and the sitemap', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex')
    expect($('link[rel="canonical"]')).toHaveLength(0)
    expect(file('/sitemap.xml').toString()).not.toContain('/labels')
  })
})

it('there are no labels of a lot that is no longer sold, and none in another language', () => {
  for (const batch of batches) expect(exists(`${labelsPath(batch)}.html`)).toBe(!batch.retired)
  expect(exists(`/mr${views.labels.path}.html`)).toBe(false)
})

it('the list leads to the labels of each lot', () => {
  expect(attributesOf(page(views.labels.path), page(views.labels.path)('main li a'), 'href')).toEqual(
    listed.map(labelsPath),
  )
})

it('nothing of labels is on visitors’ pages', () => {
  for (const path of [...PUBLIC, ...batches.map(({ lot }) => `${views.batch.path}/${lot}`)]) {
    expect(page(path).html(), path).not.toMatch(/label-sheet|\/labels\b/)
  }
})
