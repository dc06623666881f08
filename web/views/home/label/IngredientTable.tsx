import { ingredients, labelText } from '#web/content/label.ts'
import { Question } from '#web/ui/Question.tsx'
import { views } from '#web/views.ts'

const { herbs } = labelText
const { heading, short, columns, unweighed, note } = labelText.ingredients

/** In descending order of weight; the Hindi names are set in the device's own font. */
export function IngredientTable() {
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
          {ingredients.list.map(({ name, hindi, gramsPer100 }) => (
            <tr key={name}>
              <th>
                {name} <i lang="hi">{hindi}</i>
              </th>
              <td>{gramsPer100 === null ? unweighed : `${gramsPer100} g`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {note} <a href={`${views.blog.path}/${herbs.article}#${herbs.anchor}`}>{herbs.name}</a>
      </p>
    </Question>
  )
}
