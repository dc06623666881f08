import type { Content } from '#web/model/content.ts'
import { Told } from './Told.tsx'

type Props = { results: NonNullable<Content['benefits']['results']>; isNamed: boolean }

/** What customers answered: the figures in one row, each above its question. */
export function Results({ results: { heading, note, list }, isNamed }: Props) {
  if (list.length === 0) return null
  return (
    <Told heading={isNamed && heading} note={note}>
      <ul className="grid auto-cols-fr grid-flow-col gap-gap">
        {list.map(({ claim: { id, question, value } }) => (
          <li key={id} className="border-leaf border-t-[1.5px] pt-2.5">
            <p className="figure text-[min(2.75rem,11vw)] text-leaf @min-[40rem]/told:text-[4.75rem]">
              {value}
            </p>
            <p className="mt-1.5 text-balance text-small/[1.35] @min-[40rem]/told:text-list/[1.35]">
              {question}
            </p>
          </li>
        ))}
      </ul>
    </Told>
  )
}
