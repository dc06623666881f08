import { useContent } from '#web/model/context.ts'
import type { Pack } from '#web/shop/price.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'

/** A pack's jar, in its true size beside the other packs: packs.css crops all of them alike. */
export function PackPicture({ pack }: { pack: Pack }) {
  const { list } = useContent().packs
  return (
    <ContentPicture
      name={pack.picture}
      sizes={`(width >= 48rem) ${list.length === 1 ? '41rem, 24rem' : '30rem, 80vw'}`}
      className={`${scaleOf(pack, list)} ${pack.soldOut ? 'opacity-55' : ''}`}
    />
  )
}

/** How many grams are in the jar that a picture shows, as it was rendered; both by the same camera. */
const RENDERED_GRAMS: Readonly<Record<string, number>> = { 'pack-large': 500, 'pack-small': 250 }

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
