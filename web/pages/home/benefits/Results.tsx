import type { Content } from '#web/model/content.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** A ray for each of a hundred customers. */
const HUNDRED = 100

type Props = { results: NonNullable<Content['benefits']['results']>; isNamed: boolean }

/** What customers answered, each as a half-sun on one horizon; nothing where no result is claimed. */
export function Results({ results: { heading, note, list }, isNamed }: Props) {
  if (list.length === 0) return null
  return (
    <div className="results">
      {isNamed && <h3 className="text-h3">{heading}</h3>}
      <p className="text-fern">
        <NotedText text={note} />
      </p>
      <ul>
        {list.map(({ claim }) => {
          const { id, number = 0, question, value } = claim
          return (
            <li key={id}>
              <HalfSun percent={number} />
              <p className="figure">{value}</p>
              <p>{question}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A ray for each customer of a hundred who said yes, every fifth of them longer, and a stub for each of the others. */
function HalfSun({ percent }: { percent: number }) {
  const yes = percent / HUNDRED
  return (
    <svg aria-hidden="true" viewBox="0 0 240 120" className="half-sun">
      <path d="M28 120a92 92 0 0 1 184 0z" />
      <path d={arc(0, yes, 106)} pathLength={percent} />
      <path d={arc(yes, 1, 102)} pathLength={HUNDRED - percent} />
      <path d={arc(0, yes, 106)} pathLength={percent} />
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
