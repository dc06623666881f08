import { useContent } from '#web/model/context.ts'
import type { DrawingName } from '#web/model/schema/copy.ts'
import { Engraving } from '#web/ui/Engraving.tsx'
import { NotedText } from '#web/ui/Notes.tsx'

/** Line drawings of plants, each within 100 by 80 units. */
const drawings: Record<DrawingName, string> = {
  berries:
    'M4 24C30 8 70 4 100 16M14 19C11 15 11 9 16 5C19 9 18 15 14 19M14 19C18 17 25 18 27 24C22 26 17 23 14 19M26 14C23 10 24 4 29 1C32 5 30 11 26 14M38 11C36 7 38 1 44-2C45 3 43 8 38 11M38 11C43 10 49 13 50 19C45 20 40 16 38 11M52 9C50 5 52-1 58-3C59 2 56 7 52 9M52 9C56 9 62 13 62 19C57 19 53 15 52 9M65 9C64 5 67-1 73-3C73 3 70 7 65 9M78 10C77 6 81 0 87-1C87 5 83 9 78 10M78 10C83 11 87 16 87 22C81 21 78 16 78 10M91 13C91 8 95 3 101 3C101 9 96 12 91 13M91 13C95 14 99 19 98 25C93 24 90 18 91 13M31 13V34M12 53a19 19 0 1 0 38 0a19 19 0 1 0-38 0M31 34v38M31 34c-20 11-20 27 0 38c20-11 20-27 0-38M70 9V30M55 45a15 15 0 1 0 30 0a15 15 0 1 0-30 0M70 30v30M70 30c-16 8-16 22 0 30c16-8 16-22 0-30',
  grapes:
    'M52 14C51 10 54 6 60 3M52 13C40 1 24 1 16 8C24 17 40 19 52 13C44 10 32 8 24 8M16 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M34 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M52 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M70 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M25 39a9 9 0 1 0 18 0a9 9 0 1 0-18 0M43 39a9 9 0 1 0 18 0a9 9 0 1 0-18 0M61 39a9 9 0 1 0 18 0a9 9 0 1 0-18 0M34 54a9 9 0 1 0 18 0a9 9 0 1 0-18 0M52 54a9 9 0 1 0 18 0a9 9 0 1 0-18 0M43 69a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  leaf: 'M50 76C22 60 6 42 12 23C17 8 40 7 50 22C60 7 83 8 88 23C94 42 78 60 50 76ZM50 22V76M50 22C50 12 58 5 68 4M50 34C40 24 30 20 22 22M50 34C60 24 70 20 78 22M50 48C38 38 26 34 16 36M50 48C62 38 74 34 84 36M50 61C42 54 34 50 27 51M50 61C58 54 66 50 73 51',
  cardamom:
    'M8 42C9 22 35 7 59 14C52 39 25 52 8 42C19 28 40 17 59 14C47 29 25 41 8 42M59 14L65 7M8 42L4 45M15 29L18 31M21 23L25 27M28 18L32 23M36 15L39 19M34 68C39 50 66 41 87 53C75 74 48 81 34 68C47 57 69 51 87 53C72 64 50 70 34 68M87 53L94 48M34 68L30 70M43 58L46 60M50 53L53 57M57 50L60 55M66 48L67 53',
  pepper:
    'M17 51C18 47 25 38 48 25C67 14 81 10 87 12C87 18 78 30 62 45C42 62 31 66 27 65C23 64 17 56 17 51ZM20 59C14 65 6 67-2 65M20 45Q29 46 27 55Q36 55 34 64M26 39Q36 40 34 50Q43 51 41 60M33 35Q43 36 41 45Q50 46 48 55M41 30Q50 31 47 40Q57 41 54 50M48 26Q57 27 54 35Q63 35 60 44M56 23Q64 22 61 30Q69 30 66 38M64 19Q72 18 68 25Q76 24 72 31M72 16Q79 14 75 20Q82 18 78 24',
  trefoil:
    'M50 79V4M50 52C34 40 34 19 50 4C66 19 66 40 50 52M50 56C40 66 19 65 4 50C19 37 43 39 50 56C34 49 20 47 4 50M50 56C60 66 81 65 96 50C81 37 57 39 50 56C66 49 80 47 96 50M50 24L43 18M50 24L57 18M50 36L41 29M50 36L59 29M22 47L19 43M22 47L21 55M35 50L31 43M35 50L32 58M78 47L81 43M78 47L79 55M65 50L69 43M65 50L68 58',
}

/**
 * For each number of cards, the number of cards in the row of each card on a large screen. Of more than six, three are
 * in a row.
 */
const IN_ROW = [[1], [2, 2], [3, 3, 3], [2, 2, 2, 2], [2, 2, 3, 3, 3], [2, 2, 3, 3, 3, 1]]

const item =
  'relative col-span-full grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 py-2.5 text-list md:col-span-6 md:py-4.5 md:max-xl:last:odd:col-span-full'
/** Hairlines between rows extend across the gaps. The list clips those at the start of a row. */
const hairlines =
  'before:absolute before:inset-y-4.5 before:-left-[calc(var(--gap)/2)] before:border-line before:border-l after:absolute after:-right-gap after:bottom-0 after:left-0 after:border-line after:border-b'
/** A card that is alone in its row has name, text and drawing beside each other. */
const alone =
  'xl:col-span-full xl:grid-cols-[calc((100%-2*var(--gap))/3)_calc((100%-var(--gap))/2)_1fr] xl:grid-rows-[1fr] xl:items-center xl:gap-x-gap xl:py-4'

/** Lists the benefits, each with a line drawing, separated by hairlines. */
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
            {drawing && (
              <Engraving
                path={drawings[drawing]}
                viewBox="0 0 100 80"
                className="-col-end-1 row-span-2 row-start-1 h-14 overflow-visible self-end justify-self-end text-moss md:h-20"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
