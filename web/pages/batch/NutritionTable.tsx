import { useContent } from '#web/model/context.ts'
import { givenDoses } from '#web/shop/doses.ts'
import { perServing, servingGrams, shareOfDay } from '#web/shop/serving.ts'
import { row } from './table.ts'

const columns =
  '*:first:pr-3 *:first:text-left *:not-first:pl-2 *:not-first:text-right max-[30rem]:*:first:pr-0 max-[30rem]:*:not-first:pl-1'
/** Long words break before the table grows wider than a phone. */
const headRow = `${row.head} ${columns} *:not-first:hyphens-auto *:not-first:wrap-anywhere`
/** No line of an amount ends before its unit, but where the text is of twice its size on a phone. */
const bodyRow = `${row.body} ${columns} *:not-first:whitespace-nowrap max-tiny:*:wrap-anywhere max-tiny:*:not-first:whitespace-normal`

/** Per 100 g, per serving and as a share of a day; one row names what no laboratory has measured. */
export function NutritionTable() {
  const content = useContent()
  const { label } = content
  const { heading, columns: heads } = label.nutritionTable
  const doses = givenDoses(content)
  // Without amounts to take there is no serving.
  const grams = doses && servingGrams(doses)
  const measured = label.nutrition.filter(({ per100g }) => per100g !== null)
  const notMeasured = label.nutrition.filter(({ per100g }) => per100g === null)
  return (
    <table className="w-full max-[30rem]:text-[0.875rem]">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr className={headRow}>
          <td />
          <th scope="col">{heads.per100g}</th>
          {grams && <th scope="col">{heads.perServing}</th>}
          {grams && <th scope="col">{heads.ofDay}</th>}
        </tr>
      </thead>
      <tbody>
        {measured.map((nutrient) => {
          const { id, name, unit, per100g, part } = nutrient
          const share = grams ? shareOfDay(nutrient, grams) : null
          return (
            <tr
              key={id}
              className={`${bodyRow} ${part ? '*:first:pl-4 *:first:font-normal' : '*:first:font-semibold'}`}
            >
              <th scope="row">{name}</th>
              <td>{`${per100g} ${label.units[unit]}`}</td>
              {grams && <td>{`${perServing(nutrient, grams)} ${label.units[unit]}`}</td>}
              {grams && <td>{share !== null && `${share} %`}</td>}
            </tr>
          )
        })}
        {notMeasured.length > 0 && (
          <tr className={`${bodyRow} *:first:font-semibold`}>
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
