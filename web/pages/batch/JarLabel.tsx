import { useContent } from '#web/model/context.ts'
import { type Doses, doseTable, givenDoses } from '#web/shop/doses.ts'
import { labelRows } from '#web/shop/label.ts'
import { Allergens, Ingredients } from '#web/ui/Ingredients.tsx'
import { VegMark } from '#web/ui/VegMark.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import { row } from './table.ts'

const heading = 'mt-6 mb-2 scroll-mt-4 text-[1.375rem] lg:first:mt-0'

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
    <section
      id="label"
      aria-labelledby="label-heading"
      className="label grid-cols-1 gap-x-gap gap-y-4 p-[clamp(1.25rem,5vw,3rem)] lg:grid-cols-2"
    >
      <div className="lg:pr-8">
        <h2 id="label-heading" className="text-h2">
          {label.eyebrow}
        </h2>
        <VegMark />
        <h3 className={heading}>{label.ingredients.heading}</h3>
        <Ingredients />
        <Allergens className="mt-3 font-semibold text-leaf" />
        <h3 className={heading}>{label.facts.heading}</h3>
        <dl>
          {labelRows(content).map(({ name, value }) => (
            <div key={name} className="border-line border-b py-2 pr-3">
              <dt className="text-fern text-small/[1.4]">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(hasNutrition || doses) && (
        <div>
          {hasNutrition && (
            <>
              <h3 className={heading}>{label.nutritionTable.heading}</h3>
              <NutritionTable />
            </>
          )}
          {doses && (
            <>
              <h3 id="doses" className={heading}>
                {doses.heading}
              </h3>
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
  // On a phone the age is above its two amounts.
  const left = '*:pr-3 *:text-left max-md:grid max-md:grid-cols-2'
  return (
    <table className="w-full max-md:block max-md:*:block">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr className={`${row.head} ${left}`}>
          <th scope="col" className="max-md:sr-only">
            {columns.who}
          </th>
          <th scope="col">{columns.begin}</th>
          <th scope="col">{columns.fuller}</th>
        </tr>
      </thead>
      <tbody>
        {doseTable(doses).map(({ who, begin, fuller }) => (
          <tr key={who} className={`${row.body} ${left} *:not-first:text-balance`}>
            <th scope="row" className="w-[28%] font-semibold max-md:col-span-2 max-md:w-auto max-md:pb-0">
              {who}
            </th>
            <td colSpan={fuller ? 1 : 2} className={fuller ? '' : 'max-md:col-span-2'}>
              {begin}
            </td>
            {fuller && <td>{fuller}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
