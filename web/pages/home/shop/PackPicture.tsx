import { useContent } from '#web/model/context.ts'
import type { Content, Pack } from '#web/model/types.ts'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import type { PictureSources } from '#web/ui/Picture.tsx'

/**
 * A pack's jar: one that was cut out in its true size beside the other packs, as packs.css crops all of them alike, a photograph
 * as it is.
 */
export function PackPicture({ pack }: { pack: Pack }) {
  const { packs: list } = useContent()
  return (
    <ContentPicture
      name={pack.picture}
      sizes={`(width >= 48rem) ${list.length === 1 ? '41rem, 24rem' : '30rem, 80vw'}`}
      className={`${isCutOut(pack) ? scaleOf(pack, list) : 'photograph'} ${pack.soldOut ? 'opacity-55' : ''}`}
    />
  )
}

/** How many grams are in the jar that a picture shows, as it was rendered; both by the same camera. */
const RENDERED_GRAMS: Readonly<Record<string, number>> = { 'pack-large': 500, 'pack-small': 250 }

/** @returns whether a picture shows a jar without a ground of its own, as the sample's do */
const isCutOut = ({ picture }: Jar) => (picture ?? '') in RENDERED_GRAMS

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

function sideOf({ grams, picture }: Jar): number {
  return Math.cbrt(grams / (RENDERED_GRAMS[picture ?? ''] ?? grams))
}

/** A picture of a jar, as large as the dialog shows it and as small as its button. */
export type JarView = { name: string; alt: string; large: string; small: string }

/** A pack, its label, and what is in it close up; a picture without a file or a text is left out, and one that is two of them is shown once. */
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
