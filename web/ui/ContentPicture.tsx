import pictureFiles from 'virtual:shop/pictures?w=400;640;900;1200'
import type { ComponentProps } from 'react'
import { useTopics } from '#web/model/context.ts'
import { Picture, type PictureSources } from './Picture.tsx'

type Props = Omit<ComponentProps<typeof Picture>, 'from' | 'alt'> & {
  name: string | null | undefined
  /** Whether a drawing is on a dark ground. */
  onDark?: boolean
}

/** A picture by its name, with the text for those who cannot see it; nothing where the shop has no such picture. */
export function ContentPicture({ name, onDark = false, ...props }: Props) {
  const { pictures } = useTopics<['pictures']>()
  const [file, alt] = [pictureFile(name), pictures[name ?? '']?.alt]
  if (!file || !alt) return null
  const from = onDark && file.onDark ? { ...file, img: { ...file.img, src: file.onDark } } : file
  return <Picture from={from} alt={alt} {...props} />
}

/** The portrait that the owner has put at `images/founder-<id>.webp` or `images/review-<id>.webp`; none until then. */
export function portraitOf(kind: 'founder' | 'review', id: string): PictureSources | undefined {
  return pictureFiles[`${kind}-${id}`]
}

/** A picture at the widths that sections need. */
export function pictureFile(name: string | null | undefined): PictureSources | undefined {
  return pictureFiles[name ?? '']
}
