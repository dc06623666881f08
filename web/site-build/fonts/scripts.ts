import type { LanguageId } from '#contract/languages.ts'
import type { Metrics } from './fallbacks.ts'

const NOTO = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari'

/** A script that the site's Latin fonts lack. */
export type Script = {
  /** The name of its files, by ISO 15924. */
  code: string
  /** One word in it, with the joiners. */
  words: RegExp
  /** The CSS descriptor `unicode-range`, with the joiners. */
  range: string
  /**
   * The text faces of devices, by full name or PostScript name: of Android and Linux, Apple’s systems, Windows since 8,
   * and before.
   */
  devices: { regular: readonly string[]; bold: readonly string[] }
  /** For devices that have none of them, and for social cards. */
  text: { family: string; regular: string; semibold: string }
}

/** A typeface that has a family for each of two languages. */
export const TIRO = {
  hindi: import.meta.resolve(
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  ),
  marathi: import.meta.resolve(
    '@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2',
  ),
}

export const DEVANAGARI: Script = {
  code: 'deva',
  words: /[\p{scx=Devanagari}\u200c\u200d]+/gu,
  range: 'U+900-97F,U+200C-200D',
  devices: {
    regular: [
      'Noto Sans Devanagari',
      'NotoSansDevanagari-Regular',
      'Kohinoor Devanagari',
      'Nirmala UI',
      'Mangal',
    ],
    bold: ['NotoSansDevanagari-Bold', 'KohinoorDevanagari-Semibold', 'Nirmala UI Bold', 'Mangal Bold'],
  },
  text: {
    family: 'Noto Sans Devanagari',
    regular: import.meta.resolve(`${NOTO}-400-normal.woff2`),
    semibold: import.meta.resolve(`${NOTO}-600-normal.woff2`),
  },
}

type DisplayFont = {
  script: Script
  family: string
  file: string
  /** The width of headings in this font over that in the device's text font, which is shown while it loads. */
  width: number
  metrics: Metrics
}

const tiro = (language: string, file: string, width: number): DisplayFont => ({
  script: DEVANAGARI,
  family: `Tiro Devanagari ${language}`,
  file,
  width,
  metrics: { ascent: 0.755, descent: 0.245, lineGap: 0.33 },
})

/** The display font of each language; none where its script is Latin. */
export const displayFonts: Readonly<Record<LanguageId, DisplayFont | undefined>> = {
  en: undefined,
  mr: tiro('Marathi', TIRO.marathi, 1.0108),
  hi: tiro('Hindi', TIRO.hindi, 1.0174),
}

/** The scripts of the site's languages beside Latin. */
export const SCRIPTS = new Set(Object.values(displayFonts).flatMap((font) => font?.script ?? []))
