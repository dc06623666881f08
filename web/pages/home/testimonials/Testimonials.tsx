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

/** The first review opens the section, below the branch: alone as large as the page allows, else with the others in pairs beside it. */
export function Testimonials() {
  const { testimonials } = useContent()
  const { few, reviews, featured } = testimonials
  const [first, ...others] = reviews
  if (!first) return null
  const isOne = others.length === 0
  const hasBranch = pictureFile(BRANCH) !== undefined
  const fewHeading = [undefined, few.one, few.two, few.three][reviews.length]
  const intro = fewHeading ? few.intro : testimonials.intro
  return (
    <Band
      tone="linen"
      id="testimonials"
      labelledBy="testimonials-heading"
      className={hasBranch ? 'pt-0' : ''}
    >
      <div className={`page-grid @container ${isOne ? '' : 'xl:grid-rows-[auto_1fr_auto]'}`}>
        <div className={isOne ? 'contents' : 'xl:c1 xl:col-end-7 xl:row-span-2'}>
          {/* It comes in from the edge of the page. */}
          {hasBranch && (
            <div className="-mb-10 -ml-bleed md:col-end-10 md:w-[75vw] xl:col-end-7 xl:w-[50vw]">
              <ContentPicture name={BRANCH} sizes="(width >= 75rem) 50vw, (width >= 48rem) 75vw, 100vw" />
            </div>
          )}
          <div className={card}>
            <TestimonialCard testimonial={first} size="large" alone={isOne} />
          </div>
        </div>
        <SectionHeading
          id="testimonials-heading"
          eyebrow={testimonials.eyebrow}
          lede={intro && <NotedText text={intro} />}
          className={`md:c1 md:col-end-7 xl:c7 ${hasBranch ? 'xl:pt-pad' : ''} ${isOne ? 'xl:row-start-1' : ''}`}
        >
          {fewHeading ?? testimonials.heading}
        </SectionHeading>
        <Summary className={`md:c7 xl:c1 ${isOne ? '' : 'xl:col-end-7 xl:row-start-3'}`} />
        {!isOne && (
          <ul
            aria-labelledby="testimonials-heading"
            {...{ [SWIPED_ROW]: '' }}
            className={`${list} xl:c7 xl:row-span-2 ${others.length < MOST_MEDIUM ? 'xl:grid-cols-1 xl:content-evenly' : ''}`}
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
