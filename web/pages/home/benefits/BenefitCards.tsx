import { useContent } from '#web/model/context.ts'
import { ContentPicture } from '#web/ui/ContentPicture.tsx'
import { NotedText } from '#web/ui/Notes.tsx'

/**
 * For each number of cards, the number of cards in the row of each card on a large screen. Of more than six, three are
 * in a row.
 */
const IN_ROW = [[1], [2, 2], [3, 3, 3], [2, 2, 2, 2], [2, 2, 3, 3, 3], [2, 2, 3, 3, 3, 1]]

const item =
  'relative col-span-full grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 py-1.5 text-list md:col-span-6 md:py-4.5 md:max-xl:last:odd:col-span-full'
/** Hairlines between rows extend across the gaps. The list clips those at the start of a row. */
const hairlines =
  'before:absolute before:inset-y-4.5 before:-left-[calc(var(--gap)/2)] before:border-line before:border-l after:absolute after:-right-gap after:bottom-0 after:left-0 after:border-line after:border-b'
/** A card that is alone in its row has name, text and drawing beside each other. */
const alone =
  'xl:col-span-full xl:grid-cols-[calc((100%-2*var(--gap))/3)_calc((100%-var(--gap))/2)_1fr] xl:grid-rows-[1fr] xl:items-center xl:gap-x-gap xl:py-4'

/** Lists the benefits, each with its drawing, separated by hairlines. */
export function BenefitCards() {
  const { copy } = useContent()
  const { cards } = copy.benefits
  if (cards.length === 0) return null
  return (
    <ul
      aria-labelledby="benefits-heading"
      className="-mt-2 grid grid-cols-subgrid overflow-x-clip border-leaf border-t-[1.5px]"
    >
      {cards.map(({ claim, drawing, description, qualifier }, index) => {
        const perRow = IN_ROW[cards.length - 1]?.[index] ?? 3
        const isSmall = perRow === 3
        return (
          <li
            key={claim.id}
            className={`${item} ${hairlines} ${isSmall ? 'xl:col-span-4 xl:text-lg/[1.45]' : 'xl:text-lede/[1.45]'} ${perRow === 1 ? alone : ''}`}
          >
            <h3 className={`text-h4/[1.2] md:mb-1 md:text-h3 ${isSmall ? '' : 'xl:text-h3-large/[1.2]'}`}>
              {claim.value}
            </h3>
            <p className="text-balance">
              <NotedText text={[description, qualifier].filter(Boolean).join(' ')} />
            </p>
            <ContentPicture
              name={drawing}
              sizes="10rem"
              className={`-col-end-1 row-span-2 row-start-1 w-24 self-end justify-self-end ${perRow === 2 ? 'md:w-36' : 'md:w-28'}`}
            />
          </li>
        )
      })}
    </ul>
  )
}
