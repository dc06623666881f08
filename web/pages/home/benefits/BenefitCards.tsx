import { useContent } from '#web/model/context.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { BenefitDrawing } from './BenefitDrawing.tsx'

/** What families take it for, each with a line drawing; benefits.css has how many are in a row. */
export function BenefitCards() {
  const { benefits } = useContent()
  if (benefits.cards.length === 0) return null
  return (
    <ul aria-labelledby="benefits-heading" className="benefits">
      {benefits.cards.map(({ claim, drawing, description, qualifier }) => (
        <li key={claim.id}>
          <h3>{claim.value}</h3>
          <p>
            <NotedText text={[description, qualifier].filter(Boolean).join(' ')} />
          </p>
          <BenefitDrawing name={drawing} />
        </li>
      ))}
    </ul>
  )
}
