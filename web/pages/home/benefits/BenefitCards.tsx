import { useContent } from '#web/model/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { BenefitDrawing } from './BenefitDrawing.tsx'

/** How many are in the row of each on a large screen, by how many there are in all; of more, three. */
const IN_ROW = [[1], [2, 2], [3, 3, 3], [2, 2, 2, 2], [2, 2, 3, 3, 3], [2, 2, 3, 3, 3, 1]]

const item =
  'relative col-span-full grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 py-2.5 text-list md:col-span-6 md:py-4.5 md:max-xl:last:odd:col-span-full'
/** Hairlines between the rows run on through the gaps; those at the start of a row are clipped by the list. */
const hairlines =
  'before:absolute before:inset-y-4.5 before:-left-[calc(var(--gap)/2)] before:border-line before:border-l after:absolute after:-right-gap after:bottom-0 after:left-0 after:border-line after:border-b'
/** Beside each other: name, text and drawing. */
const alone =
  'xl:col-span-full xl:grid-cols-[calc((100%-2*var(--gap))/3)_calc((100%-var(--gap))/2)_1fr] xl:grid-rows-[1fr] xl:items-center xl:gap-x-gap xl:py-4'

/** What families take it for, each with a line drawing, ruled like a ledger. */
export function BenefitCards() {
  const { benefits } = useContent()
  const { cards } = benefits
  if (cards.length === 0) return null
  return (
    <ul
      aria-labelledby="benefits-heading"
      className="-mt-2 grid grid-cols-subgrid overflow-x-clip border-leaf border-t-[1.5px]"
    >
      {cards.map(({ claim, drawing, description, qualifier }, index) => {
        const inRow = IN_ROW[cards.length - 1]?.[index] ?? 3
        const isSmall = inRow === 3
        return (
          <li
            key={claim.id}
            className={`${item} ${hairlines} ${isSmall ? 'xl:col-span-4 xl:text-lg/[1.45]' : 'xl:text-lede/[1.45]'} ${inRow === 1 ? alone : ''}`}
          >
            <h3 className={`text-h4/[1.2] md:mb-1 md:text-h3 ${isSmall ? '' : 'xl:text-h3-large/[1.2]'}`}>
              {claim.value}
            </h3>
            <p className="text-balance">
              <NotedText text={[description, qualifier].filter(Boolean).join(' ')} />
            </p>
            <BenefitDrawing name={drawing} />
          </li>
        )
      })}
    </ul>
  )
}
