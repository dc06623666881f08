import pictureFiles from 'virtual:shop/pictures?w=400;640;900;1200'
import type { ComponentProps } from 'react'
import { useTopics } from '#web/model/context.ts'
import { Picture, type PictureSources } from './Picture.tsx'

type Props = Omit<ComponentProps<typeof Picture>, 'from' | 'alt'> & { name: string | null | undefined }

/** A picture by its name, with the text for those who cannot see it; nothing where the shop has no such picture. */
export function ContentPicture({ name, ...props }: Props) {
  const { pictures } = useTopics<['pictures']>()
  const [file, alt] = [pictureFile(name), pictures[name ?? '']?.alt]
  return file && alt ? <Picture from={file} alt={alt} {...props} /> : null
}

/** The portrait that the owner has put at `images/founder-<id>.webp`; none until then. */
export function founderPortrait(id: string): PictureSources | undefined {
  return pictureFiles[`founder-${id}`]
}

/** A picture at the widths that sections need. */
export function pictureFile(name: string | null | undefined): PictureSources | undefined {
  return pictureFiles[name ?? '']
}
