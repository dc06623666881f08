import { join } from 'node:path'
import { type CSSProperties, createElement, type ReactElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import type { LanguageId } from '#contract/languages.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import type { ContentWith } from '#web/model/types.ts'
import { outlineOf } from '#web/ui/frame-outline.ts'
import { openFont, readFont, subsetFont } from '../fonts/harfbuzz.ts'
import { displayFonts } from '../fonts/scripts.ts'
import { FAMILIES } from '../fonts/site-fonts.ts'
import { readLook } from '../look/read-look.ts'
import { CARD } from './addresses.ts'
import { drawIcon } from './icons.ts'
import { themeColour } from './theme-colours.ts'

const ARCH = { x: 744, y: 72, scale: 0.94 }
const OUTLINE = outlineOf(readLook().frame)
const ARCH_BOX = { width: 400, height: 500 }
const TEXT = { left: 72, width: 600 }
const MARK_SIZE = 56
const MARK_TOP = 516
const QUALITY = 84

const [PAPER, LEAF, MOSS] = [themeColour('paper'), themeColour('leaf'), themeColour('moss')]
const JAM = themeColour('jam')

export type CardText = {
  eyebrow: string
  title: string
  text: string
  picture: string
  language: LanguageId
}

type Shop = ContentWith<'facts.brand' | 'pictures'>

/** The social card of a page, which is shown where its link is shared: a JPEG of `CARD`'s size. */
export async function drawCard(card: CardText, { pictures, facts }: Shop): Promise<Buffer> {
  const words = await satori(layout(card, facts.brand.name), { ...CARD, fonts: await fonts(card.language) })
  const file = pictures[card.picture]?.file
  const picture = file && (await fillArch(join(SHOP_FOLDER, 'images', file)))
  const image = sharp(Buffer.from(sheet(words, await drawIcon(facts.brand.name), picture)))
  return image.jpeg({ quality: QUALITY, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

function fillArch(file: string): Promise<Buffer> {
  const { width, height } = ARCH_BOX
  return sharp(file)
    .resize(width * 2, height * 2, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function sheet(words: string, icon: string, picture: Buffer | '' | undefined): string {
  const { width, height } = ARCH_BOX
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect y="${CARD.height - 12}" width="100%" height="12" fill="${LEAF}"/>
<g transform="translate(${ARCH.x} ${ARCH.y}) scale(${ARCH.scale})">
<clipPath id="arch"><path d="${OUTLINE}"/></clipPath>
${picture ? `<image clip-path="url(#arch)" width="${width}" height="${height}" href="data:image/jpeg;base64,${picture.toString('base64')}"/>` : ''}
<path d="${OUTLINE}" transform="translate(-14 -16) scale(1.07 1.032)" fill="none" stroke="${MOSS}" stroke-width="2" stroke-opacity=".6"/>
</g>
<svg x="${TEXT.left}" y="${MARK_TOP}" width="${MARK_SIZE}" height="${MARK_SIZE}">${icon}</svg>
${words}
</svg>`
}

function layout({ eyebrow, title, text, language }: CardText, name: string): ReactElement {
  const font = displayFonts[language]
  const display = font ? `${font.family}, ${DISPLAY}` : DISPLAY
  const plain = font ? `${PLAIN}, ${font.script.text.family}` : PLAIN
  const heading = {
    marginTop: 20,
    color: LEAF,
    fontFamily: display,
    fontSize: sizeOf(title),
    lineHeight: font ? 1.3 : 1.1,
    letterSpacing: font ? 0 : '-0.01em',
    textWrap: 'balance',
  } as const
  return box(
    { width: '100%', height: '100%' },
    box(
      {
        position: 'absolute',
        left: TEXT.left,
        top: 40,
        width: TEXT.width,
        height: 450,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      box({ color: MOSS, fontSize: 26, fontFamily: plain, fontWeight: 600 }, eyebrow),
      box(heading, title),
      box(
        {
          marginTop: 24,
          color: JAM,
          fontFamily: plain,
          fontSize: 28,
          lineHeight: font ? 1.5 : 1.4,
        },
        text,
      ),
    ),
    box(
      {
        position: 'absolute',
        left: TEXT.left + MARK_SIZE + 18,
        top: MARK_TOP + 5,
        color: LEAF,
        fontFamily: DISPLAY,
        fontSize: 36,
      },
      name,
    ),
  )
}

function box(style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** Long titles are set smaller, in px, so that four lines are enough. */
function sizeOf({ length }: string): number {
  if (length < 36) return 72
  return length < 56 ? 60 : 50
}

const DISPLAY = 'Fraunces, Fraunces Ext'
const PLAIN = 'Figtree, Figtree Ext'

/** The fonts have the weights that a card shows, and headings the form of their size. */
const CUTS = [
  { ...FAMILIES.fraunces, name: 'Fraunces', weight: 500, axes: { wght: 500, opsz: 72 } },
  { ...FAMILIES.figtree, name: 'Figtree', weight: 400, axes: { wght: 400 } },
  { ...FAMILIES.figtree, name: 'Figtree', weight: 600, axes: { wght: 600 } },
] as const

/** Latin letters, and under a name of their own those of Sanskrit in Latin script, to which satori falls back. */
const latinFonts = Promise.all(
  CUTS.flatMap(({ name, weight, axes, files }) =>
    [
      { file: files.latin, suffix: '' },
      { file: files['latin-ext'], suffix: ' Ext' },
    ].map(async ({ file, suffix }) => {
      const variable = await readFont(file)
      const characters = String.fromCodePoint(...openFont(variable).face.collectUnicodes())
      return { name: name + suffix, weight, data: await subsetFont(variable, characters, { axes }) }
    }),
  ),
)

async function fonts(language: LanguageId) {
  return [...(await scriptFonts(language)), ...(await latinFonts)]
}

/**
 * The fonts of a language whose script the Latin ones lack; satori ignores a language's forms of glyphs, so the font must
 * have them.
 */
function scriptFonts(language: LanguageId) {
  const font = displayFonts[language]
  if (!font) return []
  const { family, regular, semibold } = font.script.text
  return Promise.all(
    [
      { name: font.family, weight: 400, file: font.file },
      { name: family, weight: 400, file: regular },
      { name: family, weight: 600, file: semibold },
    ].map(async ({ name, weight, file }) => ({
      name,
      weight: weight as 400 | 600,
      data: await readFont(file),
    })),
  )
}
