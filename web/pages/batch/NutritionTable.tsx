import { useContent } from '#web/model/context.ts'
import { perServing, servingGrams, shareOfDay } from '#web/shop/serving.ts'

/** Per 100 g, per serving and as a share of a day; one row names what no laboratory has measured. */
export function NutritionTable() {
  const { label, doses } = useContent()
  const { heading, columns } = label.nutritionTable
  const grams = servingGrams({ doses })
  const measured = label.nutrition.filter(({ per100g }) => per100g !== null)
  const notMeasured = label.nutrition.filter(({ per100g }) => per100g === null)
  return (
    <table className="nutrition">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{columns.per100g}</th>
          <th scope="col">{columns.perServing}</th>
          <th scope="col">{columns.ofDay}</th>
        </tr>
      </thead>
      <tbody>
        {measured.map((nutrient) => {
          const { id, name, unit, per100g, part } = nutrient
          const share = shareOfDay(nutrient, grams)
          return (
            <tr key={id}>
              <th scope="row" className={part ? 'part' : undefined}>
                {name}
              </th>
              <td>{`${per100g} ${label.units[unit]}`}</td>
              <td>{`${perServing(nutrient, grams)} ${label.units[unit]}`}</td>
              <td>{share !== null && `${share} %`}</td>
            </tr>
          )
        })}
        {notMeasured.length > 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              {notMeasured.map(({ name }) => name).join(', ')}
            </th>
            <td colSpan={2}>{label.notMeasured}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
