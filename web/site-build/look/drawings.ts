import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { drawLetter } from './letter.ts'

/** An SVG drawing: what its root has, and what is in it. */
export type Drawing = { readonly attributes: Readonly<Record<string, string>>; readonly body: string }

/** The width of a mark within a page, in px: three times that in the header. A PNG, since librsvg draws no WebP within SVG. */
const INLINE_PX = 108

/** The attributes of a line drawing in the colour of its surroundings. */
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.5',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

/** Reads an SVG in a shop's images/, which only a release of code brings there; or a PNG, as a drawing with it inside. */
export async function readDrawing(file: string, folder = SHOP_FOLDER, width = INLINE_PX): Promise<Drawing> {
  const path = join(folder, 'images', basename(file))
  if (!path.endsWith('.svg')) {
    const picture = await sharp(path)
      .resize(width, width, { fit: 'contain', background: '#0000' })
      .png({ palette: true, quality: 90 })
      .toBuffer()
    const href = `data:image/png;base64,${picture.toString('base64')}`
    return { attributes: { viewBox: '0 0 64 64' }, body: `<image width="64" height="64" href="${href}"/>` }
  }
  const [, root = '', body = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(readFileSync(path, 'utf8')) ?? []
  const attributes = Array.from(root.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
    name,
    value,
  ])
  return {
    attributes: Object.fromEntries(attributes.filter(([name]) => name !== 'xmlns')),
    body: body.trim(),
  }
}

/** The lid of a jar from above, with fluted edge, in a square of 64. */
const FLUTES = 30

/** @returns the outline of the lid: as many small arcs as it has flutes */
function lidOutline(radius: number): string {
  const point = (index: number) => {
    const angle = (index / FLUTES) * 2 * Math.PI
    return `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`
  }
  const bow = (Math.PI * radius) / FLUTES
  const arcs = Array.from(
    { length: FLUTES },
    (_, index) => `A${bow.toFixed(2)} ${bow.toFixed(2)} 0 0 1 ${point(index + 1)}`,
  )
  return `M${point(0)}${arcs.join('')}Z`
}

/** The mark of a shop that has none of its own: the lid of a jar with the first letter of its name. */
export async function drawInitial(name: string): Promise<Drawing> {
  const letter = await drawLetter(name, { x: 32, y: 32, size: 27 })
  return {
    attributes: { viewBox: '0 0 64 64', ...LINES, 'stroke-width': '2' },
    body: `<path d="${lidOutline(28.5)}"/><circle cx="32" cy="32" r="23.5" stroke-width="1.25"/>${letter}`,
  }
}

/** A parcel, which any food is sent in, with the mark on it; it stands on the foot of the drawing. */
export function drawParcel(mark: Drawing): Drawing {
  return {
    attributes: { viewBox: '0 0 100 120', ...LINES },
    body: ['M5 38H95V119H5Z', 'M5 38L18 16H82L95 38', 'M43 16L40 38V54H60V38L57 16']
      .map((d) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`)
      .concat(nested(mark, { x: 28, y: 62, size: 44 }))
      .join(''),
  }
}

/** @returns a drawing as an element within another one */
export function nested(
  { attributes, body }: Drawing,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const text = Object.entries({ x, y, width: size, height: size, ...attributes }).map(
    ([name, value]) => `${name}="${value}"`,
  )
  return `<svg ${text.join(' ')}>${body}</svg>`
}
