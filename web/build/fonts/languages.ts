import type { LanguageId } from '#contract/languages.ts'

const NOTO = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari'

/** A typeface of two forms, each for a language. */
export const TIRO = {
  hindi: import.meta.resolve(
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  ),
  marathi: import.meta.resolve(
    '@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2',
  ),
}

/** The script that the site's Latin fonts lack. */
export const DEVANAGARI = {
  /** The CSS descriptor `unicode-range`, with the joiners. */
  range: 'U+900-97F,U+200C-200D',
  /**
   * The text faces of devices, by full name or PostScript name: of Android and Linux, Apple’s systems, Windows since 8,
   * and before.
   */
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
  /** For devices that have none of them, and for social cards. */
  text: {
    family: 'Noto Sans Devanagari',
    regular: import.meta.resolve(`${NOTO}-400-normal.woff2`),
    semibold: import.meta.resolve(`${NOTO}-600-normal.woff2`),
  },
}

/**
 * The display font of each language in Devanagari. `width` is that of its headings over Noto Sans Devanagari’s,
 * which is shown while it is loaded.
 */
export const displayFonts: Partial<Record<LanguageId, { family: string; file: string; width: number }>> = {
  mr: { family: 'Tiro Devanagari Marathi', file: TIRO.marathi, width: 1.0108 },
  hi: { family: 'Tiro Devanagari Hindi', file: TIRO.hindi, width: 1.0174 },
}
