import { createFontStack } from '@capsizecss/core'
import type { SystemFont } from './system-fonts.ts'

type WebFont = {
  /** The name that the fallbacks are called by: `Figtree Fallback Arial`. */
  familyName: string
  ascent: number
  descent: number
  lineGap: number
  unitsPerEm: number
  xWidthAvg: number
}

/**
 * Declares system fonts stretched to the metrics of a web font, so that the text keeps its lines when the web font
 * replaces them.
 *
 * @returns the CSS of one `@font-face` for each system font
 */
export function fallbackFontFaces(webFont: WebFont, systemFonts: SystemFont[]): string {
  return systemFonts.map((systemFont) => fallbackFontFace(webFont, systemFont)).join('')
}

function fallbackFontFace(webFont: WebFont, systemFont: SystemFont): string {
  const { fontFaces } = createFontStack([webFont, systemFont], { fontFaceFormat: 'styleObject' })
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.['@font-face'] ?? {}
  const overrides = {
    'size-adjust': sizeAdjust,
    'ascent-override': ascentOverride,
    'descent-override': descentOverride,
    'line-gap-override': lineGapOverride,
  }
  return `@font-face {
  font-family: "${webFont.familyName} Fallback ${systemFont.familyName}";
  src: ${systemFont.localNames.map((name) => `local("${name}")`).join(', ')};
${Object.entries(overrides)
  .filter(([, value]) => value !== undefined)
  .map(([property, value]) => `  ${property}: ${rounded(String(value))};\n`)
  .join('')}}
`
}

/** Every page carries these rules; a hundredth of a percent is a tenth of a pixel in a line of 1,000 px. */
function rounded(percentage: string): string {
  return `${Number.parseFloat(Number.parseFloat(percentage).toFixed(2))}%`
}
