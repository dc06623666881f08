import { readFileSync } from 'node:fs'

const THEME = 'web/styles/theme.css'
const css = readFileSync(THEME, 'utf8')

/** @returns a colour as the theme has it for the sample, `#rrggbb`. Throws where the theme has none of that name */
export function writtenColour(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? []
  if (!colour) throw new Error(`${THEME} has no colour ${name}: write it as --color-${name}: #rrggbb;`)
  return colour
}
