import { contrast, lightnessOf, shadeOf } from './colour.ts'
import { writtenColour } from './theme.ts'

/** The two colours of a shop, `#rrggbb`; all others of the theme but those of paper, errors and marks follow from them. */
export type Colours = { readonly dark: string; readonly accent: string }

/** The ground of pages, and of bands and cards on it, which no shop changes. */
export const PAPER = writtenColour('paper')
const LINEN = writtenColour('linen')

/** The contrast of small text (WCAG 2.2, 1.4.3) and of shapes (1.4.11). */
const [TEXT, SHAPE] = [4.5, 3]
/** Lighter shades of the dark colour are text, too, and the accent's light shades are text on it. */
const DARK = 7

/** Lists what is wrong with the colours of a shop, by the field, and what to write instead. */
export function colourProblems(colours: Colours): { field: keyof Colours; message: string }[] {
  const required = { dark: DARK, accent: TEXT }
  return (['dark', 'accent'] as const).flatMap((field) => {
    const colour = colours[field]
    const [found, least] = [contrast(colour, PAPER), required[field]]
    if (found >= least) return []
    const darker = shadeOf(
      colour,
      { from: lightnessOf(colour), step: -0.01, chroma: 1 },
      (shade) => contrast(shade, PAPER) >= least,
    )
    const message = `is too light to be read on paper (${found.toFixed(1)} to 1; ${least} is needed): write a darker one, such as ${darker}`
    return [{ field, message }]
  })
}

/**
 * Derives the colours of a shop's theme, by their names in styles/theme.css: darker and lighter shades of its two, each at the
 * first lightness at which what it is used for has the contrast of WCAG 2.2 AA.
 */
export function paletteOf({ dark, accent }: Colours): Readonly<Record<string, string>> {
  const on = (ground: string, least: number) => (shade: string) => contrast(shade, ground) >= least
  const ink = shadeOf(dark, { from: 0.25, step: -0.01, chroma: 0.05 }, on(LINEN, DARK))
  /** Lightens the accent until it can be read on the dark colour, and ink on it. */
  const light = (from: number, chroma: number) =>
    shadeOf(accent, { from, step: 0.01, chroma }, (shade) => on(dark, TEXT)(shade) && on(ink, TEXT)(shade))
  /** Darkens a colour until it can be read on paper and linen. */
  const small = (colour: string, from: number, chroma: number) =>
    shadeOf(colour, { from, step: -0.01, chroma }, on(LINEN, TEXT))
  return {
    leaf: dark,
    moss: small(dark, 0.5, 0.09),
    fern: small(dark, 0.43, 0.07),
    jam: ink,
    track: shadeOf(dark, { from: 0.66, step: -0.01, chroma: 0.06 }, on(PAPER, SHAPE)),
    amla: light(0.82, 0.12),
    honey: light(0.74, 0.15),
  }
}
