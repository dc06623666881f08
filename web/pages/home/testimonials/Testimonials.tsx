import { SWIPED_ROW } from '#web/browser/swiped-rows.ts'
import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { ContentPicture, pictureFile } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'

/**
 * The most reviews beside the first that are set in a larger type on large screens, to match its height. Fewer than
 * these are not in pairs.
 */
const MOST_MEDIUM = 4

const card = 'flex flex-col items-start text-balance'
/** A grid, and on a phone two rows to swipe. */
const list =
  'grid auto-cols-[minmax(min(17rem,100%),1fr)] grid-flow-col grid-rows-[auto_auto] gap-x-gap gap-y-3 md:gap-y-5.5 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:overflow-x-auto max-md:px-gutter max-md:scrollbar-none md:grid-flow-row md:grid-cols-2 md:grid-rows-none'
/** The rows of `list` on a phone: more reviews than that are swiped. */
const SWIPED_ROWS = 2
const line = 'border-line border-t pt-1.5 md:pt-2'

/** One review is as large as the page allows; of more, the first one leads, and the others are in pairs beside it. */
export function Testimonials() {
  const { copy, words } = useContent()
  const { featured, picture, reviews, summary } = copy.testimonials
  const { few } = words.testimonials
  const [first, ...others] = reviews
  if (!first) return null
  const isOne = others.length === 0
  const isSwiped = others.length > SWIPED_ROWS
  const hasPicture = pictureFile(picture) !== undefined
  const fewHeading = [undefined, few.one, few.two, few.three][reviews.length]
  const intro = fewHeading ? copy.testimonials.few.intro : copy.testimonials.intro
  return (
    <Band tone="paper" id="testimonials" labelledBy="testimonials-heading">
      <div className={`page-grid swiped ${isOne ? '' : 'xl:gap-y-8'}`}>
        <SectionHeading
          id="testimonials-heading"
          eyebrow={words.testimonials.eyebrow}
          lede={intro && <NotedText text={intro} />}
          className="relative md:c1 md:col-end-7"
        >
          {fewHeading ?? words.testimonials.heading}
        </SectionHeading>
        {!isOne && <Summary className="md:c7" />}
        {hasPicture && <CutOut name={picture} isOne={isOne} />}
        <div
          className={`${card} ${isOne ? 'md:-mt-5' : 'xl:c1 xl:col-end-7 xl:row-start-2 xl:self-end'} ${hasPicture && !isOne ? 'xl:before:h-[min(24.5vw,42rem)]' : ''}`}
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
        {isSwiped && <i aria-hidden="true" className="swipe-mark md:hidden" />}
        {isOne && <Summary />}
        {featured.papers.length > 0 && (
          <div
            className={`grid grid-cols-[auto_auto] items-baseline justify-between gap-x-4 gap-y-1 border-line text-fern md:-mb-10 md:border-t md:pt-6 xl:flex xl:flex-wrap ${isSwiped ? '' : 'border-t pt-4'}`}
          >
            <h3 className="eyebrow col-span-full font-text text-fern">
              {words.testimonials.featured.heading}
            </h3>
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

type CutOutProps = { name: string | null | undefined; isOne: boolean }

/**
 * A picture that enters from the edge of the page: on large screens above the first review, or beside the heading of an
 * only one.
 */
function CutOut({ name, isOne }: CutOutProps) {
  const place = isOne
    ? 'md:c7 md:row-start-1 md:-mt-pad md:-mr-bleed md:mb-0 md:ml-0 md:-scale-x-100 xl:c9'
    : `md:-mt-8 md:w-[75vw] xl:c1 xl:col-end-7 xl:row-start-2 xl:-mt-9 xl:mb-0 xl:w-auto`
  return (
    <div className={`mt-2 -mb-5 -ml-bleed max-md:mr-16 ${place}`}>
      <ContentPicture name={name} sizes="(width >= 75rem) 50vw, (width >= 48rem) 75vw, 100vw" />
    </div>
  )
}

/** The figures about customers, on large screens in one row; nothing while all are hidden. */
function Summary({ className = '' }: { className?: string }) {
  const { copy } = useContent()
  if (copy.testimonials.summary.length === 0) return null
  return (
    <dl
      className={`self-end xl:grid xl:grid-cols-[calc(50%+var(--gap)/2-1rem)_1fr_fit-content(9.75rem)] xl:items-end xl:gap-4 ${className}`}
    >
      {copy.testimonials.summary.map(({ claim, qualifier }) => (
        // With large text on a narrow screen, a figure is below its name.
        <div
          key={claim.id}
          className="flex flex-wrap items-baseline gap-x-2 border-line border-t py-1.5 xl:block xl:border-0 xl:py-0"
        >
          <dt className="text-small/[1.3] xl:text-label">{claim.label}</dt>
          {qualifier && (
            <dd className="grow basis-20 text-fern text-small/[1.3]">
              <NotedText text={qualifier} />
            </dd>
          )}
          <dd className="figure ml-auto whitespace-nowrap text-[1.75rem] text-leaf xl:mt-2 xl:text-figure-m">
            {claim.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
