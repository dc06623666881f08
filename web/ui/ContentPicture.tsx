import type { ComponentProps } from 'react'
import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { Picture, type PictureSources } from './Picture.tsx'

/** The name of a picture in pictures.json and of its file in web/images. */
export type PictureName = keyof Content['pictures']

const files = import.meta.glob<PictureSources>('../demonstration/images/*.webp', {
  query: '?w=400;640;900;1200&picture',
  import: 'default',
  eager: true,
})

type Props = Omit<ComponentProps<typeof Picture>, 'from' | 'alt'> & { name: PictureName }

/** A picture by its name, with the text for those who cannot see it. */
export function ContentPicture({ name, ...props }: Props) {
  const { pictures } = useContent()
  return <Picture from={pictureFile(name)} alt={pictures[name].alt} {...props} />
}

/** The portrait that the owner has put at `web/images/founder-<id>.webp`; none until then. */
export function founderPortrait(id: string): PictureSources | undefined {
  return files[`../demonstration/images/founder-${id}.webp`]
}

/** A picture at the widths that sections need. Throws where web/images has no file of that name. */
export function pictureFile(name: PictureName): PictureSources {
  const file = files[`../demonstration/images/${name}.webp`]
  if (!file) throw new Error(`web/images/${name}.webp: there is no such picture`)
  return file
}
