import { useContent } from '#web/content/context.ts'
import { ReelPoster } from './ReelPoster.tsx'

/** A poster with a link, over which `embed-reel.ts` puts the provider's player once it is nearly visible. */
export function Reel() {
  const { reel } = useContent()
  if (!reel) return null
  return (
    <figure className="mx-auto w-full max-w-md lg:col-span-5">
      <div className="on-leaf group relative h-[18rem] overflow-hidden rounded-3xl bg-leaf text-paper sm:h-[40rem]">
        <ReelPoster reel={reel} />
        {reel.embed !== 'never' && (
          <div
            data-reel={reel.url}
            className="invisible absolute inset-0 overflow-auto bg-paper has-[iframe.instagram-media-rendered]:visible"
          />
        )}
      </div>
      <figcaption className="mt-5">
        <h3 className="text-h3">{reel.heading}</h3>
        <p className="mt-1 text-moss">{reel.text}</p>
      </figcaption>
    </figure>
  )
}
