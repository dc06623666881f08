/**
 * Reads how wide a font sets its characters.
 *
 * @param font an uncompressed TrueType or OpenType file without variation axes
 * @returns a function from a text to its width in em, without kerning; characters that the font lacks are left out
 * @throws where the font has no Unicode character map of format 4, which every font of the basic plane has
 */
export function advanceWidths(font: Buffer): (text: string) => number {
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * 16
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const
    }),
  )
  const start = (name: string) => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no table ${name}`)
    return offset
  }
  const unitsPerEm = font.readUInt16BE(start('head') + 18)
  const measuredGlyphs = font.readUInt16BE(start('hhea') + 34)
  const glyphOf = characterMap(font, start('cmap'))
  /** Glyphs after the last measured one share its width. */
  const advance = (glyph: number) =>
    font.readUInt16BE(start('hmtx') + 4 * Math.min(glyph, measuredGlyphs - 1)) / unitsPerEm

  return (text) =>
    Array.from(text, (character) => glyphOf(character.codePointAt(0) ?? 0))
      .filter((glyph) => glyph !== 0)
      .reduce((sum, glyph) => sum + advance(glyph), 0)
}

/** The format-4 subtable of `cmap` (OpenType specification): segments of codes with an offset to their glyphs. */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  )
  const table = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (table === undefined) throw new Error('The font has no character map of format 4')
  const size = font.readUInt16BE(table + 6)
  const ends = table + 14
  const starts = ends + size + 2
  const deltas = starts + size
  const ranges = deltas + size
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > font.readUInt16BE(ends + at)) continue
      const first = font.readUInt16BE(starts + at)
      if (code < first) return 0
      const range = font.readUInt16BE(ranges + at)
      const glyph = range === 0 ? code : font.readUInt16BE(ranges + at + range + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + font.readUInt16BE(deltas + at)) & 0xffff
    }
    return 0
  }
}
