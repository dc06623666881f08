import type { Content } from '#web/content/content.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'

/** A picture with a plain link to the reel. */
export function ReelPoster({ reel }: { reel: NonNullable<Content['reel']> }) {
  return (
    <>
      <ContentPicture
        name={reel.poster}
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
    </>
  )
}
