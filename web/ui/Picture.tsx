import { preload } from 'react-dom'

/** What the import of a picture with the query `?w=WIDTHS&picture` gives. */
export type PictureSources = {
  /** `srcset` by format, best first. */
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
  /** The address of a drawing in light ink, whose `img` is in dark ink. */
  onDark?: string
}

type Props = {
  from: PictureSources
  alt: string
  /** How wide the picture is shown, as the `sizes` attribute has it; a drawing has one file for all. */
  sizes?: string
  className?: string
  /** The first picture of a view: requested first, never lazily. */
  first?: boolean
}

/** A responsive picture, or a drawing. `browser/image-fallback.ts` replaces one that fails to load. */
export function Picture({ from, alt, sizes, className, first = false }: Props) {
  const image = (
    <img
      src={from.img.src}
      width={from.img.w}
      height={from.img.h}
      alt={alt}
      className={className}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
  const sources = Object.entries(from.sources)
  if (sources.length === 0) return image
  return (
    <picture>
      {sources.map(([type, srcSet]) => (
        <source key={type} type={`image/${type}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}

/**
 * Requests a picture before the browser has parsed the page down to it, to be called while a view is rendered at
 * build. React preloads an `<img>` by itself but not a `<picture>`.
 */
export function preloadPicture(from: PictureSources | undefined, sizes: string): void {
  if (!from) return
  const { sources, img } = from
  preload(img.src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources.avif ?? '',
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
