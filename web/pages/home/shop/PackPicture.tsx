import { useContent } from '#web/model/context.ts'
import type { Content, Pack } from '#web/model/types.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import type { PictureSources } from '#web/ui/Picture.tsx'

/**
 * A pack's jar: one that was cut out in its true size beside the other packs, as packs.css places all of them alike, a photograph
 * as it is.
 */
export function PackPicture({ pack }: { pack: Pack }) {
  const { packs: list } = useContent()
  const shown = cutOut(pack)
  return (
    <ContentPicture
      name={pack.picture}
      sizes={`(width >= 48rem) ${list.length === 1 ? '41rem, 24rem' : '30rem, 80vw'}`}
      className={`${shown ? `${shown.foot} ${scaleOf(pack, list)}` : 'photograph'} ${pack.soldOut ? 'opacity-55' : ''}`}
    />
  )
}

/** Cut-out pictures of jars, all from one distance: the grams in each, and the class that puts its foot on the line. */
const CUT_OUTS: Readonly<Record<string, { grams: number; foot: string }>> = {
  'pack-large': { grams: 500, foot: '' },
  'pack-small': { grams: 250, foot: 'lower' },
}

const cutOut = ({ picture }: Jar) => CUT_OUTS[picture ?? '']

/** The classes by tenths of the largest jar's side, from `SMALLEST` tenths on. */
const SCALES = ['scale-50', 'scale-60', 'scale-70', 'scale-80', 'scale-90', ''] as const
const SMALLEST_TENTHS = 5

type Jar = { readonly grams: number; readonly picture?: string | null | undefined }

/**
 * The class that scales a pack's picture, so that jars that share a picture differ as they do on a shelf: their sides by the
 * cube root of what they hold.
 */
export function scaleOf(pack: Jar, all: readonly Jar[]): string {
  const largest = Math.max(...all.map(sideOf))
  const tenths = Math.round((10 * sideOf(pack)) / largest)
  return SCALES[Math.max(0, tenths - SMALLEST_TENTHS)] ?? ''
}

function sideOf(jar: Jar): number {
  return Math.cbrt(jar.grams / (cutOut(jar)?.grams ?? jar.grams))
}

/** A picture of a jar, as large as the dialog shows it and as small as its button. */
export type JarView = { name: string; alt: string; large: string; small: string }

/**
 * The pictures of a pack, its label, and what is in it close up. One without a file or a text is left out, and one that is
 * named twice is shown once.
 */
export function jarViews({ picture }: Pack, { pictures, copy, words }: Content): JarView[] {
  const { front, back, closeUp } = words.shop.enlarge
  const views = [
    [front, picture],
    [back, copy.label.picture],
    [closeUp, copy.products.pictures.definition],
  ] as const
  return views.flatMap(([name, file], place) => {
    if (views.findIndex(([, other]) => other === file) < place) return []
    const [from, alt] = [pictureFile(file), pictures[file ?? '']?.alt]
    return from && alt ? { name, alt, large: fileOf(from, 1200), small: fileOf(from, 400) } : []
  })
}

/** The WebP of a picture at a width in pixels. */
function fileOf({ sources, img }: PictureSources, width: number): string {
  return sources.webp?.match(new RegExp(`\\S+(?= ${width}w)`))?.[0] ?? img.src
}
