import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { themeColour } from '../seo/theme-colours.ts'

const FOLDER = 'node_modules/.cache/drawings'
/** The colours of the theme in which drawings are printed: on light grounds, and on dark ones. */
const INKS = { dark: 'leaf', light: 'paper' } as const

/**
 * Writes a shop's drawing, an SVG in `currentColor`, in two inks: an `<img>` does not inherit the colour of the text around
 * it.
 *
 * @returns the files, and the size of its box
 * @throws where its root has no viewBox in whole numbers
 */
export function inkDrawing(file: string): Record<keyof typeof INKS, string> & { w: number; h: number } {
  const svg = readFileSync(file, 'utf8').replace(/<title>.*?<\/title>/s, '')
  const [, w, h] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? []
  if (!w || !h) throw new Error(`${file} has no viewBox in whole numbers: write one`)
  mkdirSync(FOLDER, { recursive: true })
  const write = (ink: keyof typeof INKS) => {
    const inked = join(FOLDER, `${basename(file, '.svg')}-${ink}.svg`)
    writeFileSync(inked, svg.replaceAll('currentColor', themeColour(INKS[ink])))
    return inked
  }
  return { dark: write('dark'), light: write('light'), w: Number(w), h: Number(h) }
}
