import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { portraitOf } from '#web/ui/ContentPicture.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/** The most characters of a large quote that is set in the largest type. */
const MAX_LARGE_CHARACTERS = 110

const quotes = {
  small: 'leading-normal',
  medium: 'leading-normal xl:font-display xl:font-medium xl:text-h3 xl:leading-[1.2]',
  large: 'font-display font-medium',
} as const

type Props = {
  testimonial: Copy['testimonials']['reviews'][number]
  size: keyof typeof quotes
  /** Whether it is the only review, which is as large as the page allows. */
  alone?: boolean
}

export function TestimonialCard({ testimonial, size, alone = false }: Props) {
  const { name, title, review, rating, location, verified } = testimonial
  const { words } = useContent()
  const portrait = portraitOf('review', testimonial.id)
  const isLarge = size === 'large'
  const large = review.length > MAX_LARGE_CHARACTERS ? 'text-h3-large/[1.15]' : 'text-say'
  return (
    <>
      {portrait && (
        <Picture from={portrait} alt={name} sizes="3rem" className="mb-2 size-12 rounded-full object-cover" />
      )}
      {(rating || verified) && (
        <p className="flex items-center gap-2 text-fern text-small/[1.2]">
          {rating && <Stars rating={rating} />}
          {verified && <small className="text-small">{words.testimonials.verified}</small>}
        </p>
      )}
      <blockquote
        className={`my-2 text-leaf ${quotes[size]} ${isLarge ? large : ''} ${alone ? 'xl:text-[4.75rem]/[1.05]' : ''}`}
      >
        {review}
      </blockquote>
      <p className="text-small/[1.4]">
        <b className="block font-semibold text-list/[1.4]">{name}</b>{' '}
        {[title, location].filter(Boolean).join(', ')}
      </p>
    </>
  )
}

const OF = 5
const PITCH = 20
const ROW = Array.from(
  { length: OF },
  (_, star) => `M${star * PITCH + 10} 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z`,
).join('')

/** A rating from 0 to 5 as stars, of which a part is filled from the left: one picture with one name, not five. */
function Stars({ rating }: { rating: number }) {
  const { rated } = useContent().words.testimonials
  return (
    <svg
      role="img"
      aria-label={fill(rated, { rating, of: OF })}
      viewBox={`0 0 ${OF * PITCH} 19`}
      className="h-3.5 w-auto shrink-0 fill-clay"
    >
      <path d={ROW} className={rating < OF ? 'fill-none stroke-clay' : undefined} />
      {/* An inner SVG cuts off what lies outside its width. */}
      {rating < OF && (
        <svg aria-hidden="true" width={rating * PITCH} height="19">
          <path d={ROW} />
        </svg>
      )}
    </svg>
  )
}
