import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'
import { Band } from '#web/ui/Band.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { FounderCard } from './FounderCard.tsx'
import { FoundersVision } from './FoundersVision.tsx'
import { SoleFounder } from './SoleFounder.tsx'

type Intro = NonNullable<Content['founders']['intro']>

/** The most arches in one row on large screens. Of more founders, each has the words beside the arch. */
const MOST_IN_ROW = 4
/** The most arches that fit beside the heading. */
const MOST_BESIDE = 3

export function Founders() {
  const { people, eyebrow, heading, intro } = useContent().founders
  const [first] = people
  if (!first) return null
  if (people.length === 1) return <SoleFounder founder={first} />
  // Without the years, what is below the heading would stay empty.
  const beside = people.length <= MOST_BESIDE && Boolean(intro)
  const inRow = beside || (people.length > 2 && people.length <= MOST_IN_ROW)
  return (
    <Band tone="paper" labelledBy="founders-heading">
      <div className="page-grid gap-y-0">
        <SectionHeading
          id="founders-heading"
          eyebrow={eyebrow}
          className={`md:c1 md:col-end-9 ${beside ? 'xl:col-end-5' : ''}`}
        >
          {heading}
        </SectionHeading>
        {intro && (
          <Years {...intro} className={beside ? 'xl:c1 xl:col-end-5 xl:row-span-2 xl:row-start-2' : ''} />
        )}
        <ul
          className={`founder-list ${inRow ? 'in-row md:row-span-3' : ''} ${beside ? 'beside xl:c5 xl:row-start-1' : ''}`}
        >
          {people.map((founder, index) => (
            <FounderCard key={founder.id} founder={founder} index={index} />
          ))}
        </ul>
        <FoundersVision />
      </div>
    </Band>
  )
}

/** How long they have practised, the number as a figure. */
function Years({ claim: { value }, text, className }: Intro & { className: string }) {
  const [before, after] = text.split(value)
  return (
    <p className={`founder-years md:c9 ${className}`}>
      {before}
      <span className="figure text-figure-l">{value}</span>
      {after}
    </p>
  )
}
