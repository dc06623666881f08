import type { PictureName } from '#web/ui/ContentPicture.tsx'
import type { PictureSources } from '#web/ui/Picture.tsx'

const found = import.meta.glob<PictureSources>('../../demonstration/images/*.webp', {
  query: '?w=240;480;760;1360&picture',
  import: 'default',
  eager: true,
})

/** Every picture there is, by name: an article may choose any. */
export const articlePictures = Object.fromEntries(
  Object.entries(found).map(([path, sources]) => [path.replace(/^.*\/|\.webp$/g, ''), sources]),
) as Record<PictureName, PictureSources>
