export type Metrics = { ascent: number; descent: number; lineGap?: number }

/** The metrics of the web fonts, in em. */
const FIGTREE = { ascent: 0.95, descent: 0.25 }
const FRAUNCES = { ascent: 0.978, descent: 0.255 }

/**
 * The fallbacks of the site's Latin fonts, an `@font-face` rule for each system: Android has Roboto and Noto Serif;
 * iOS, macOS and Windows have Arial, Georgia and Times New Roman; Linux has Liberation, with the metrics of Arial and
 * Times New Roman, or DejaVu alone. Each width is the web font's average for English text over the fallback's, by
 * @capsizecss/metrics 4.3, and for DejaVu, which that lacks, by HarfBuzz for the text of this site; Fraunces at weight
 * 500 and optical size 52, as most headings are set.
 */
export const fallbackFontFaces = [
  fallbackFace('Figtree Fallback Roboto', ['Roboto', 'Roboto-Regular'], 1.0094, FIGTREE),
  fallbackFace(
    'Figtree Fallback Arial',
    ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    1.0072,
    FIGTREE,
  ),
  fallbackFace('Figtree Fallback DejaVu Sans', ['DejaVu Sans', 'DejaVuSans'], 0.8821, FIGTREE),
  fallbackFace('Fraunces Fallback Georgia', ['Georgia'], 1.0194, FRAUNCES),
  fallbackFace('Fraunces Fallback Noto Serif', ['Noto Serif', 'NotoSerif-Regular'], 0.9448, FRAUNCES),
  fallbackFace(
    'Fraunces Fallback Times New Roman',
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    1.1187,
    FRAUNCES,
  ),
  fallbackFace('Fraunces Fallback DejaVu Serif', ['DejaVu Serif', 'DejaVuSerif'], 0.8889, FRAUNCES),
].join('\n')

/**
 * The `@font-face` rule of a system font stretched to the metrics of a web font, so that the text keeps its lines when
 * the web font replaces it. `width` is that of the web font over the system's.
 */
export function fallbackFace(
  family: string,
  names: readonly string[],
  width: number,
  { ascent, descent, lineGap = 0 }: Metrics,
  range = '',
): string {
  // Every page carries these rules; a hundredth of a percent is a tenth of a pixel in a line of 1,000 px.
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  return `@font-face{font-family:"${family}";src:${localSources(names)};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:${percent(lineGap / width)}${range && `;unicode-range:${range}`}}`
}

/** Returns fonts of the device for `src`, of which the browser uses the first that is installed. */
export function localSources(names: readonly string[]): string {
  return names.map((name) => `local("${name}")`).join()
}
