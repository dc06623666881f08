import { labelRows, labelText } from '#web/content/label.ts'
import { Question } from '#web/ui/Question.tsx'

const { heading, short } = labelText.facts

/** Weight, keeping, category and licence; what is not known is named below the label. */
export function LabelRows() {
  return (
    <Question question={heading} short={short}>
      <dl>
        {labelRows
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
