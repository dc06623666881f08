import { useContent } from '#web/model/context.ts'
import { Fold } from '#web/ui/Fold.tsx'

/** Lists who should consult a doctor first: on large screens the question leads the first of three columns of answers. */
export function Suitability() {
  const { heading, intro, ask } = useContent().suitability
  if (ask.length === 0) return null
  return (
    <Fold
      id="suitability"
      phoneOnly
      label={heading}
      answer={intro}
      className="gap-x-gap md:[--text-h4:var(--text-h3)] xl:columns-3"
    >
      <ul className="ledger gap-x-gap text-list md:mt-3 md:columns-2 xl:columns-auto">
        {ask.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid last:pb-0 xl:py-1.75">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
