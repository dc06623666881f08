import sharp from 'sharp'
import { drawInitial, nested, readDrawing } from '../look/drawings.ts'
import { readLook } from '../look/read-look.ts'
import { addresses } from './addresses.ts'
import { themeColour } from './theme-colours.ts'

const SIZE = 64
const CORNER = 14
/** The largest icon, in px. */
const TOUCH = 180

/**
 * Draws the site's icon: the shop's own, else its mark on paper, else its first letter on the dark colour. A shop's
 * drawing has its own ground.
 *
 * @param name of the shop
 */
export async function drawIcon(name: string): Promise<string> {
  const { icon, mark } = readLook()
  const file = icon ?? mark
  if (!file) {
    const [dark, light, paper] = [themeColour('leaf'), themeColour('amla'), themeColour('paper')]
    const lid = await drawInitial(name)
    return sheet(
      dark,
      nested(lid, { x: 5, y: 5, size: 54 })
        .replace('<svg', `<svg color="${paper}" `)
        .replace('<path', `<path color="${light}"`),
    )
  }
  const drawing = await readDrawing(file, undefined, TOUCH)
  return file.endsWith('.svg')
    ? whole(drawing.body, drawing.attributes.viewBox)
    : sheet(themeColour('paper'), drawing.body)
}

/** The icon in the sizes that browsers and phones request, by address. */
export async function iconFiles(name: string): Promise<Record<string, string | Buffer>> {
  const svg = await drawIcon(name)
  return {
    [addresses.icon]: svg,
    // A PNG: browsers detect the type of a picture from its content, and some request this name alone.
    [addresses.iconIco]: await png(svg, 32),
    // Phones cut the corners themselves, and paint transparent ones black.
    [addresses.touchIcon]: await png(svg.replace(/ rx="\d+"/, ''), TOUCH),
  }
}

function sheet(ground: string, body: string): string {
  return whole(
    `<clipPath id="corners"><rect width="${SIZE}" height="${SIZE}" rx="${CORNER}"/></clipPath><g clip-path="url(#corners)"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${body}</g>`,
  )
}

function whole(body: string, viewBox = `0 0 ${SIZE} ${SIZE}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * width) / SIZE })
    .resize(width)
    .png()
    .toBuffer()
}
