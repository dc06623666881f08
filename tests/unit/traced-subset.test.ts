import { readdirSync, readFileSync } from 'node:fs'
import { type Font, shape } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { bufferOf, openFont, type Run, readFont, traceSubset } from '#web/site-build/fonts/harfbuzz.ts'
import { displayFonts } from '#web/site-build/fonts/scripts.ts'

const font = displayFonts.mr
if (!font) throw new Error('Marathi has no display font')
const complete = await readFont(font.file)

const marathi = (text: string) => ({ text, language: 'mr-IN' })

/** A third of the words that the site has in Marathi, in the many forms that letters have beside each other. */
const WORDS = readdirSync('web/demonstration/mr', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|md)$/.test(name))
  .flatMap((name) => readFileSync(`web/demonstration/mr/${name}`, 'utf8').match(/\p{scx=Deva}+/gu) ?? [])
const RUNS = [...new Set(WORDS)].filter((_, place) => place % 3 === 0).map(marathi)

/** The outline and the place of each glyph of a text. */
function outlinesOf(font: Font, run: Run): string {
  const buffer = bufferOf(run)
  shape(font, buffer)
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join(),
    )
    .join('\n')
}

it('draws words with a traced subset as with the complete font, without the glyphs that no word needs', async () => {
  const [whole, subset] = [openFont(complete), openFont(await traceSubset(complete, RUNS))]
  expect(RUNS.length).toBeGreaterThan(300)
  expect(RUNS.filter((run) => outlinesOf(subset, run) !== outlinesOf(whole, run))).toEqual([])
  const small = await traceSubset(complete, ['प्रिझर्व्हेटिव्ह', 'श्री', 'ज्ञान'].map(marathi))
  expect(small.length).toBeLessThan(complete.length / 10)
})
