import { expect, it } from 'vitest'
import { openFont, outlinesOf, readFont, traceSubset } from '#web/build/fonts/harfbuzz.ts'
import { displayFonts } from '#web/build/fonts/languages.ts'

const font = displayFonts.mr
if (!font) throw new Error('Marathi has no display font')
const complete = await readFont(font.file)

const marathi = (text: string) => ({ text, language: 'mr-IN' })

/** Conjuncts, a vowel sign that moves before them, a reph that moves behind them, and letters with Marathi forms. */
const RUNS = [
  'प्रिझर्व्हेटिव्ह',
  'स्त्री',
  'श्री',
  'आर्द्र',
  'किर्ती',
  'ज्ञान',
  'लक्ष्मी',
  'ऱ्हास',
  'पुण्यात हाताने बनवलेला',
].map(marathi)

it('draws every word with a traced subset as with the complete font', async () => {
  const subset = openFont(await traceSubset(complete, RUNS))
  for (const run of RUNS) expect(outlinesOf(subset, run), run.text).toBe(outlinesOf(openFont(complete), run))
})

it('leaves out the glyphs that no word needs', async () => {
  const subset = await traceSubset(complete, RUNS)
  expect(openFont(subset).face.collectUnicodes()).toHaveLength(
    new Set(RUNS.map(({ text }) => text + text.normalize('NFD')).join('')).size,
  )
  expect(subset.length).toBeLessThan(complete.length / 10)
})

it('shapes ल and श as the language writes them', async () => {
  const noto = openFont(await readFont(font.script.text.regular))
  for (const text of ['ल', 'श'])
    expect(outlinesOf(noto, marathi(text)), text).not.toBe(outlinesOf(noto, { text, language: 'hi-IN' }))
})
