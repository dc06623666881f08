import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { Stars } from '#web/ui/Stars.tsx'

/** Characters. What is longer is set smaller where quotes are large. */
const MAX_LARGE_CHARACTERS = 110

const quotes = {
  small: 'leading-normal',
  medium: 'leading-normal xl:font-display xl:font-medium xl:text-h3 xl:leading-[1.2]',
  large: 'font-display font-medium',
} as const

type Props = {
  testimonial: Content['testimonials']['reviews'][number]
  size: keyof typeof quotes
  /** The only one is as large as the page allows. */
  alone?: boolean
}

export function TestimonialCard({ testimonial, size, alone = false }: Props) {
  const { name, title, review, rating, location, verified } = testimonial
  const { testimonials } = useContent()
  const isLarge = size === 'large'
  const large = review.length > MAX_LARGE_CHARACTERS ? 'text-h3-large/[1.15]' : 'text-say'
  return (
    <>
      {rating && <Stars rating={rating} name={testimonials.rated} className="h-3.5" />}
      <blockquote
        className={`my-2 text-leaf ${quotes[size]} ${isLarge ? large : ''} ${alone ? 'xl:text-[4.75rem]/[1.05]' : ''}`}
      >
        {review}
      </blockquote>
      {/* The mark is beside the name: a title may be as long as its line. */}
      <p
        className={`grid w-full items-baseline gap-x-3 text-small/[1.4] ${isLarge ? 'grid-cols-[auto_1fr]' : 'grid-cols-[1fr_auto]'}`}
      >
        <b className="font-semibold text-list/[1.4]">{name}</b>
        {verified && <small className="text-fern text-small/[1.4]">{testimonials.verified}</small>}
        <span className="col-span-full">{[title, location].filter(Boolean).join(', ')}</span>
      </p>
    </>
  )
}
