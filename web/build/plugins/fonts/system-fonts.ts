import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

export type SystemFont = {
  familyName: string
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  /** The average width of a character in English text, in font units. */
  xWidthAvg: number
  /** Every name by which `local()` may find the font or one with the same widths. */
  localNames: string[]
}

/**
 * Fonts that devices have, first the ones that are closer to ours. Android has Roboto and Noto Serif; iOS, macOS and
 * Windows have Arial, Georgia and Times New Roman; Linux has Liberation, whose widths are those of Arial and Times New
 * Roman, or DejaVu, which capsize lacks: its numbers are read from the fonts' tables (version 2.37), the average scaled
 * by that of Liberation Sans and Liberation Serif over the same text.
 */
export const systemFonts: Record<'sans' | 'serif', SystemFont[]> = {
  sans: [
    { ...roboto, localNames: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    { ...arial, localNames: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'] },
    dejaVu('Sans', 1040),
  ],
  serif: [
    { ...georgia, localNames: ['Georgia', 'Gelasio'] },
    { ...notoSerif, localNames: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'] },
    {
      ...timesNewRoman,
      localNames: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
    },
    dejaVu('Serif', 1058),
  ],
}

function dejaVu(style: 'Sans' | 'Serif', xWidthAvg: number): SystemFont {
  return {
    familyName: `DejaVu ${style}`,
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg,
    localNames: [`DejaVu ${style}`, `DejaVu${style}`],
  }
}
