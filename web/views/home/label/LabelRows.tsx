import { labelRows } from '#web/content/label.ts'
import { AskUs } from './AskUs.tsx'

/** Allergens, weight, keeping, licence, maker and origin. */
export function LabelRows() {
  return (
    <dl>
      {labelRows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <AskUs />}</dd>
        </div>
      ))}
    </dl>
  )
}
