import { labelText, nutrition, perServing } from '#web/content/label.ts'
import { AskUs } from './AskUs.tsx'

const columns = labelText.nutritionColumns

/** Per 100 g and per serving; a value that nobody has measured is a link to the chat. */
export function NutritionTable() {
  return (
    <section>
      <table>
        <caption>{labelText.nutrition}</caption>
        <thead>
          <tr>
            <th>{columns.nutrient}</th>
            <th>{columns.per100g}</th>
            <th>{columns.perServing}</th>
          </tr>
        </thead>
        <tbody>
          {nutrition.map((nutrient) => {
            const { id, name, unit, per100g, part } = nutrient
            return (
              <tr key={id}>
                <th className={part && 'part'}>{name}</th>
                {per100g === null ? (
                  <td colSpan={2}>
                    <AskUs />
                  </td>
                ) : (
                  <>
                    <td>{`${per100g} ${unit}`}</td>
                    <td>{`${perServing(nutrient)} ${unit}`}</td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>{labelText.servingNote}</p>
    </section>
  )
}
