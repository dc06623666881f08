import { SWIPED_ROW } from '#web/browser/swiped-rows.ts'
import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { Summary } from './Summary.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'

/** The most reviews that are all large. Of more, the first one leads, and the others are in pairs beside it. */
const MOST_LARGE = 4

export function Testimonials() {
  const { testimonials } = useContent()
  const { few, reviews, summary, featured } = testimonials
  const [first] = reviews
  if (!first) return null
  const lead = reviews.length > MOST_LARGE ? first : undefined
  const fewHeading = [undefined, few.one, few.two, few.three][reviews.length]
  const intro = fewHeading ? few.intro : testimonials.intro
  return (
    <Band tone="linen" id="testimonials" labelledBy="testimonials-heading">
      <div className={`testimonials page-grid ${lead ? 'many xl:gap-y-8' : 'few'}`}>
        <SectionHeading
          id="testimonials-heading"
          eyebrow={testimonials.eyebrow}
          lede={intro && <NotedText text={intro} />}
          className="relative md:c1 md:col-end-7"
        >
          {fewHeading ?? testimonials.heading}
        </SectionHeading>
        {lead && <Summary className="md:c7" />}
        <div
          className={`branch ${lead ? 'xl:c1 xl:col-end-7 xl:row-start-2' : 'md:c7 md:row-start-1 xl:c9'}`}
        >
          <ContentPicture
            name="amla-branch-cut"
            sizes="(width >= 75rem) 50vw, (width >= 48rem) 75vw, 100vw"
          />
        </div>
        {lead && (
          <div className="testimonial lead xl:c1 xl:col-end-7 xl:row-start-2">
            <TestimonialCard testimonial={lead} />
          </div>
        )}
        <ul
          aria-labelledby="testimonials-heading"
          {...(lead && { [SWIPED_ROW]: '' })}
          className={
            lead && `xl:c7 ${summary.length > 0 ? 'xl:row-start-2' : 'xl:row-span-2 xl:row-start-1'}`
          }
        >
          {reviews.slice(lead ? 1 : 0).map((testimonial) => (
            <li key={testimonial.id} className="testimonial">
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
        {!lead && <Summary />}
        {featured.papers.length > 0 && (
          <div className="hairline flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4 text-fern md:-mb-10 md:pt-6">
            <h3 className="eyebrow font-text text-fern max-xl:w-full">{featured.heading}</h3>
            {featured.papers.map(({ id, name }) => (
              <span key={id} className="font-display font-medium text-base md:text-h4">
                {name}
              </span>
            ))}
          </div>
        )}
      </div>
    </Band>
  )
}
