import { readFileSync } from 'node:fs'

const THEME = new URL('../../styles/theme.css', import.meta.url)
const css = readFileSync(THEME, 'utf8')

/** @returns a colour as the theme has it for the sample, `#rrggbb`. Throws where the theme has none of that name */
export function writtenColour(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css) ?? []
  if (!colour)
    throw new Error(`web/styles/theme.css has no colour ${name}: write it as --color-${name}: #rrggbb;`)
  return colour
}
