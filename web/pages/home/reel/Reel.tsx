import { useContent } from '#web/model/context.ts'
import { FRAMED } from '#web/ui/Arch.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'

/**
 * A poster with a plain link, in an arch on the ground of the next band: on a phone beside its words, from 48rem up above
 * them. Once it is nearly visible, `embed-reel.ts` puts the provider's player over it.
 */
export function Reel() {
  const { copy, facts, words } = useContent()
  const { reel } = facts
  if (!reel) return null
  return (
    // The player needs a height.
    <figure className="group relative -mb-pad grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-gap has-[iframe.instagram-media-rendered]:min-h-120 md:c7 md:grid-cols-1 md:grid-rows-[1fr_auto] xl:c9">
      <div className={`${FRAMED} relative min-h-52.5 md:min-h-88 xl:min-h-72`}>
        <ContentPicture
          name={reel.poster}
          sizes="(width >= 75rem) 24rem, (width >= 48rem) 56vw, 10rem"
          className="absolute inset-0 size-full object-[50%_72%] object-cover"
        />
      </div>
      {reel.embed !== 'never' && (
        <div
          data-reel={reel.url}
          className="invisible absolute inset-0 overflow-auto bg-paper has-[iframe.instagram-media-rendered]:visible"
        />
      )}
      <figcaption className="self-end pb-6 text-leaf md:bg-leaf md:px-5 md:pt-4 md:text-paper group-has-[iframe.instagram-media-rendered]:invisible">
        <h3 className="text-h3 md:text-paper">{words.reel.heading}</h3>
        {copy.reel.text && <p className="text-list leading-snug">{copy.reel.text}</p>}
        <a
          href={reel.url}
          target="_blank"
          rel="noopener"
          className="mt-3 inline-flex min-h-12 items-center gap-2 whitespace-nowrap rounded-full border-[1.5px] px-3.5 font-semibold outline-current"
        >
          <svg viewBox="0 0 14 16" className="h-4" fill="currentColor" aria-hidden="true">
            <path d="M0 0l14 8-14 8z" />
          </svg>
          {words.reel.link}
        </a>
      </figcaption>
    </figure>
  )
}
