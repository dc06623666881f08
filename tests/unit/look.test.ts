import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { problemLines } from '#web/site-build/checks/problem-lines.ts'
import { refusals } from '#web/site-build/checks/refusals.ts'
import { contrast, shadeOf } from '#web/site-build/look/colour.ts'
import { drawInitial } from '#web/site-build/look/drawings.ts'
import { colourProblems, PAPER, paletteOf } from '#web/site-build/look/palette.ts'
import { writtenColour } from '#web/site-build/look/theme.ts'
import { shopPalette } from '#web/site-build/seo/theme-colours.ts'
import { copyContent } from '../changed-content.ts'

/** Colours around the wheel that are just dark enough, full ones and dull ones. */
const WHEEL = '#ff0000 #ff9900 #ccff00 #00ff33 #00ffff #0033ff #9900ff #ff0099 #8a7f70'.split(' ')
const LINEN = writtenColour('linen')
const darkest = (colour: string, least: number) =>
  shadeOf(colour, { from: 0.7, step: -0.01, chroma: 0.3 }, (shade) => contrast(shade, PAPER) >= least)

describe('the colours of a shop', () => {
  const pairs = WHEEL.flatMap((dark) =>
    WHEEL.map((accent) => [darkest(dark, 7), darkest(accent, 4.5)] as const),
  )

  it('give a palette whose texts and signs can be read, whatever their hues, and none in the sample, which has its theme', () => {
    for (const [dark, accent] of pairs) {
      expect(colourProblems({ dark, accent })).toEqual([])
      const palette = paletteOf({ dark, accent })
      const { leaf = '', moss = '', jam = '', track = '' } = palette
      const expectReadable = (text = '', ground = '', least = 4.5) =>
        expect(contrast(text, ground), `${text} on ${ground} of ${dark}, ${accent}`).toBeGreaterThanOrEqual(
          least,
        )
      for (const text of ['leaf', 'moss', 'fern', 'jam'])
        for (const ground of [PAPER, LINEN]) expectReadable(palette[text], ground)
      // Either way round: the field of amla has headings and buttons of leaf.
      for (const light of ['amla', 'honey'])
        for (const other of [leaf, jam]) expectReadable(palette[light], other)
      expectReadable(PAPER, moss)
      expectReadable(track, PAPER, 3)
    }
    expect(shopPalette).toEqual({})
  })
})

it('refuses a look that cannot be read or shown, and names what to write instead', async () => {
  const colours = { dark: '#8A5A5A', accent: '#d98e1f' }
  const look = { mark: 'logo.png', icon: 'photo.png', notFound: 'none', colours }
  const folder = copyContent(['facts/look.json', [], look])
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
  writeFileSync(join(folder, 'images/logo.png'), await image.png().toBuffer())
  // Named as a PNG, and none: the first bytes alone are.
  writeFileSync(join(folder, 'images/photo.png'), `\x89PNG${'.'.repeat(30)}`, 'latin1')
  const [dark, accent] = colourProblems(colours).map(({ message }) => /#\w{6}$/.exec(message)?.[0] ?? '')
  const lines = problemLines(refusals('unopened', folder), folder)
  expect(lines.map((line) => line.replace(/^\S+ +/, ''))).toEqual([
    'mark is 600 × 400 px  →  add a square one of 512 px or more',
    'icon is no PNG  →  save the picture as one',
    `colours.dark is too light to be read on paper (5.3 to 1; 7 is needed)  →  write a darker one, such as ${dark}`,
    `colours.accent is too light to be read on paper (2.5 to 1; 4.5 is needed)  →  write a darker one, such as ${accent}`,
  ])
  expect(colourProblems({ dark: dark ?? '', accent: accent ?? '' })).toEqual([])
})

it.each([
  ['of a name in Latin letters', 'Kokum House', 1],
  ['of a name in Devanagari, with the sign that belongs to it', 'क्षीर', 2],
  ['in a script that no face has', '湖', 0],
])('draws the first letter %s', async (_, name, glyphs) => {
  const { body } = await drawInitial(name)
  const [, letter = ''] = /<g fill="currentColor"(.*)<\/g>/.exec(body) ?? []
  expect(letter.split('<path').length - 1).toBe(glyphs)
  expect(body).not.toMatch(/NaN|Infinity/)
})
