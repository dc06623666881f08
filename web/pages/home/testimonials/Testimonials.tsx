import { SWIPED_ROW } from '#web/browser/swiped-rows.ts'
import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { Summary } from './Summary.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'

/** The most reviews beside the first that are larger on large screens, to be as high as it is; fewer are no pairs. */
const MOST_MEDIUM = 4

const BRANCH = 'amla-branch-cut'
const card = 'flex flex-col items-start text-balance'
/** A grid, and on a phone two rows to swipe. */
const list =
  'grid auto-cols-[minmax(min(17rem,100%),1fr)] grid-flow-col grid-rows-[auto_auto] gap-x-gap gap-y-5.5 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter max-md:scrollbar-none md:grid-flow-row md:grid-cols-2 md:grid-rows-none'
/** The stars begin a line. */
const line =
  'relative before:absolute before:top-1.75 before:right-0 before:left-22 before:border-line before:border-t'

/** One review is as large as the page allows; of more, the first one leads, and the others are in pairs beside it. */
export function Testimonials() {
  const { testimonials } = useContent()
  const { few, reviews, summary, featured } = testimonials
  const [first, ...others] = reviews
  if (!first) return null
  const isOne = others.length === 0
  const hasBranch = pictureFile(BRANCH) !== undefined
  const fewHeading = [undefined, few.one, few.two, few.three][reviews.length]
  const intro = fewHeading ? few.intro : testimonials.intro
  return (
    <Band tone="linen" id="testimonials" labelledBy="testimonials-heading">
      <div className={`page-grid @container ${isOne ? '' : 'xl:gap-y-8'}`}>
        <SectionHeading
          id="testimonials-heading"
          eyebrow={testimonials.eyebrow}
          lede={intro && <NotedText text={intro} />}
          className="relative md:c1 md:col-end-7"
        >
          {fewHeading ?? testimonials.heading}
        </SectionHeading>
        {!isOne && <Summary className="md:c7" />}
        {hasBranch && <Branch isOne={isOne} isBelowFigures={summary.length > 0} />}
        <div
          className={`${card} ${isOne ? 'md:-mt-5' : 'xl:c1 xl:col-end-7 xl:row-start-2 xl:self-end'} ${hasBranch && !isOne ? 'xl:before:h-[min(24.5vw,28.5rem)]' : ''}`}
        >
          <TestimonialCard testimonial={first} size="large" alone={isOne} />
        </div>
        {!isOne && (
          <ul
            aria-labelledby="testimonials-heading"
            {...{ [SWIPED_ROW]: '' }}
            className={`${list} xl:c7 ${others.length < MOST_MEDIUM ? 'xl:grid-cols-1 xl:content-evenly' : ''} ${summary.length > 0 ? 'xl:row-start-2' : 'xl:row-span-2 xl:row-start-1'}`}
          >
            {others.map((testimonial) => (
              <li
                key={testimonial.id}
                className={`${card} ${line} max-md:snap-start max-md:last:odd:row-span-2 md:last:odd:col-span-full`}
              >
                <TestimonialCard
                  testimonial={testimonial}
                  size={others.length === 1 ? 'large' : others.length > MOST_MEDIUM ? 'small' : 'medium'}
                />
              </li>
            ))}
          </ul>
        )}
        {isOne && <Summary />}
        {featured.papers.length > 0 && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t pt-4 text-fern md:-mb-10 md:pt-6">
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

/** It comes in from the edge of the page: on large screens above the first review, or from the other edge beside the heading. */
function Branch({ isOne, isBelowFigures }: { isOne: boolean; isBelowFigures: boolean }) {
  const place = isOne
    ? 'md:c7 md:row-start-1 md:-mt-pad md:-mr-bleed md:mb-0 md:ml-0 md:-scale-x-100 xl:c9'
    : `md:-mb-16 md:w-[75vw] ${isBelowFigures ? 'md:-mt-24' : 'md:-mt-8'} xl:c1 xl:col-end-7 xl:row-start-2 xl:-mt-9 xl:mb-0 xl:w-auto`
  return (
    <div className={`-mt-5 -mb-12 -ml-bleed ${place}`}>
      <ContentPicture name={BRANCH} sizes="(width >= 75rem) 50vw, (width >= 48rem) 75vw, 100vw" />
    </div>
  )
}
