/** How many grams are in the jar that a picture shows, as it was rendered; both by the same camera. */
const RENDERED_GRAMS: Readonly<Record<string, number>> = { 'pack-large': 500, 'pack-small': 250 }

/** The classes by tenths of the largest jar's side, from `SMALLEST` tenths on. */
const SCALES = ['scale-50', 'scale-60', 'scale-70', 'scale-80', 'scale-90', ''] as const
const SMALLEST_TENTHS = 5

type Pack = { readonly grams: number; readonly picture?: string | null | undefined }

/**
 * The class that scales a pack's picture, so that jars that share a picture differ as they do on a shelf: their sides by the
 * cube root of what they hold.
 */
export function scaleOf(pack: Pack, all: readonly Pack[]): string {
  const largest = Math.max(...all.map(sideOf))
  const tenths = Math.round((10 * sideOf(pack)) / largest)
  return SCALES[Math.max(0, tenths - SMALLEST_TENTHS)] ?? ''
}

function sideOf({ grams, picture }: Pack): number {
  return Math.cbrt(grams / (RENDERED_GRAMS[picture ?? ''] ?? grams))
}
