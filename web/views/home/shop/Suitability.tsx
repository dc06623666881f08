import { useContent } from '#web/model/context.ts'
import { Fold } from '#web/ui/Fold.tsx'

/** Lists who should ask a doctor first. */
export function Suitability() {
  const { heading, intro, ask } = useContent().suitability
  return (
    <Fold
      id="suitability"
      phoneOnly
      label={heading}
      answer={intro}
      className="suitability md:[&_summary>:first-child]:text-h3"
    >
      <ul className="ledger text-list max-xl:mt-3 md:max-xl:columns-2 md:max-xl:gap-(--gap)">
        {ask.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid xl:py-1.75">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
