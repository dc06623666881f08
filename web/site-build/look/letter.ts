import { shape } from 'harfbuzzjs'
import { localeOf, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { firstLetter } from '#web/ui/initials.ts'
import { bufferOf, openFont, readFont, subsetFont } from '../fonts/harfbuzz.ts'
import { displayFonts } from '../fonts/scripts.ts'
import { FAMILIES } from '../fonts/site-fonts.ts'

/** The display faces, those of Latin script first, in a cut for a letter that is shown at 20 px, too. */
const FACES = [
  ...Object.values(FAMILIES.fraunces.files).map((file) => ({ file, axes: { wght: 600, opsz: 48 } })),
  ...Object.values(displayFonts).flatMap((font) => (font ? { file: font.file, axes: {} } : [])),
]

/** The place of the letter in a drawing: its centre and its height; it is at most a tenth wider than high. */
type Place = { readonly x: number; readonly y: number; readonly size: number }

/**
 * Draws the first letter of a name in the display face, as a group of SVG paths that have the colour of their surroundings.
 *
 * @returns an empty text where no face has the letter
 */
export async function drawLetter(name: string, { x, y, size }: Place): Promise<string> {
  const language = localeOf(SOURCE_LANGUAGE)
  const text = firstLetter(name.trim()).toLocaleUpperCase(language)
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  for (const { file, axes } of text ? FACES : []) {
    const face = await readFont(file)
    const known = openFont(face).face.collectUnicodes()
    if (!codes.every((code) => known.includes(code))) continue
    const font = openFont(await subsetFont(face, text, { axes }))
    const buffer = bufferOf({ text, language })
    shape(font, buffer)
    let advance = 0
    const glyphs = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const left = advance + xOffset
        advance += xAdvance
        const box = font.glyphExtents(codepoint) ?? { xBearing: 0, yBearing: 0, width: 0, height: 0 }
        const [start, top] = [left + box.xBearing, yOffset + box.yBearing]
        return {
          path: `<path d="${font.glyphToPath(codepoint)}" transform="translate(${left} ${yOffset})"/>`,
          start,
          end: start + box.width,
          top,
          // HarfBuzz's height of a glyph is negative: it is measured down from the top.
          bottom: top + box.height,
        }
      })
    const [left, right] = [
      Math.min(...glyphs.map(({ start }) => start)),
      Math.max(...glyphs.map(({ end }) => end)),
    ]
    const [bottom, top] = [
      Math.min(...glyphs.map(({ bottom }) => bottom)),
      Math.max(...glyphs.map(({ top }) => top)),
    ]
    const scale = Math.min(size / (top - bottom), (1.1 * size) / (right - left)).toFixed(5)
    const centre = `translate(${-(left + right) / 2} ${-(bottom + top) / 2})`
    return `<g fill="currentColor" stroke="none" transform="translate(${x} ${y}) scale(${scale} -${scale}) ${centre}">${glyphs.map(({ path }) => path).join('')}</g>`
  }
  return ''
}
