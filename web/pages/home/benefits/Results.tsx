import type { Content } from '#web/model/content.ts'
import { Told } from './Told.tsx'

/** A ray for each of a hundred customers. */
const HUNDRED = 100

type Props = { results: NonNullable<Content['benefits']['results']>; isNamed: boolean }

/** What customers answered, each as a half-sun on one horizon; one or two have their question beside them. */
export function Results({ results: { heading, note, list }, isNamed }: Props) {
  if (list.length === 0) return null
  const isOne = list.length === 1
  const few = isOne
    ? 'grid-cols-[min(50%,15.5rem)_1fr] gap-x-gap'
    : '@min-[40rem]/told:grid-cols-[min(50%,15.5rem)_1fr] @min-[40rem]/told:gap-x-gap'
  return (
    <Told heading={isNamed && heading} note={note}>
      <ul className="flex gap-gap">
        {list.map(({ claim }) => {
          const { id, number = 0, question, value } = claim
          return (
            <li
              key={id}
              className={`@container grid flex-1 content-start text-small/[1.35] @min-[40rem]/told:text-list/[1.35] ${list.length > 2 ? '' : few}`}
            >
              <HalfSun percent={number} />
              <p className="figure col-start-1 row-start-1 self-end justify-self-center pb-[0.1em] text-[min(21cqw,var(--text-figure-s))] text-paper">
                {value}
              </p>
              <p className={`mt-2 self-end text-balance ${isOne ? 'font-display font-medium text-h4' : ''}`}>
                {question}
              </p>
            </li>
          )
        })}
      </ul>
    </Told>
  )
}

/** A dash and its gap are a customer; on a phone, where a ray would be thinner than a pixel, they are four. */
const rays = '[stroke-dasharray:0_1_2_1] @min-[40rem]/told:[stroke-dasharray:0_0.26_0.48_0.26]'

/** A ray for each customer of a hundred who said yes, every fifth of them longer, and a stub for each of the others. */
function HalfSun({ percent }: { percent: number }) {
  const yes = percent / HUNDRED
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 120"
      fill="none"
      className="col-start-1 row-start-1 w-full overflow-visible border-moss border-b-[1.5px] stroke-moss"
    >
      <path d="M28 120a92 92 0 0 1 184 0z" className="fill-moss stroke-none" />
      <path d={arc(0, yes, 106)} pathLength={percent} className={`stroke-14 ${rays}`} />
      <path d={arc(yes, 1, 102)} pathLength={HUNDRED - percent} className={`stroke-5 stroke-track ${rays}`} />
      <path
        d={arc(0, yes, 106)}
        pathLength={percent}
        className="stroke-0 [stroke-dasharray:0_4.26_0.48_0.26] @min-[40rem]/told:stroke-28"
      />
    </svg>
  )
}

/** An arc from one share of a half circle to another, clockwise from the left, round the foot of the drawing. */
function arc(from: number, to: number, radius: number): string {
  const at = (share: number) =>
    [120 - radius * Math.cos(Math.PI * share), 120 - radius * Math.sin(Math.PI * share)]
      .map((length) => Math.round(length * 10) / 10)
      .join(' ')
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`
}
