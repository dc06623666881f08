import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { LabelSheet } from '#web/admin/jar-labels/LabelSheet.tsx'
import { LabelsPage } from '#web/admin/jar-labels/LabelsPage.tsx'
import { ContentContext } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { JarLabel } from '#web/pages/batch/JarLabel.tsx'
import { describeMaking, jarAddress, labelsPath } from '#web/shop/batch.ts'
import { PageProvider } from '#web/ui/page.ts'
import { content } from '../content.ts'

const SITE = 'https://shop.example'
const GTIN = '8901234567894'

const [batch] = content.batches as [Batch]

/** A label, with the place of its code in mm. */
function draw(gtin: string | null) {
  const address = jarAddress(batch, gtin, SITE)
  const sheet = renderToStaticMarkup(
    <ContentContext value={content}>
      <LabelSheet batch={batch} pack={{ id: '500g', size: '500g' }} address={address} isProof />
    </ContentContext>,
  )
  const html = /<symbol.*<\/symbol>/.exec(sheet)?.[0] ?? ''
  const numbers = (pattern: RegExp) => pattern.exec(html)?.slice(1).map(Number) ?? []
  const [x = 0, y = 0, module = 0] = numbers(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/)
  const [width = 0, height = 0] = numbers(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)
  return { html, x, y, module, width, height }
}

describe.each([
  ['the short address', null],
  ['the GS1 Digital Link', GTIN],
])('a label with %s', (_, gtin) => {
  const edge = 18
  const { html, x, y, module, width, height } = draw(gtin)
  // A quarter of the code may be scratched or smeared.
  const { data, size } = encode(jarAddress(batch, gtin, SITE), { ecc: 'Q', boostEcc: false, border: 0 })

  it('has its size and four light modules around it, and is dark where the code is dark, and light elsewhere', async () => {
    expect(module * size).toBeCloseTo(edge)
    const texts = Array.from(html.matchAll(/<text x="([\d.]+)"/g), ([, left]) => Number(left))
    for (const light of [x, y, height - y - edge, Math.min(...texts) - x - edge])
      expect(light).toBeGreaterThanOrEqual(4 * module - 1e-9)
    const PX_PER_MM = 40
    const svg = html
      .replace('<symbol', `<svg xmlns="http://www.w3.org/2000/svg" width="${width * PX_PER_MM}"`)
      .replace('</symbol>', '</svg>')
    const { data: pixels, info } = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const px = (mm: number) => Math.round(mm * PX_PER_MM)
    const isDark = (row: number, column: number) =>
      (pixels[px(y + (row + 0.5) * module) * info.width + px(x + (column + 0.5) * module)] ?? 255) < 128
    expect(data.map((cells, row) => cells.map((_, column) => isDark(row, column)))).toEqual(data)
  })
})

it('a GTIN is padded to the 14 digits of a GS1 Digital Link', () => {
  expect(jarAddress(batch, GTIN, SITE)).toBe(`${SITE}/01/0${GTIN}/10/${batch.lot}`)
})

it.each([
  ['for jars where the site has an address', 'https://girija.in', false],
  ['a proof where it has none, as in a local run', '', true],
  ['a proof where none can be at that address', 'https://girija.example', true],
])('a label of the maker’s own lot is %s', (_, siteUrl, isProof) => {
  const ownBatch = { ...batch, recall: undefined }
  const path = labelsPath(ownBatch)
  const html = renderToStaticMarkup(
    <ContentContext value={{ ...content, shopState: 'unopened', batches: [ownBatch] }}>
      <PageProvider value={{ path, title: '', languages: [], siteUrl }}>
        <LabelsPage path={path} />
      </PageProvider>
    </ContentContext>,
  )
  expect(html.includes('PROOF, NOT FOR JARS')).toBe(isProof)
})

it('groups the digits of large amounts, and says how the jar is kept', () => {
  const sodium = { id: 'sodium', name: 'Sodium', unit: 'mg', per100g: 54_000, perDay: null } as const
  const html = renderToStaticMarkup(
    <ContentContext value={{ ...content, nutrients: [sodium] }}>
      <JarLabel />
    </ContentContext>,
  )
  for (const text of ['54,000 mg', '4,050 mg', content.copy.label.storage]) expect(html).toContain(text)
  expect(describeMaking({ ...batch, kilograms: 1200, jars: 2400 }, content)).toMatch(/1,200.*2,400/)
})
