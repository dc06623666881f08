import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Label, labelOf, refusal } from '#web/build/batches/labels/label.ts'
import { labelSheets, SHEET } from '#web/build/batches/labels/label-sheet.ts'
import { qrMatrix } from '#web/build/batches/labels/qr-matrix.ts'
import type { Batch } from '#web/domain/batch.ts'
import { content } from '../content.ts'

const SITE = 'https://shop.example'
const GTIN = '8901234567894'
const MM_PER_INCH = 25.4
/** A phone's camera sees each printed dot as several of its own: about ten for a module of either printer. */
const CAMERA_ZOOM = { 203: 3, 300: 2 } as const
type Dpi = keyof typeof CAMERA_ZOOM

const real: Batch = { ...(content.batches[0] as Batch), sample: null, recall: null, retired: null }

let pdfium: PDFiumLibrary
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => pdfium.destroy())

/** Prints the first label of a sheet: black or white dots only, as a thermal printer makes them. */
async function print(pdf: Buffer, dpi: Dpi): Promise<Sharp> {
  const document = await pdfium.loadDocument(pdf)
  const { data, width, height } = await document.getPage(0).render({ scale: dpi / 72, render: 'bitmap' })
  const dots = (mm: number) => Math.round((mm / MM_PER_INCH) * dpi)
  const printed = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({
      left: dots((SHEET.width - SHEET.columns * SHEET.labelWidth) / 2),
      top: dots((SHEET.height - SHEET.rows * SHEET.labelHeight) / 2),
      width: dots(SHEET.labelWidth),
      height: dots(SHEET.labelHeight),
    })
    .removeAlpha()
    .greyscale()
    .threshold(128)
    .png()
    .toBuffer()
  document.destroy()
  const { width: printedWidth } = await sharp(printed).metadata()
  return sharp(
    await sharp(printed)
      .resize(printedWidth * CAMERA_ZOOM[dpi], null, { kernel: 'nearest' })
      .png()
      .toBuffer(),
  )
}

async function decode(image: Sharp): Promise<string | undefined> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Lies over a tenth of the code, in its middle, away from the finder marks. */
async function cover(image: Sharp, { sizeMm, address }: Label, dpi: Dpi, colour: string): Promise<Sharp> {
  const { height } = await image.metadata()
  const edge = (sizeMm / MM_PER_INCH) * dpi * CAMERA_ZOOM[dpi]
  const blot = Math.round(Math.sqrt(0.1) * edge)
  const modules = qrMatrix(address).size
  const left = (1.2 / MM_PER_INCH) * dpi * CAMERA_ZOOM[dpi] + (4 / modules) * edge
  return image.composite([
    {
      input: { create: { width: blot, height: blot, channels: 3, background: colour } },
      left: Math.round(left + edge / 2 - blot / 2),
      top: Math.round(height / 2 - blot / 2),
    },
  ])
}

const kinds = [
  ['the short address at 15 mm', labelOf(real, { gtin: null, size: '500g' }, SITE)],
  ['the GS1 Digital Link at 18 mm', labelOf(real, { gtin: GTIN, size: '500g' }, SITE)],
] as const

describe.each(kinds)('a printed label with %s', (_, label) => {
  describe.each([203, 300] as const)('at %d dpi', (dpi) => {
    let once: Promise<Sharp>
    beforeAll(async () => {
      once = print(await labelSheets(label, 1, false), dpi)
      await once
    })
    const printed = async () => (await once).clone()
    const modulePx = (label.sizeMm / MM_PER_INCH / qrMatrix(label.address).size) * dpi * CAMERA_ZOOM[dpi]

    it('is read as it is', async () => {
      expect(await decode(await printed())).toBe(label.address)
    })

    it.each([17, 90, 200])('is read rotated by %d degrees', async (degrees) => {
      expect(await decode((await printed()).rotate(degrees, { background: 'white' }))).toBe(label.address)
    })

    it('is read blurred by two fifths of a module', async () => {
      expect(await decode((await printed()).blur(modulePx * 0.4))).toBe(label.address)
    })

    it.each(['#fff', '#3a1a10'])('is read with a tenth of it covered by a blot of %s', async (colour) => {
      const covered = await cover(await printed(), label, dpi, colour)
      expect(await decode(sharp(await covered.png().toBuffer()))).toBe(label.address)
    })
  })
})

describe('labelOf', () => {
  it('prints lot and best-before in words', () => {
    const { lines } = labelOf(
      { ...real, lot: 'SY-27-01', bestBefore: '2028-01-09' },
      { gtin: null, size: '500g' },
      SITE,
    )
    expect(lines).toEqual(['Lot', 'SY-27-01', 'Best before', '9 January 2028', '500g'])
  })

  it('pads a GTIN to the 14 digits of a GS1 Digital Link', () => {
    expect(labelOf(real, { gtin: GTIN, size: '500g' }, SITE)).toMatchObject({
      address: `${SITE}/01/0${GTIN}/10/${real.lot}`,
      sizeMm: 18,
    })
  })
})

describe('labelSheets', () => {
  it.each([
    [1, 1],
    [44, 1],
    [45, 2],
  ])('puts %d labels on %d sheets of A4', async (count, sheets) => {
    const [, label] = kinds[0]
    const document = await pdfium.loadDocument(await labelSheets(label, count, true))
    expect(document.getPageCount()).toBe(sheets)
    const { originalWidth, originalHeight } = document.getPage(0).getOriginalSize()
    expect([Math.round((originalWidth / 72) * 25.4), Math.round((originalHeight / 72) * 25.4)]).toEqual([
      210, 297,
    ])
    const text = document.getPage(0).getText()
    expect(text).toContain(real.lot)
    expect(text).toContain('PROOF, NOT FOR JARS')
    document.destroy()
  })
})

describe('refusal', () => {
  const own = 'https://shop.in'

  it('lets the labels of a real batch be printed', () => {
    expect(refusal(real, own)).toBeUndefined()
  })

  it.each([
    ['a sample', { ...real, sample: true }, own, 'is a sample'],
    [
      'a recalled lot',
      { ...real, recall: { on: '2027-01-01', reason: 'x', whatToDo: ['x'] } },
      own,
      'is recalled',
    ],
    ['a retired lot', { ...real, retired: { on: '2027-01-01', reason: 'x' } }, own, 'is retired'],
    ['a made-up domain', real, SITE, 'shop.example is a made-up domain'],
    ['this machine', real, 'http://localhost:8787', 'made-up domain'],
    ['a malformed lot', { ...real, lot: 'sy 1' }, own, 'is no lot code'],
  ])('keeps labels of %s off jars', (_, batch, site, message) => {
    expect(refusal(batch, site)).toContain(message)
  })
})
