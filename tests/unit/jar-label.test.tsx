import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ContentContext } from '#web/content/context.ts'
import type { Batch } from '#web/domain/batch.ts'
import { jarAddress, proofReason } from '#web/domain/jar-label.ts'
import { qrCode } from '#web/lib/qr-code.ts'
import { JarLabel } from '#web/views/labels/JarLabel.tsx'
import { content } from '../content.ts'

const SITE = 'https://shop.example'
const GTIN = '8901234567894'
const MM_PER_INCH = 25.4
/** A phone's camera sees each printed dot as several of its own: about ten for a module of either printer. */
const CAMERA_ZOOM = { 203: 3, 300: 2 } as const
type Dpi = keyof typeof CAMERA_ZOOM

const real: Batch = { ...(content.batches[0] as Batch), sample: null, recall: null, retired: null }

/** A label by itself, with the geometry of its code in mm. */
function drawn(gtin: string | null, batch = real) {
  const html = renderToStaticMarkup(
    <ContentContext value={{ ...content, brand: { ...content.brand, siteUrl: SITE } }}>
      <JarLabel id="label" batch={batch} pack={{ gtin, size: '500g' }} />
    </ContentContext>,
  )
  const [, x, y, module] = /transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"/.exec(html) ?? []
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html) ?? []
  const address = jarAddress(batch, gtin, SITE)
  return {
    address,
    html,
    width: Number(width),
    height: Number(height),
    code: { x: Number(x), y: Number(y), edge: Number(module) * qrCode(address).size, module: Number(module) },
  }
}
type Drawn = ReturnType<typeof drawn>

/** Prints a label of the smallest sheet: black or white dots only, as a thermal printer makes them. */
async function print({ html, width, height }: Drawn, dpi: Dpi): Promise<Buffer> {
  const dots = (mm: number) => Math.round((mm / MM_PER_INCH) * dpi)
  const svg = html
    .replace(
      '<symbol',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${dots(width)}" height="${dots(height)}"`,
    )
    .replace('</symbol>', '</svg>')
  const printed = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .threshold(128)
    .png()
    .toBuffer()
  return sharp(printed)
    .resize(dots(width) * CAMERA_ZOOM[dpi], null, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

async function decode(image: Sharp): Promise<string | undefined> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Lies over a tenth of the code, in its middle, away from the finder marks. */
function cover(
  image: Sharp,
  { code: { x, y, edge } }: Drawn,
  pxPerMm: number,
  colour: string,
): Promise<Buffer> {
  const blot = Math.round(Math.sqrt(0.1) * edge * pxPerMm)
  const middle = (corner: number) => Math.round((corner + edge / 2) * pxPerMm - blot / 2)
  return image
    .composite([
      {
        input: { create: { width: blot, height: blot, channels: 3, background: colour } },
        left: middle(x),
        top: middle(y),
      },
    ])
    .png()
    .toBuffer()
}

describe.each([
  ['the short address at 15 mm', drawn(null), 15],
  ['the GS1 Digital Link at 18 mm', drawn(GTIN), 18],
] as const)('a printed label with %s', (_, label, size) => {
  it('has its size, and four light modules around it', () => {
    const { x, y, edge, module } = label.code
    expect(edge).toBeCloseTo(size)
    const texts = Array.from(label.html.matchAll(/<text x="([\d.]+)"/g), ([, left]) => Number(left))
    for (const light of [x, y, label.height - y - edge, Math.min(...texts) - x - edge])
      expect(light).toBeGreaterThanOrEqual(4 * module - 1e-9)
  })

  describe.each([203, 300] as const)('at %d dpi', (dpi) => {
    const pxPerMm = (dpi / MM_PER_INCH) * CAMERA_ZOOM[dpi]
    let once: Buffer
    beforeAll(async () => {
      once = await print(label, dpi)
    })

    it('is read as it is', async () => {
      expect(await decode(sharp(once))).toBe(label.address)
    })

    it.each([17, 90, 200])('is read rotated by %d degrees', async (degrees) => {
      expect(await decode(sharp(once).rotate(degrees, { background: 'white' }))).toBe(label.address)
    })

    it('is read blurred by two fifths of a module', async () => {
      expect(await decode(sharp(once).blur(label.code.module * pxPerMm * 0.4))).toBe(label.address)
    })

    it.each(['#fff', '#3a1a10'])('is read with a tenth of it covered by a blot of %s', async (colour) => {
      expect(await decode(sharp(await cover(sharp(once), label, pxPerMm, colour)))).toBe(label.address)
    })
  })
})

it('a label names brand, lot, best-before day in words and pack', () => {
  const { html } = drawn(null, { ...real, lot: 'SY-27-01', bestBefore: '2028-01-09' })
  const lines = Array.from(html.matchAll(/<text[^>]*>([^<]*)/g), ([, line]) => line)
  expect(lines).toEqual([
    ...['PROOF, NOT FOR JARS', content.brand.name],
    ...['Lot', 'SY-27-01', 'Best before', '9 January 2028', '500g'],
  ])
})

it('a GTIN is padded to the 14 digits of a GS1 Digital Link', () => {
  expect(jarAddress(real, GTIN, SITE)).toBe(`${SITE}/01/0${GTIN}/10/${real.lot}`)
})

describe('proofReason', () => {
  const own = 'https://shop.in'
  const recall = { on: '2027-01-01', reason: 'x', whatToDo: ['x'] }

  it('lets the labels of a real batch go onto jars', () => {
    expect(proofReason(real, own)).toBeUndefined()
  })

  it.each([
    ['a sample', { ...real, sample: true }, own, 'is a sample'],
    ['a recalled lot', { ...real, recall }, own, 'is recalled'],
    ['a made-up domain', real, SITE, 'shop.example is a made-up address'],
    ['this machine', real, 'http://localhost:8787', 'localhost is a made-up address'],
  ])('keeps labels of %s off jars', (_, batch, site, message) => {
    expect(proofReason(batch, site)).toContain(message)
  })
})
