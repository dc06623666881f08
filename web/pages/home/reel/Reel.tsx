import { useContent } from '#web/model/context.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'

/** A poster with a plain link, over which `embed-reel.ts` puts the provider's player once it is nearly visible. */
export function Reel() {
  const { reel } = useContent()
  if (!reel.url) return null
  return (
    <figure className="reel group md:c7 xl:c9 [&>picture]:crown">
      <ContentPicture name={reel.poster} sizes="(width >= 75rem) 24rem, (width >= 48rem) 56vw, 10rem" />
      {reel.embed !== 'never' && (
        <div
          data-reel={reel.url}
          className="invisible absolute inset-0 overflow-auto bg-paper has-[iframe.instagram-media-rendered]:visible"
        />
      )}
      <figcaption className="group-has-[iframe.instagram-media-rendered]:invisible">
        <h3 className="text-h3">{reel.heading}</h3>
        {reel.text && <p className="text-list leading-snug">{reel.text}</p>}
        <a href={reel.url} target="_blank" rel="noopener">
          <svg viewBox="0 0 14 16" className="h-4" fill="currentColor" aria-hidden="true">
            <path d="M0 0l14 8-14 8z" />
          </svg>
          {reel.link}
        </a>
      </figcaption>
    </figure>
  )
}
