import { useContent } from '#web/model/context.ts'
import type { Copy } from '#web/model/types.ts'
import { Band } from '#web/ui/Band.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { FounderCards } from './FounderCards.tsx'
import { FoundersVision } from './FoundersVision.tsx'
import { SoleFounder } from './SoleFounder.tsx'

type Intro = NonNullable<Copy['founders']['intro']>

/** The most arches in one row on large screens. More founders are listed, each with the words beside the arch. */
const MOST_IN_ROW = 4
/** The most arches that fit beside the heading. */
const MOST_BESIDE_HEADING = 3

export function Founders() {
  const { copy, words } = useContent()
  const { people, intro } = copy.founders
  const [first] = people
  if (!first) return null
  if (people.length === 1) return <SoleFounder founder={first} />
  // Without the years, the space below the heading would be empty.
  const besideHeading = people.length <= MOST_BESIDE_HEADING && Boolean(intro)
  const inRow = people.length > 2 && people.length <= MOST_IN_ROW
  return (
    <Band tone="paper" labelledBy="founders-heading" className="ends-dark">
      <div className="page-grid gap-y-0">
        <SectionHeading
          id="founders-heading"
          eyebrow={words.founders.eyebrow}
          className={`md:c1 md:col-end-9 ${besideHeading ? 'xl:col-end-5' : ''}`}
        >
          {words.founders.heading}
        </SectionHeading>
        {intro && <Years {...intro} isBesideHeading={besideHeading} />}
        <FounderCards layout={besideHeading ? 'rowBesideHeading' : inRow ? 'row' : 'list'} />
        <FoundersVision />
      </div>
    </Band>
  )
}

/** Shows how long they have practised, the number as a figure. Beside the arches it extends into their band. */
function Years({ claim: { value }, text, isBesideHeading }: Intro & { isBesideHeading: boolean }) {
  const [before, after] = text.split(value)
  return (
    <p
      className={`mt-3 flex items-baseline gap-3 border-line border-t pt-2 text-[1em]/[1.3] text-fern md:c9 md:mt-0 md:block md:self-end md:border-0 md:pt-0 ${isBesideHeading ? 'xl:c1 xl:relative xl:z-1 xl:col-end-5 xl:row-span-2 xl:row-start-2 xl:self-start xl:bg-leaf xl:pt-6.5 xl:text-lede/[1.3] xl:text-paper' : ''}`}
    >
      {before}
      <span
        className={`figure text-figure-m text-leaf md:mb-3 md:text-figure-l md:block ${isBesideHeading ? 'xl:text-amla' : ''}`}
      >
        {value}
      </span>
      {after}
    </p>
  )
}
