import { useContent } from '#web/content/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'

/** A row that scrolls must be reachable by keyboard; not every browser sees to that by itself. */
const KEYBOARD_STOP = 0

export function Testimonials() {
  const { testimonials, claims } = useContent()
  const { summary, reviews, featured } = testimonials
  if (reviews.length === 0) return null
  return (
    <Band tone="linen" id="testimonials" labelledBy="testimonials-heading">
      <div className="wide flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <SectionHeading
          id="testimonials-heading"
          eyebrow={testimonials.eyebrow}
          lede={<NotedText text={testimonials.intro} />}
          className="grow basis-80"
        >
          {testimonials.heading}
        </SectionHeading>
        <dl className="grid grow auto-cols-fr grid-flow-col gap-x-4 sm:grow-0 sm:gap-x-14">
          {summary.map(({ claim, qualifier }) => (
            <div key={claim} className="flex max-w-48 flex-col-reverse justify-end gap-1.5 sm:gap-2">
              <dt className="text-moss text-sm leading-tight sm:text-base">
                {claims[claim].label}
                {qualifier && (
                  <small className="mt-1 block text-xs">
                    <NotedText text={qualifier} />
                  </small>
                )}
              </dt>
              <dd className="font-display text-[clamp(1.5rem,0.9rem+2.4vw,3rem)] text-leaf tabular-nums leading-none">
                {claims[claim].value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {/* A row to swipe on phones; columns of uneven height from tablets on. */}
      <ul
        aria-labelledby="testimonials-heading"
        tabIndex={KEYBOARD_STOP}
        className="mx-auto mt-8 flex max-w-[75rem] snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 md:block md:columns-2 md:gap-6 md:overflow-visible md:px-[clamp(1.25rem,4vw,2.5rem)] md:pb-0 lg:mt-16 lg:columns-3"
      >
        {reviews.map((testimonial) => (
          <TestimonialCard key={testimonial.name} testimonial={testimonial} />
        ))}
      </ul>
      {featured.papers.length > 0 && (
        <p className="wide mt-5 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-moss sm:gap-x-8 lg:mt-12">
          <span className="eyebrow basis-full sm:basis-auto">{featured.heading}</span>
          {featured.papers.map(({ name }) => (
            <span key={name} className="font-display italic lg:text-lg">
              {name}
            </span>
          ))}
        </p>
      )}
    </Band>
  )
}
