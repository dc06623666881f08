import type { Content } from '#web/model/content.ts'
import { useContent } from '#web/model/context.ts'

type Props = { timeline: NonNullable<Content['benefits']['timeline']>; isNamed: boolean }

/** One line with its stops: down the page on a phone, across it on large screens. It goes on after the last. */
export function Timeline({ timeline: { heading, stops }, isNamed }: Props) {
  const { benefits, reel } = useContent()
  // Alone beside the tall reel it stays a column.
  const across = !reel.url || benefits.results
  return (
    <div className={`timeline ${across ? 'across' : ''}`}>
      {isNamed && <h3 className="text-h3">{heading}</h3>}
      <ol>
        {stops.map(({ when, title, description }) => (
          <li key={when}>
            <p className="eyebrow text-fern">{when}</p>
            <h4>{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
