import { useEffect, useRef } from 'react'
import { benefits } from '../../content/benefits.ts'
import { pictures } from '../../content/pictures.ts'
import poster from '../../images/spoon-closeup.webp?w=400;640;900;1200&picture'
import { embedReel } from '../../lib/reel.ts'
import { Picture } from '../../ui/Picture.tsx'

const { reel } = benefits

/** A poster with a plain link, over which the provider's player comes once the visitor is near. */
export function Reel() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current) return embedReel(frame.current, reel.url)
  }, [])
  return (
    <figure className="mx-auto w-full max-w-md lg:col-span-5">
      <div className="on-leaf group relative h-[34rem] overflow-hidden rounded-3xl bg-leaf text-paper sm:h-[40rem]">
        <Picture
          from={poster}
          alt={pictures['spoon-closeup'].alt}
          sizes="(width >= 40rem) 853px, 725px"
          className="absolute inset-0 size-full object-cover object-[60%_50%] opacity-90"
        />
        <a
          href={reel.url}
          target="_blank"
          rel="noopener"
          className="absolute inset-x-6 bottom-6 group-has-[iframe.instagram-media-rendered]:invisible inline-flex min-h-12 items-center justify-center gap-3 rounded-full bg-paper px-6 font-semibold text-leaf after:absolute hover:bg-amla"
        >
          <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden="true">
            <path d="M4 2.2v11.6a.8.8 0 0 0 1.2.7l9.4-5.8a.8.8 0 0 0 0-1.4L5.2 1.5a.8.8 0 0 0-1.2.7Z" />
          </svg>
          {reel.link}
        </a>
        <div
          ref={frame}
          className="invisible absolute inset-0 overflow-auto bg-paper has-[iframe.instagram-media-rendered]:visible"
        />
      </div>
      <figcaption className="mt-5">
        <h3 className="text-h3">{reel.heading}</h3>
        <p className="mt-1 text-moss">{reel.text}</p>
      </figcaption>
    </figure>
  )
}
