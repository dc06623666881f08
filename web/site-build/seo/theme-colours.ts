import { readFileSync } from 'node:fs'
import { paletteOf } from '../look/palette.ts'
import { readLook } from '../look/read-look.ts'

const THEME = 'web/styles/theme.css'
const css = readFileSync(THEME, 'utf8')
const { colours } = readLook()

/** The colours of the theme that the shop's own two replace, by name. */
export const shopPalette = colours ? paletteOf(colours) : {}

/** @returns a colour of the shop's theme, `#rrggbb`, for what is drawn at build without the stylesheet. Throws where it has none of that name */
export function themeColour(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? []
  if (!colour) throw new Error(`${THEME} has no colour ${name}`)
  return shopPalette[name] ?? colour
}
