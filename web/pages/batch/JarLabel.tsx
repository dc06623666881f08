import { useContent } from '#web/model/context.ts'
import { type Doses, doseTable, givenDoses } from '#web/shop/doses.ts'
import { labelRows } from '#web/shop/label.ts'
import { Allergens, Ingredients } from '#web/ui/Ingredients.tsx'
import { VegMark } from '#web/ui/VegMark.tsx'
import { NutritionTable } from './NutritionTable.tsx'

/**
 * The back of the jar, typeset for reading: what is in it, its nutrition, its shelf life, and how much to take at
 * every age.
 */
export function JarLabel() {
  const content = useContent()
  const { label } = content
  const doses = givenDoses(content)
  const hasNutrition = label.nutrition.length > 0
  if (label.ingredients.list.length === 0) return null
  return (
    <section id="label" aria-labelledby="label-heading" className="label">
      <div>
        <h2 id="label-heading" className="text-h2">
          {label.eyebrow}
        </h2>
        <VegMark />
        <h3>{label.ingredients.heading}</h3>
        <Ingredients />
        <Allergens className="mt-3 font-semibold text-leaf" />
        <h3>{label.facts.heading}</h3>
        <dl>
          {labelRows(content).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(hasNutrition || doses) && (
        <div>
          {hasNutrition && (
            <>
              <h3>{label.nutritionTable.heading}</h3>
              <NutritionTable />
            </>
          )}
          {doses && (
            <>
              <h3 id="doses">{doses.heading}</h3>
              <DoseTable doses={doses} />
              <p className="mt-3">{doses.note}</p>
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** How much at every age: what to begin with, and beside it the fuller amount. */
function DoseTable({ doses }: { doses: Doses }) {
  const { columns, heading } = doses
  return (
    <table className="doses">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.begin}</th>
          <th scope="col">{columns.fuller}</th>
        </tr>
      </thead>
      <tbody>
        {doseTable(doses).map(({ who, begin, fuller }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td colSpan={fuller ? 1 : 2}>{begin}</td>
            {fuller && <td>{fuller}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
