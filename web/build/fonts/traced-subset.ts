import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawn, glyphsOfEveryStep, openFont, type Run } from './shaping.ts'

/**
 * Reduces a font to the glyphs that the texts need, by shaping them. A subset by characters would keep every conjunct
 * that these could form.
 *
 * @param truetype the font in the container of TrueType
 * @returns a font in the same container, without hints
 * @throws where the subset draws a text, or a word of it, differently
 */
export async function tracedSubset(truetype: Uint8Array, runs: readonly Run[]): Promise<Buffer> {
  const font = openFont(truetype)
  const glyphs = new Set(runs.flatMap((run) => [...glyphsOfEveryStep(font, run)]))
  const characters = new Set(runs.map(({ text }) => text + text.normalize('NFD')).join(''))
  const subset = await subsetOf(truetype, characters, glyphs)
  const subsetFont = openFont(subset)
  const words = runs.flatMap(({ text, language }) =>
    text.split(' ').map((word) => ({ text: word, language })),
  )
  const misshapen = [...runs, ...words].filter((run) => drawn(font, run) !== drawn(subsetFont, run))
  if (misshapen.length > 0)
    throw new Error(`A subset of a font misshapes: ${misshapen.map(({ text }) => text).join(', ')}`)
  return subset
}

/** Of HarfBuzz's C API: `hb_memory_mode_t`, `hb_subset_sets_t` and `hb_subset_flags_t`. */
const WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x001
const NO_LAYOUT_CLOSURE = 0x200

/** HarfBuzz's subsetter, called directly because the package subset-font takes characters only. */
async function subsetOf(font: Uint8Array, characters: Set<string>, glyphs: Set<number>): Promise<Buffer> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  // An instance for each font: its memory is freed with it.
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm))
  const { memory, ...functions } = exports as { memory: WebAssembly.Memory }
  const hb = functions as Record<string, (...values: number[]) => number>
  const call = (name: string, ...values: number[]) => {
    const result = hb[name]?.(...values)
    if (result === 0 && !name.startsWith('hb_set'))
      throw new Error(`HarfBuzz cannot subset a font: ${name} failed`)
    return result ?? 0
  }
  call('_initialize')
  const data = call('malloc', font.byteLength)
  new Uint8Array(memory.buffer).set(font, data)
  const face = call('hb_face_create', call('hb_blob_create', data, font.byteLength, WRITABLE, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const unicodes = call('hb_subset_input_unicode_set', input)
  for (const character of characters) call('hb_set_add', unicodes, character.codePointAt(0) ?? 0)
  const gids = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call('hb_set_add', gids, glyph)
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input))
  const start = call('hb_blob_get_data', blob, 0)
  return Buffer.from(memory.buffer.slice(start, start + call('hb_blob_get_length', blob)))
}
