import { useContent } from '#web/content/context.ts'
import type { Colour } from '#web/content/schema/fields.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { NotedText } from '#web/ui/Notes.tsx'
import { SectionHeading } from '#web/ui/SectionHeading.tsx'
import { Results } from './Results.tsx'

const seals: Record<Colour, string> = {
  leaf: 'bg-leaf text-paper',
  moss: 'bg-moss text-paper',
  amla: 'bg-amla text-leaf',
  honey: 'bg-honey text-jam',
  jam: 'bg-jam text-paper',
  clay: 'bg-clay text-paper',
}

// Two cards, then three, then one.
const places = [
  'lg:col-span-3 lg:p-11 lg:text-lede',
  'lg:col-span-3 lg:p-11 lg:text-lede',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-2',
  'lg:col-span-6 lg:grid-cols-[auto_1fr_2fr] lg:items-center lg:gap-x-8 lg:px-11 lg:py-10 lg:text-lede',
]

/** A row that scrolls must be reachable by keyboard; not every browser sees to that by itself. */
const KEYBOARD_STOP = 0

/** The heading, the six cards and the three results. */
export function BenefitCards() {
  const { benefits, claims } = useContent()
  return (
    <>
      <SectionHeading id="benefits-heading" eyebrow={benefits.eyebrow} lede={benefits.intro}>
        {benefits.heading}
      </SectionHeading>
      <ul
        aria-labelledby="benefits-heading"
        tabIndex={KEYBOARD_STOP}
        className="mt-8 gap-3 max-sm:-mx-(--gutter) max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:pb-3 sm:grid sm:grid-cols-2 sm:gap-4 lg:mt-16 lg:grid-cols-6 lg:gap-6"
      >
        {benefits.cards.map(({ claim, icon, colour, description, qualifier }, index) => (
          <li
            key={claim}
            className={`grid grid-cols-[2.5rem_1fr] content-start items-center max-sm:w-[78%] max-sm:shrink-0 max-sm:snap-start gap-x-4 gap-y-2 rounded-3xl leading-snug sm:grid-cols-1 lg:leading-normal sm:content-start sm:items-start sm:gap-y-4 bg-linen p-4 lg:p-9 ${places[index]}`}
          >
            <Icon name={icon} className={`size-10 rounded-full p-2 sm:size-12 sm:p-3 ${seals[colour]}`} />
            <h3 className="text-h3">{claims[claim].value}</h3>
            <p className="max-sm:col-span-2">
              <NotedText text={[description, qualifier].filter(Boolean).join(' ')} />
            </p>
          </li>
        ))}
      </ul>
      <Results />
    </>
  )
}
