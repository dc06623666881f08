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
      className="after-choice md:[&_summary>:first-child]:text-h3 xl:col-end-5"
    >
      <ul className="ledger mt-3 text-list md:max-xl:columns-2 md:max-xl:gap-(--gap)">
        {ask.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
