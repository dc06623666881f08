import { ingredients, labelText } from '#web/content/label.ts'
import { AskUs } from './AskUs.tsx'

const columns = labelText.ingredientColumns

/** In descending order of weight; the Hindi names are set in the device's own font. */
export function IngredientTable() {
  return (
    <section>
      <table>
        <caption>{labelText.ingredients}</caption>
        <thead>
          <tr>
            <th>{columns.name}</th>
            <th>{columns.grams}</th>
          </tr>
        </thead>
        <tbody>
          {ingredients.list.map(({ name, hindi, purpose, gramsPer100 }) => (
            <tr key={name}>
              <th>
                {name} <i lang="hi">{hindi}</i>
                <p>{purpose}</p>
              </th>
              <td>{gramsPer100 === null ? <AskUs /> : `${gramsPer100} g`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{labelText.gramsNote}</p>
    </section>
  )
}
