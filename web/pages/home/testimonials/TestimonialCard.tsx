import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { Stars } from '#web/ui/Stars.tsx'

/** Characters. What is longer is set smaller where quotes are large. */
const MAX_LARGE_CHARACTERS = 110

type Props = { testimonial: Content['testimonials']['reviews'][number] }

export function TestimonialCard({ testimonial }: Props) {
  const { name, title, review, rating, location, verified } = testimonial
  const { testimonials } = useContent()
  return (
    <>
      {rating && <Stars rating={rating} name={testimonials.rated} className="h-3.5" />}
      <blockquote className={review.length > MAX_LARGE_CHARACTERS ? 'long' : undefined}>{review}</blockquote>
      <p>
        <b>{name}</b>
        {[title, location].filter(Boolean).join(', ')}
        {verified && <small>{testimonials.verified}</small>}
      </p>
    </>
  )
}
