import { fill } from '#web/domain/fill.ts'
import type { Pack } from '#web/domain/price.ts'
import type { Content } from '#web/model/content.ts'
import { type PictureName, pictureFile } from '#web/ui/ContentPicture.tsx'

/** A picture of a jar, as large as the dialog shows it and as small as its button. */
type JarView = { name: string; alt: string; large: string; small: string }

/** What the dialog of a pack's pictures shows: its button has it as JSON in `data-enlarge`. */
export type JarViews = { id: string; size: string; description: string; views: JarView[]; words: Words }
type Words = Pick<Content['shop']['enlarge'], 'label' | 'previous' | 'next' | 'close' | 'count'>

/** Front, back and spoon of a pack. */
export function jarViews(
  { id, size, description, picture }: Pack,
  { label, pictures, shop }: Content,
): JarViews {
  const { front, back, spoon, ...words } = shop.enlarge
  const views: [name: string, picture: PictureName][] = [
    [front, picture],
    [back, label.picture],
    [spoon, 'spoon-closeup'],
  ]
  return {
    ...{ id, size, description },
    views: views.map(([name, file]) => ({
      ...{ name, alt: pictures[file].alt },
      large: pictureFile(file).sources.webp?.match(/\S+(?= 1200w)/)?.[0] ?? pictureFile(file).img.src,
      small: pictureFile(file).sources.webp?.match(/\S+(?= 400w)/)?.[0] ?? pictureFile(file).img.src,
    })),
    words: { ...words, label: fill(words.label, { size }) },
  }
}
