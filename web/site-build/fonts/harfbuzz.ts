import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'
import { Blob, BufferContentType, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** A text and the BCP 47 tag of its language: a font may have forms for it, such as those of ल and श in Marathi. */
export type Run = { text: string; language: string }

/** @returns a font of a package in the container of TrueType, which HarfBuzz and satori read */
export async function readFont(file: string | URL): Promise<Buffer> {
  return convert(await readFile(fileURLToPath(file)), 'truetype')
}

/** Opens a font in the container of TrueType. */
export function openFont(truetype: Uint8Array): Font {
  return new Font(new Face(new Blob(truetype)))
}

/** Returns a text in the form that HarfBuzz shapes. */
export function bufferOf({ text, language }: Run): TextBuffer {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.setLanguage(language)
  buffer.guessSegmentProperties()
  return buffer
}

/**
 * Reduces a font to the glyphs that the texts need, by shaping them. A subset by characters would keep every conjunct
 * that these could form; the glyphs of the last step alone are not enough, since a conjunct is made of half forms.
 */
export async function traceSubset(truetype: Uint8Array, runs: readonly Run[]): Promise<Buffer> {
  const font = openFont(truetype)
  const glyphs = new Set<number>()
  const texts = new Map(runs.map((run) => [`${run.language} ${run.text}`, run]))
  for (const run of texts.values()) {
    const buffer = bufferOf(run)
    buffer.setMessageFunc((step) => {
      if (step.getContentType() === BufferContentType.GLYPHS)
        for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint)
      return true
    })
    shape(font, buffer)
  }
  const characters = runs.map(({ text }) => text + text.normalize('NFD')).join('')
  return subsetFont(truetype, characters, { glyphs })
}

type Reduction = {
  /** The glyphs to keep; without them, every conjunct that the characters can form is kept. */
  glyphs?: ReadonlySet<number>
  /** The OpenType features that are kept; without them, all. */
  features?: readonly string[]
  /** Axes are pinned to a value, or narrowed. */
  axes?: Readonly<Record<string, number | { min: number; max: number }>>
}

/** Constants of HarfBuzz's C API: `hb_memory_mode_t`, `hb_subset_sets_t` and `hb_subset_flags_t`. */
const WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x001
const NO_LAYOUT_CLOSURE = 0x200

/**
 * Reduces a font in the container of TrueType to the characters of a text, without hints, which only old screens use.
 * HarfBuzz's subsetter is called directly: its package has no JavaScript for it, and `subset-font` takes no glyphs.
 */
export async function subsetFont(
  truetype: Uint8Array,
  characters: string,
  { glyphs, features, axes = {} }: Reduction = {},
): Promise<Buffer> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
  // Each font has an instance of its own, with which its memory is freed.
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
  const data = call('malloc', truetype.byteLength)
  new Uint8Array(memory.buffer).set(truetype, data)
  const face = call('hb_face_create', call('hb_blob_create', data, truetype.byteLength, WRITABLE, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, NO_HINTING | (glyphs ? NO_LAYOUT_CLOSURE : 0))
  const featureSet = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', featureSet)
  if (!features) call('hb_set_invert', featureSet)
  for (const feature of features ?? []) call('hb_set_add', featureSet, tagOf(feature))
  const unicodes = call('hb_subset_input_unicode_set', input)
  for (const character of characters) call('hb_set_add', unicodes, character.codePointAt(0) ?? 0)
  const gids = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs ?? []) call('hb_set_add', gids, glyph)
  for (const [name, value] of Object.entries(axes))
    if (typeof value === 'number') call('hb_subset_input_pin_axis_location', input, face, tagOf(name), value)
    // NaN keeps the axis's default.
    else call('hb_subset_input_set_axis_range', input, face, tagOf(name), value.min, value.max, Number.NaN)
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input))
  const start = call('hb_blob_get_data', blob, 0)
  return Buffer.from(memory.buffer.slice(start, start + call('hb_blob_get_length', blob)))
}

/** `hb_tag_t`: the four characters of a name as a number. */
function tagOf(name: string): number {
  return Array.from(name).reduce((tag, character) => tag * 256 + character.charCodeAt(0), 0)
}
