import { useContent } from '#web/model/context.ts'
import { givenDoses } from '#web/shop/doses.ts'
import { perServing, servingGrams, shareOfDay } from '#web/shop/serving.ts'

/** Per 100 g, per serving and as a share of a day; one row names what no laboratory has measured. */
export function NutritionTable() {
  const content = useContent()
  const { label } = content
  const { heading, columns } = label.nutritionTable
  const doses = givenDoses(content)
  // Without amounts to take there is no serving.
  const grams = doses && servingGrams(doses)
  const measured = label.nutrition.filter(({ per100g }) => per100g !== null)
  const notMeasured = label.nutrition.filter(({ per100g }) => per100g === null)
  return (
    <table className="nutrition">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{columns.per100g}</th>
          {grams && <th scope="col">{columns.perServing}</th>}
          {grams && <th scope="col">{columns.ofDay}</th>}
        </tr>
      </thead>
      <tbody>
        {measured.map((nutrient) => {
          const { id, name, unit, per100g, part } = nutrient
          const share = grams ? shareOfDay(nutrient, grams) : null
          return (
            <tr key={id}>
              <th scope="row" className={part ? 'part' : undefined}>
                {name}
              </th>
              <td>{`${per100g} ${label.units[unit]}`}</td>
              {grams && <td>{`${perServing(nutrient, grams)} ${label.units[unit]}`}</td>}
              {grams && <td>{share !== null && `${share} %`}</td>}
            </tr>
          )
        })}
        {notMeasured.length > 0 && (
          <tr>
            <th scope="row" colSpan={grams ? 2 : 1}>
              {notMeasured.map(({ name }) => name).join(', ')}
            </th>
            <td colSpan={grams ? 2 : 1}>{label.notMeasured}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
