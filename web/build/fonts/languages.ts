import type { LanguageId } from '#contract/languages.ts'

/** A script that the site's own fonts lack. */
export type Script = {
  /** The value of Unicode's property `Script`. */
  name: string
  /** The CSS descriptor `unicode-range`, with the joiners. */
  range: string
  /** One of its letters. */
  sample: string
  /** The text faces of devices, by full name or PostScript name. */
  devices: { regular: readonly string[]; bold: readonly string[] }
  /** For devices that have none of them, and for social cards. */
  text: { family: string; regular: string; semibold: string }
  /** The CSS of pages in the script. */
  rules: typeof devanagariRules
}

const DEVANAGARI: Script = {
  name: 'Devanagari',
  sample: 'क',
  range: 'U+900-97F,U+200C-200D',
  // Android and Linux, Apple’s systems, Windows since 8, and before.
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
    regular: import.meta.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    ),
    semibold: import.meta.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
    ),
  },
  rules: devanagariRules,
}

export const SCRIPTS = [DEVANAGARI]

export type DisplayFont = { family: string; script: Script; file: string }

/** The display font of each language whose script the site's Latin fonts lack. */
export const displayFonts: Partial<Record<LanguageId, DisplayFont>> = {
  mr: {
    family: 'Tiro Devanagari Marathi',
    script: DEVANAGARI,
    file: import.meta.resolve(
      '@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-devanagari-400-normal.woff2',
    ),
  },
  hi: {
    family: 'Tiro Devanagari Hindi',
    script: DEVANAGARI,
    file: import.meta.resolve(
      '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    ),
  },
}

/** Text that scripts write. It is known only in the browser, so it is never set in a font that lacks other text. */
export const RUN_TIME = '[role="status"], [aria-live]'

/**
 * How Devanagari is set: marks above and below the line need room, letters hang from one line that no letter-spacing may
 * break, and there are no capitals. Outside of all layers, so that the rules win over utilities; runs in another language
 * keep their own type.
 *
 * @param display selectors of elements that are set in the display font
 */
function devanagariRules(language: LanguageId, display: string): string {
  const own = `:lang(${language})`
  return `
body ${own}{line-height:1.5;letter-spacing:0;font-variant-caps:normal}
:is(p,li,dd)${own}:not([class*=leading-]){line-height:1.6}
:is(${display})${own}{line-height:1.3}
:is(${display}) ${own}{line-height:inherit}
:is(${RUN_TIME}) :is(${display})${own}{font-family:var(--font-text);line-height:1.5}
.text-xs${own}{text-wrap:balance}
:is(em,i,cite)${own}{font-style:normal}`.replaceAll('\n', '')
}
