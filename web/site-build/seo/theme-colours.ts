import { readFileSync } from 'node:fs'

const THEME = 'web/styles/theme.css'
const css = readFileSync(THEME, 'utf8')

/** @returns a colour of the theme, `#rrggbb`, for what is drawn at build without the stylesheet. Throws where it has none of that name */
export function themeColour(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? []
  if (!colour) throw new Error(`${THEME} has no colour ${name}`)
  return colour
}
