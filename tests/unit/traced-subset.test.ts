import { expect, it } from 'vitest'
import { displayFonts, readFont } from '#web/build/fonts/languages.ts'
import { drawn, openFont } from '#web/build/fonts/shaping.ts'
import { tracedSubset } from '#web/build/fonts/traced-subset.ts'

const font = displayFonts.mr
if (!font) throw new Error('Marathi has no display font')
const complete = await readFont(font, font.script)

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
  const subset = openFont(await tracedSubset(complete, RUNS))
  for (const run of RUNS) expect(drawn(subset, run), run.text).toBe(drawn(openFont(complete), run))
})

it('leaves out the glyphs that no word needs', async () => {
  const subset = await tracedSubset(complete, RUNS)
  expect(openFont(subset).face.collectUnicodes()).toHaveLength(
    new Set(RUNS.map(({ text }) => text + text.normalize('NFD')).join('')).size,
  )
  expect(subset.length).toBeLessThan(complete.length / 10)
})

it('shapes ल and श as the language writes them', async () => {
  const noto = openFont(await readFont(font.device, font.script))
  for (const text of ['ल', 'श'])
    expect(drawn(noto, marathi(text)), text).not.toBe(drawn(noto, { text, language: 'hi-IN' }))
})
