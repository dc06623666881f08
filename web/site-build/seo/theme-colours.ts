import { paletteOf } from '../look/palette.ts'
import { readLook } from '../look/read-look.ts'
import { writtenColour } from '../look/theme.ts'

const { colours } = readLook()

/** The colours of the theme that the shop's own two replace, by name. */
export const shopPalette = colours ? paletteOf(colours) : {}

/**
 * @returns a colour of the shop's theme, `#rrggbb`, for what is drawn at build without the stylesheet
 * @throws where the theme has none of that name
 */
export function themeColour(name: string): string {
  return shopPalette[name] ?? writtenColour(name)
}
