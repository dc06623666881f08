import { useEffect, useRef } from 'react'
import { reel } from '../../../content/reel.ts'
import { still } from '../../../ui/Still.tsx'
import { embedReel } from './embed-reel.ts'

export const ReelPoster = still(async () => ({ default: (await import('../still-sections.ts')).ReelPoster }))

/** A poster, over which the provider's player comes once the visitor is near. */
export function Reel() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current) return embedReel(frame.current, reel.url)
  }, [])
  return (
    <figure className="mx-auto w-full max-w-md lg:col-span-5">
      <div className="on-leaf group relative h-[34rem] overflow-hidden rounded-3xl bg-leaf text-paper sm:h-[40rem]">
        <ReelPoster />
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
