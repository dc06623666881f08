import { useContent } from '#web/content/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'

/** The upper half of a circle, a hundred units long, so that a percentage is a length. */
const HALF_CIRCLE = 'M10 100a90 90 0 0 1 180 0'

/** What customers answered; nothing while every result is hidden. */
export function Results() {
  const { benefits, claims } = useContent()
  const { heading, note, list } = benefits.results
  if (list.length === 0) return null
  return (
    <div className="on-leaf mt-3 rounded-3xl bg-leaf px-5 py-7 text-paper lg:mt-6 lg:px-14 lg:py-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h3 className="text-h3">{heading}</h3>
        <p className="text-base text-paper/80">
          <NotedText text={note} />
        </p>
      </div>
      <ul className="mt-5 grid grid-cols-3 gap-x-3 text-center sm:gap-x-12 lg:mt-10">
        {list.map(({ claim }) => {
          const { number, question, value } = claims[claim]
          return (
            <li key={claim}>
              <div className="relative mx-auto max-w-60">
                <svg
                  viewBox="0 0 200 106"
                  aria-hidden="true"
                  fill="none"
                  strokeLinecap="round"
                  strokeWidth="9"
                >
                  <path d={HALF_CIRCLE} stroke="currentColor" opacity="0.16" />
                  <path
                    d={HALF_CIRCLE}
                    pathLength={100}
                    strokeDasharray={`${number} 100`}
                    className="stroke-amla"
                  />
                </svg>
                <p className="absolute inset-x-0 bottom-0 font-display text-center text-[clamp(1.5rem,1rem+2.4vw,3.5rem)] tabular-nums leading-none">
                  {value}
                </p>
              </div>
              <p className="mt-2 text-sm leading-snug sm:mt-4 sm:font-semibold sm:text-base">{question}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
