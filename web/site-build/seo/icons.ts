import sharp from 'sharp'
import { addresses } from './addresses.ts'
import { themeColour } from './theme-colours.ts'

const [LEAF, PAPER, AMLA] = [themeColour('leaf'), themeColour('paper'), themeColour('amla')]
const SIZE = 64
const CORNER = 14

/** The brand's mark, as frame/Header.tsx draws it, with the leaf filled in. */
const MARK = `<g transform="translate(12.700 7) scale(1.380 1.440)" stroke-linecap="round" stroke-linejoin="round">
<path fill="none" stroke="${PAPER}" stroke-width="1.900" d="M1 33V13A4 4 0 0 1 4 6.500A4 4 0 0 1 9 3C10 1.500 13 2 14 .8C15 2 18 1.500 19 3A4 4 0 0 1 24 6.500A4 4 0 0 1 27 13V33Z"/>
<path fill="${AMLA}" stroke="${AMLA}" stroke-width="1.200" d="M14 25C9 25 7 21 7.500 17C12 17 14 20 14 25ZM14 21C14 16 16 13 20.500 12.500C21 17 19 21 14 21Z"/>
<path fill="none" stroke="${AMLA}" stroke-width="1.900" stroke-linecap="butt" d="M14 32V20"/>
</g>`

/** The site's icon as every browser of today takes it. */
export const iconSvg = drawing(CORNER)

/** The icon in the sizes that browsers and phones request, by address. */
export async function iconFiles(): Promise<Record<string, string | Buffer>> {
  return {
    [addresses.icon]: iconSvg,
    // A PNG: browsers detect the type of a picture from its content, and some request this name alone.
    [addresses.iconIco]: await png(iconSvg, 32),
    [addresses.touchIcon]: await png(drawing(0), 180),
  }
}

/** @param corner the radius of its corners */
function drawing(corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${LEAF}"/>${MARK.replaceAll('\n', '')}</svg>\n`
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * width) / SIZE })
    .png()
    .toBuffer()
}
