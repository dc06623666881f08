import { labelText, nutrition, perServing, shareOfDay } from '#web/content/label.ts'
import { Question } from '#web/ui/Question.tsx'

const { heading, short, columns, note } = labelText.nutrition

/** Per 100 g, per serving and as a share of a day; what is not measured is named below the label. */
export function NutritionTable() {
  return (
    <Question question={heading} short={short}>
      <table aria-label={heading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nutrition
            .filter(({ per100g }) => per100g !== null)
            .map((nutrient) => {
              const { id, name, unit, per100g, part } = nutrient
              const share = shareOfDay(nutrient)
              return (
                <tr key={id}>
                  <th className={part && 'part'}>{name}</th>
                  <td>{`${per100g} ${unit}`}</td>
                  <td>{`${perServing(nutrient)} ${unit}`}</td>
                  <td>{share !== null && `${share} %`}</td>
                </tr>
              )
            })}
        </tbody>
      </table>
      <p>{note}</p>
    </Question>
  )
}
