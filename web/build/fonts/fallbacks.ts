import arial from '@capsizecss/metrics/arial'
import figtree from '@capsizecss/metrics/figtree'
import fraunces from '@capsizecss/metrics/fraunces'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/**
 * Fraunces is set narrower the larger it is, and capsize measures it at weight 400 and optical size 14. The advance
 * widths of the same text at weight 500 and optical size 52, as most headings are set, are 0.969 of that.
 */
const FRAUNCES_HEADING_WIDTH = 0.969

/**
 * The web fonts, each with the system fonts that are closest to it: Android has Roboto and Noto Serif; iOS, macOS and
 * Windows have Arial, Georgia and Times New Roman; Linux has Liberation, with the metrics of Arial and Times New Roman.
 */
const STACKS = [
  {
    font: figtree,
    width: figtree.xWidthAvg,
    devices: [
      { metrics: roboto, names: ['Roboto', 'Roboto-Regular'] },
      { metrics: arial, names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'] },
    ],
  },
  {
    font: fraunces,
    width: fraunces.xWidthAvg * FRAUNCES_HEADING_WIDTH,
    devices: [
      { metrics: georgia, names: ['Georgia'] },
      { metrics: notoSerif, names: ['Noto Serif', 'NotoSerif-Regular'] },
      {
        metrics: timesNewRoman,
        names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      },
    ],
  },
]

/** The fallbacks of the site's Latin fonts, one `@font-face` rule each. */
export const fallbackFontFaces = STACKS.flatMap(({ font, width, devices }) =>
  devices.map(({ metrics, names }) =>
    fallbackFace({
      family: `${font.familyName} Fallback ${metrics.familyName}`,
      source: localSources(names),
      size: width / font.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm),
      metrics: font,
    }),
  ),
).join('\n')

type Fallback = {
  family: string
  /** The CSS descriptor `src`. */
  source: string
  /** Its width is multiplied by this. */
  size: number
  /** Those of the web font, in its units. */
  metrics: { ascent: number; descent: number; lineGap: number; unitsPerEm: number }
}

/**
 * The `@font-face` rule of a system font stretched to the metrics of a web font, so that the text keeps its lines when
 * the web font replaces it.
 */
export function fallbackFace({ family, source, size, metrics }: Fallback, range = ''): string {
  const { ascent, descent, lineGap, unitsPerEm } = metrics
  // Every page carries these rules; a hundredth of a percent is a tenth of a pixel in a line of 1,000 px.
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
  const metric = (units: number) => percent(Math.abs(units) / unitsPerEm / size)
  return `@font-face{font-family:"${family}";src:${source};size-adjust:${percent(size)};ascent-override:${metric(ascent)};descent-override:${metric(descent)};line-gap-override:${metric(lineGap)}${range && `;unicode-range:${range}`}}`
}

/** Fonts of the device for `src`; the first one that is there is used. */
export function localSources(names: readonly string[]): string {
  return names.map((name) => `local("${name}")`).join()
}
