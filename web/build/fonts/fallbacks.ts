import { createFontStack } from '@capsizecss/core'
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
 * The web fonts, each before the system fonts of devices that are closest to it: Android has Roboto and Noto Serif; iOS,
 * macOS and Windows have Arial, Georgia and Times New Roman; Linux has Liberation, of the same widths.
 */
const stacks = [
  [figtree, { ...roboto, fullName: 'Roboto' }, arial, liberation('Sans', arial)],
  [
    { ...fraunces, xWidthAvg: fraunces.xWidthAvg * FRAUNCES_HEADING_WIDTH },
    georgia,
    { ...notoSerif, fullName: 'Noto Serif' },
    timesNewRoman,
    liberation('Serif', timesNewRoman),
  ],
] satisfies Parameters<typeof createFontStack>[0][]

function liberation(style: 'Sans' | 'Serif', metrics: typeof arial | typeof timesNewRoman) {
  const name = `Liberation ${style}`
  return { ...metrics, familyName: name, fullName: name, postscriptName: `Liberation${style}` }
}

/**
 * System fonts stretched to the metrics of a web font, so that the text keeps its lines when the web font replaces
 * them: the CSS of one `@font-face` for each. Every page carries these rules; a hundredth of a percent is a tenth of a
 * pixel in a line of 1,000 px.
 */
export const fallbackFontFaces = stacks
  .map((fonts) => createFontStack(fonts).fontFaces)
  .join('\n')
  .replaceAll('Fallback: ', 'Fallback ')
  .replace(/[\d.]+(?=%)/g, (percentage) => String(Number(Number(percentage).toFixed(2))))
