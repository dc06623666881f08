import { useContent } from '#web/model/context.ts'
import { FRAMED } from '#web/ui/Arch.tsx'
import { portraitOf } from '#web/ui/ContentPicture.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { type Founder, FounderEmblem, FounderFacts } from './FounderFacts.tsx'

/** The colours of the arches, in turn: the ground and what is on it, and the text on it. */
const grounds = [
  { ground: 'bg-leaf text-amla', ink: 'md:text-amla', isDark: true },
  { ground: 'bg-amla text-leaf', ink: 'md:text-leaf', isDark: false },
  { ground: 'bg-moss text-paper', ink: 'md:text-paper', isDark: true },
  { ground: 'bg-jam text-amla', ink: 'md:text-amla', isDark: true },
] as const

/** Arches in a row are of different heights. */
const heights = ['aspect-248/272', 'aspect-248/296', 'aspect-248/320'] as const

/** A card for each line, the words beside the arch: on phones, and on large screens where the arches do not fit into one row. */
const list = {
  list: 'md:flex md:flex-wrap md:gap-y-row',
  card: 'grid-cols-[7.5rem_minmax(0,1fr)] md:flex-[1_1_20rem] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[1fr_auto_auto]',
  portrait: '',
  height: () => heights[0],
  drawing: '',
  name: 'max-md:group-has-open/card:self-end max-md:group-has-open/card:pt-10 md:self-end md:group-has-open/card:pb-3',
  heading: '',
  title: '',
  story: '',
  facts: 'print:col-start-2 print:row-auto print:border-0',
  toggle: 'col-start-2 justify-self-start group-has-open/card:col-span-full',
  close: 'group-open/words:grid',
} as const

type Layout = {
  readonly [Key in keyof typeof list]: (typeof list)[Key] extends string ? string : (index: number) => string
}

/**
 * On a phone the arches are abreast above the cards, which have no first column. From 48rem up, they are in one row above a
 * leaf-coloured band with the names. The facts are shown within the arch. The band continues below the vision, because WebKit ignores the height that the years beside it add to a grid row.
 */
const row: Layout = {
  list: 'in-row relative md:row-span-3 md:auto-cols-fr md:grid-rows-subgrid md:gap-y-0 md:before:absolute md:before:inset-x-[-100vw] md:before:top-0 md:before:-bottom-12 md:before:row-[2/4] md:before:bg-leaf print:before:hidden',
  card: 'max-md:grid-cols-[0_minmax(0,1fr)] max-md:gap-x-0 md:row-[1/4] md:grid-cols-1 md:grid-rows-subgrid md:border-0 md:text-list/[1.5] md:text-paper',
  portrait: 'max-md:hidden md:row-1 md:-mb-px',
  height: (index) => heights[index % heights.length] ?? '',
  drawing: 'md:*:opacity-[calc(1-var(--open))] md:*:transition-opacity md:*:duration-250 md:*:ease-out',
  name: 'max-md:col-start-2 max-md:pr-11 md:self-start md:pt-6.5',
  heading: 'md:text-inherit',
  title: 'md:text-amla',
  story: 'md:col-start-1 md:row-start-3 md:mt-2',
  facts:
    'max-md:print:col-start-2 max-md:print:row-auto print:border-0 md:z-1 md:row-start-1 md:grid-cols-1 md:self-end md:border-0 md:px-[8%] md:pt-0 md:pb-5 md:text-label md:opacity-(--open) md:transition-opacity md:duration-250 md:ease-out md:[visibility:var(--seen)]',
  toggle: 'max-md:col-start-2 max-md:justify-self-start max-md:group-has-open/card:col-span-full',
  close: 'max-md:group-open/words:grid',
}

/** The same row, from 75rem up beside the heading, where the arches are narrower. */
const rowBesideHeading: Layout = {
  ...row,
  list: `${row.list} xl:c5 xl:row-start-1 xl:mt-0`,
  card: `${row.card} xl:pb-2`,
  heading: "md:text-inherit xl:text-[1.3125rem] xl:[font-variation-settings:'opsz'_72]",
}

const layouts = { list, row, rowBesideHeading }

/** A card for each founder, of which one is open at a time. open-founder.css opens and closes them. */
export function FounderCards({ layout: name }: { layout: keyof typeof layouts }) {
  const { people } = useContent().copy.founders
  const layout = layouts[name]
  return (
    <>
      {layout !== list && <ArchesAbreast />}
      <ul className={`mt-4 grid gap-x-gap gap-y-3 text-list md:mt-12 ${layout.list}`}>
        {people.map((founder, index) => (
          <FounderCard key={founder.id} founder={founder} index={index} layout={layout} />
        ))}
      </ul>
    </>
  )
}

/** The arches of a phone, as one picture: the cards below say whose they are. */
function ArchesAbreast() {
  const { people } = useContent().copy.founders
  return (
    <div
      aria-hidden="true"
      className="mt-3 grid auto-cols-fr grid-flow-col items-end gap-x-3 border-moss border-b-[1.5px] md:hidden"
    >
      {people.map((founder, index) => (
        <div key={founder.id} className="@container">
          <FounderArch founder={founder} index={index} className={heights[index % heights.length] ?? ''} />
        </div>
      ))}
    </div>
  )
}

type ArchProps = { founder: Founder; index: number; className: string }

function FounderArch({ founder, index, className }: ArchProps) {
  const portrait = portraitOf('founder', founder.id)
  const { ground, isDark } = grounds[index % grounds.length] ?? grounds[0]
  return (
    <div className={`${FRAMED} relative ${ground} ${className}`}>
      {portrait ? (
        <Picture
          from={portrait}
          alt={founder.name}
          sizes="(width >= 75rem) 16rem, 30vw"
          className="size-full object-cover"
        />
      ) : (
        <FounderEmblem founder={founder} onDark={isDark} />
      )}
    </div>
  )
}

type CardProps = { founder: Founder; index: number; layout: Layout }

/** The summary covers the card, so that a press anywhere on it opens and closes it. */
function FounderCard({ founder, index, layout }: CardProps) {
  const { labels } = useContent().words.founders
  const id = `founder-${index + 1}`
  const { ink } = grounds[index % grounds.length] ?? grounds[0]
  return (
    <li
      className={`founder group/card relative grid grid-rows-[auto_1fr_auto] gap-x-4 border-moss border-b-[1.5px] ${layout.card}`}
    >
      <div
        className={`@container col-start-1 row-[1/4] self-end group-has-open/card:row-1 ${layout.portrait}`}
      >
        <FounderArch
          founder={founder}
          index={index}
          className={`${layout.height(index)} ${layout.drawing}`}
        />
      </div>
      <div className={`max-md:group-has-open/card:pb-3 ${layout.name}`}>
        <h3 id={`${id}-name`} className={`text-h4 ${layout.heading}`}>
          {founder.name}
        </h3>
        <p className={`text-fern text-small/[1.35] ${layout.title}`}>{founder.title}</p>
      </div>
      <div className={`founder-story col-start-2 mt-1.5 group-has-open/card:col-span-full ${layout.story}`}>
        <p className="line-clamp-(--lines)">{founder.description}</p>
      </div>
      <details name="founders" className="group/words contents open:details-content:contents">
        <summary
          id={id}
          aria-labelledby={`${id} ${id}-name`}
          className={`founder-toggle go cursor-pointer list-none after:absolute after:inset-0 focus-visible:outline-none print:hidden [&::-webkit-details-marker]:hidden ${layout.toggle}`}
        >
          <span className="group-open/words:hidden">{labels.more}</span>
          <span className="hidden group-open/words:inline">{labels.less}</span>
          <span
            aria-hidden="true"
            className={`absolute top-0 right-0 z-1 hidden size-11 place-items-center text-[1.75rem]/[1] ${layout.close}`}
          >
            ×
          </span>
        </summary>
        <FounderFacts
          founder={founder}
          className={`col-span-full row-start-2 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] border-line border-t pt-3 ${layout !== list ? ink : ''} ${layout.facts}`}
        />
      </details>
    </li>
  )
}
