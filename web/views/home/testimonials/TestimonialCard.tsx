import BadgeCheck from 'lucide-react/icons/badge-check'
import { type Testimonial, testimonialsText } from '#web/content/testimonials.ts'
import { Monogram } from '#web/ui/Monogram.tsx'
import { Stars } from '#web/ui/Stars.tsx'

/** Characters. A review of one breath is set large. */
const SHORT = 100

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, initials, title, review, rating, location, verified } = testimonial
  return (
    <li className="w-[85%] max-w-sm shrink-0 snap-start break-inside-avoid rounded-3xl bg-paper p-6 md:mb-6 md:w-auto md:max-w-none lg:p-8">
      <figure className="flex h-full flex-col">
        <Stars rating={rating} className="h-4 self-start" />
        <blockquote className="mt-4">
          <p className={review.length < SHORT ? 'font-display text-h3 text-leaf' : ''}>{review}</p>
        </blockquote>
        <figcaption className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">
          <Monogram initials={initials} />
          <span className="grow basis-32 leading-snug">
            <span className="block font-semibold">{name}</span>
            <span className="block text-base text-moss">
              {title}, {location}
            </span>
            {verified && (
              <span className="mt-1 flex items-center gap-1.5 text-moss text-sm">
                <BadgeCheck aria-hidden strokeWidth={1.5} className="size-4" />
                {testimonialsText.verified}
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
