import { useContent } from '#web/content/context.ts'
import { perServing, servingGrams, shareOfDay } from '#web/domain/serving.ts'
import { Question } from '#web/ui/Question.tsx'

/** Per 100 g, per serving and as a share of a day; what is not measured is named below the label. */
export function NutritionTable() {
  const { label, doses } = useContent()
  const { heading, short, columns, note } = label.nutritionTable
  const grams = servingGrams({ doses })
  return (
    <Question question={heading} short={short}>
      <table aria-label={heading}>
        <thead>
          <tr>
            <th />
            <th>{columns.per100g}</th>
            <th>{columns.perServing}</th>
            <th>{columns.ofDay}</th>
          </tr>
        </thead>
        <tbody>
          {label.nutrition
            .filter(({ per100g }) => per100g !== null)
            .map((nutrient) => {
              const { id, name, unit, per100g, part } = nutrient
              const share = shareOfDay(nutrient, grams)
              return (
                <tr key={id}>
                  <th className={part ? 'part' : undefined}>{name}</th>
                  <td>{`${per100g} ${label.units[unit]}`}</td>
                  <td>{`${perServing(nutrient, grams)} ${label.units[unit]}`}</td>
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
