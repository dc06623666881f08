import type { Content } from '#web/model/content.ts'
import { fill } from '#web/shop/fill.ts'
import type { Pack } from '#web/shop/price.ts'
import { pictureFile } from '#web/ui/ContentPicture.tsx'
import type { PictureSources } from '#web/ui/Picture.tsx'

/** A picture of a jar, as large as the dialog shows it and as small as its button. */
type JarView = { name: string; alt: string; large: string; small: string }

/** What the dialog of a pack's pictures shows: its button has it as JSON in `data-enlarge`. */
export type JarViews = Pick<Pack, 'size' | 'description'> & { views: JarView[]; words: Words }
type Words = Pick<Content['shop']['enlarge'], 'label' | 'previous' | 'next' | 'close' | 'count'>

/** Front, back and spoon of a pack. */
export function jarViews({ size, description, picture }: Pack, { label, pictures, shop }: Content): JarViews {
  const { front, back, spoon, ...words } = shop.enlarge
  const views = [
    [front, picture],
    [back, label.picture],
    [spoon, 'spoon-closeup'],
  ] as const
  return {
    size,
    description,
    // A picture without a file or a text is left out.
    views: views.flatMap(([name, file]) => {
      const [from, alt] = [pictureFile(file), pictures[file ?? '']?.alt]
      return from && alt ? { name, alt, large: fileOf(from, 1200), small: fileOf(from, 400) } : []
    }),
    words: { ...words, label: fill(words.label, { size }) },
  }
}

/** The WebP of a picture at a width in pixels. */
function fileOf({ sources, img }: PictureSources, width: number): string {
  return sources.webp?.match(new RegExp(`\\S+(?= ${width}w)`))?.[0] ?? img.src
}
