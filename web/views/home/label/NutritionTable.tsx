import { useContent } from '#web/content/context.ts'
import { perServing, servingGrams, shareOfDay } from '#web/domain/serving.ts'
import { NotedText } from '#web/ui/Notes.tsx'
import { Question } from '#web/ui/Question.tsx'

/** Per 100 g, per serving and as a share of a day; a laboratory has not measured all of it. */
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
          {label.nutrition.map((nutrient) => {
            const { id, name, unit, per100g, part } = nutrient
            const share = shareOfDay(nutrient, grams)
            return (
              <tr key={id}>
                <th className={part ? 'part' : undefined}>{name}</th>
                {per100g === null ? (
                  <td colSpan={3}>{label.notMeasured}</td>
                ) : (
                  <>
                    <td>{`${per100g} ${label.units[unit]}`}</td>
                    <td>{`${perServing(nutrient, grams)} ${label.units[unit]}`}</td>
                    <td>{share !== null && `${share} %`}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>
        <NotedText text={note} />
      </p>
    </Question>
  )
}
