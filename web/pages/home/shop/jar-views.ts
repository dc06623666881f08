import type { Content } from '#web/model/content.ts'
import type { Pack } from '#web/shop/price.ts'
import { pictureFile } from '#web/ui/ContentPicture.tsx'
import type { PictureSources } from '#web/ui/Picture.tsx'

/** A picture of a jar, as large as the dialog shows it and as small as its button. */
export type JarView = { name: string; alt: string; large: string; small: string }

/** Front, back and spoon of a pack; a picture without a file or a text is left out, and one that is two of them is shown once. */
export function jarViews({ picture }: Pack, { label, pictures, shop }: Content): JarView[] {
  const { front, back, spoon } = shop.enlarge
  const views = [
    [front, picture],
    [back, label.picture],
    [spoon, 'spoon-closeup'],
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
