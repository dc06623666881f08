import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import type { LanguageId } from '#contract/languages.ts'
import { devanagariRules } from './devanagari.ts'

/** A package of Fontsource, which has a file for each script and weight. */
export type FontPackage = {
  family: string
  /** As the files' names begin. */
  name: string
  /** The URL of the package's stylesheet. */
  home: string
}

export type DisplayFont = FontPackage & {
  /** As Fontsource names it. */
  script: string
  /** The font of many devices at whose widths, corrected, the text is set until the web font has loaded. */
  device: FontPackage
  /** The CSS of text in the script. */
  rules: typeof devanagariRules
}

const DEVANAGARI = {
  script: 'devanagari',
  device: {
    family: 'Noto Sans Devanagari',
    name: 'noto-sans-devanagari',
    home: import.meta.resolve('@fontsource/noto-sans-devanagari'),
  },
  rules: devanagariRules,
}

/**
 * The display font of each language whose script the site's Latin fonts lack. Its other text is set in the device's own
 * font.
 */
export const displayFonts: Partial<Record<LanguageId, DisplayFont>> = {
  mr: {
    ...DEVANAGARI,
    family: 'Tiro Devanagari Marathi',
    name: 'tiro-devanagari-marathi',
    home: import.meta.resolve('@fontsource/tiro-devanagari-marathi'),
  },
  hi: {
    ...DEVANAGARI,
    family: 'Tiro Devanagari Hindi',
    name: 'tiro-devanagari-hindi',
    home: import.meta.resolve('@fontsource/tiro-devanagari-hindi'),
  },
}

/** @returns a package's font in regular weight, in the container of TrueType */
export async function readFont(font: FontPackage, script: string): Promise<Buffer> {
  return convert(await readFile(fontFile(font, script)), 'truetype')
}

/** @returns the URL of a package's file in regular weight */
export function fontFile({ name, home }: FontPackage, script: string): URL {
  return new URL(`files/${name}-${script}-400-normal.woff2`, home)
}
