import { useContent } from '#web/model/context.ts'
import { Fold } from '#web/ui/Fold.tsx'

/** Lists who should consult a doctor first. */
export function Suitability() {
  const { heading, intro, ask } = useContent().suitability
  if (ask.length === 0) return null
  return (
    <Fold id="suitability" phoneOnly label={heading} answer={intro} className="suitability">
      <ul className="ledger text-list">
        {ask.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
