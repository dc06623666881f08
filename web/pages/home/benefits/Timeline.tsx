import { useContent } from '#web/model/context.ts'

/** One line with its stops: down the page on a phone, across it on large screens. It goes on after the last. */
export function Timeline({ isNamed }: { isNamed: boolean }) {
  const { benefits, reel } = useContent()
  const { heading, stops } = benefits.timeline
  // Alone beside the tall reel it stays a column.
  const across = !reel || benefits.results.list.length > 0
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
