import { Blob, Buffer, BufferContentType, Face, Font, shape } from 'harfbuzzjs'

/** A text and the BCP 47 tag of its language: a font may have forms for it, such as those of ल and श in Marathi. */
export type Run = { text: string; language: string }

/** Opens a font in the container of TrueType. */
export function openFont(truetype: Uint8Array): Font {
  return new Font(new Face(new Blob(truetype)))
}

/**
 * The glyphs of every step of shaping a text. Those of the last step are not enough: a conjunct is made of half forms,
 * which a subset without them could no longer substitute.
 */
export function glyphsOfEveryStep(font: Font, run: Run): Set<number> {
  const glyphs = new Set<number>()
  const buffer = bufferOf(run)
  buffer.setMessageFunc((step) => {
    if (step.getContentType() === BufferContentType.GLYPHS)
      for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint)
    return true
  })
  shape(font, buffer)
  return glyphs
}

/** What is drawn of a text: the outline and the place of each glyph, in the font's units. */
export function drawn(font: Font, run: Run): string {
  return shaped(font, run)
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(),
    )
    .join('\n')
}

/** The width of a text in em. */
export function widthOf(font: Font, run: Run): number {
  return shaped(font, run).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / font.face.upem
}

function shaped(font: Font, run: Run) {
  const buffer = bufferOf(run)
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

function bufferOf({ text, language }: Run): Buffer {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setLanguage(language)
  buffer.guessSegmentProperties()
  return buffer
}
