import { useContent } from '#web/content/context.ts'
import { labelRows } from '#web/domain/label.ts'
import { Question } from '#web/ui/Question.tsx'

/** Weight, keeping, category and licence; what is not known is left out. */
export function LabelRows() {
  const content = useContent()
  const { heading, short } = content.label.facts
  return (
    <Question question={heading} short={short}>
      <dl>
        {labelRows(content)
          .filter(({ value }) => value !== null)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Question>
  )
}
