import { type Testimonial, testimonialsText } from '#web/content/testimonials.ts'
import { Monogram } from '#web/ui/Monogram.tsx'
import { Stars } from '#web/ui/Stars.tsx'

/** Characters. A review of one breath is set large. */
const SHORT = 70

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, initials, title, review, rating, location, verified } = testimonial
  return (
    <li className="testimonial">
      <Stars rating={rating} className="h-4 self-start" />
      <blockquote className={review.length < SHORT ? 'font-display text-h3 text-leaf' : undefined}>
        {review}
      </blockquote>
      <p>
        <Monogram initials={initials} />
        <b>{name}</b>
        {`${title}, ${location}`}
        {verified && <small>{testimonialsText.verified}</small>}
      </p>
    </li>
  )
}
