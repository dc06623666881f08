import type { Content } from '#web/content/content.ts'
import { useContent } from '#web/content/context.ts'
import { Monogram } from '#web/ui/Monogram.tsx'
import { Stars } from '#web/ui/Stars.tsx'

/** Characters. A review of one breath is set large. */
const SHORT = 70

type Props = { testimonial: Content['testimonials']['reviews'][number] }

export function TestimonialCard({ testimonial }: Props) {
  const { name, initials, title, review, rating, location, verified } = testimonial
  const { testimonials } = useContent()
  return (
    <li className="testimonial">
      <Stars rating={rating} name={testimonials.rated} className="h-4 self-start" />
      <blockquote className={review.length < SHORT ? 'font-display text-h3 text-leaf' : undefined}>
        {review}
      </blockquote>
      <p>
        <Monogram initials={initials} />
        <b>{name}</b>
        {`${title}, ${location}`}
        {verified && <small>{testimonials.verified}</small>}
      </p>
    </li>
  )
}
