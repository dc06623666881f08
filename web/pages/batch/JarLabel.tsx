import { useContent } from '#web/model/context.ts'
import type { Doses } from '#web/model/types.ts'
import { labelRows } from '#web/shop/label.ts'
import { perServing, portionOf, shareOfDay } from '#web/shop/serving.ts'
import { Allergens, Ingredients, Warnings } from '#web/ui/Ingredients.tsx'
import { VegMark } from '#web/ui/VegMark.tsx'

/** The rows of a table on the label. */
const row = {
  head: 'border-leaf border-b align-bottom text-fern text-small/[1.4] *:py-2 *:font-normal',
  body: 'border-line border-b align-top *:py-2 *:first:text-leaf',
} as const
const heading = 'mt-6 mb-2 scroll-mt-4 text-[1.375rem] lg:first:mt-0'

/**
 * The back of the jar, typeset for reading: what is in it, its nutrition, its shelf life, and how much to take at
 * every age.
 */
export function JarLabel() {
  const content = useContent()
  const { doses, ingredients, nutrients, words } = content
  const hasNutrition = nutrients.length > 0
  // Without nutrition and doses, the other facts are in their place, and both columns begin on one line.
  const hasTables = hasNutrition || doses !== undefined
  const doseTexts = doses ? doses.rows.map(({ who, begin }) => `${who}: ${begin}`) : []
  if (ingredients.length === 0) return null
  const head = (
    <>
      <h2 id="label-heading" className="text-h2">
        {words.label.eyebrow}
      </h2>
      <VegMark />
    </>
  )
  return (
    <section
      id="label"
      aria-labelledby="label-heading"
      className="label grid-cols-1 gap-x-gap gap-y-4 p-[clamp(1.25rem,5vw,3rem)] lg:grid-cols-2"
    >
      {!hasTables && <div className="max-lg:-mb-4 lg:col-span-full">{head}</div>}
      <div className="lg:pr-8">
        {hasTables && head}
        <h3 className={heading}>{words.label.ingredients.heading}</h3>
        <Ingredients />
        <Allergens className="mt-3 font-semibold text-leaf" />
        <Warnings said={doseTexts} className="mt-3 font-semibold text-leaf" />
        {hasTables && <JarFacts />}
      </div>
      {!hasTables && (
        <div>
          <JarFacts />
        </div>
      )}
      {hasTables && (
        <div>
          {hasNutrition && (
            <>
              <h3 className={heading}>{words.label.nutritionTable.heading}</h3>
              <NutritionTable />
            </>
          )}
          {doses && (
            <>
              <h3 id="doses" className={heading}>
                {doses.heading}
              </h3>
              <DoseTable doses={doses} />
              {doses.note && <p className="mt-3">{doses.note}</p>}
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** What else a label has to say, a row each. */
function JarFacts() {
  const content = useContent()
  return (
    <>
      <h3 className={heading}>{content.words.label.facts.heading}</h3>
      <dl>
        {labelRows(content).map(({ name, value }) => (
          <div key={name} className="border-line border-b py-2 pr-3">
            <dt className="text-fern text-small/[1.4]">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How much at every age: what to begin with, and beside it the fuller amount. */
function DoseTable({ doses }: { doses: Doses }) {
  const { columns, heading, rows } = doses
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
          {columns.fuller && <th scope="col">{columns.fuller}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, begin, fuller }) => (
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

const columns =
  '*:first:pr-3 *:first:text-left *:not-first:pl-2 *:not-first:text-right max-[30rem]:*:first:pr-0 max-[30rem]:*:not-first:pl-1'
/** Long words break before the table grows wider than a phone. */
const headRow = `${row.head} ${columns} *:not-first:hyphens-auto *:not-first:wrap-anywhere`
/** No line of an amount ends before its unit, but where the text is of twice its size on a phone. */
const bodyRow = `${row.body} ${columns} *:not-first:whitespace-nowrap max-tiny:*:wrap-anywhere max-tiny:*:not-first:whitespace-normal`

/** Per 100 g, per serving and as a share of a day; one row names what no laboratory has measured. */
function NutritionTable() {
  const content = useContent()
  const { facts, nutrients, words } = content
  const { heading, columns: heads } = words.label.nutritionTable
  const { grams } = portionOf(facts) ?? {}
  const measured = nutrients.filter(({ per100g }) => per100g !== null)
  const hasShares = grams !== undefined && measured.some((nutrient) => shareOfDay(nutrient, grams) !== null)
  const notMeasured = nutrients.filter(({ per100g }) => per100g === null)
  return (
    <table className="w-full max-[30rem]:text-caption">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr className={headRow}>
          <td />
          <th scope="col">{heads.per100g}</th>
          {grams && <th scope="col">{heads.perServing}</th>}
          {hasShares && <th scope="col">{heads.ofDay}</th>}
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
              <td>{`${per100g?.toLocaleString('en-IN')} ${words.label.units[unit]}`}</td>
              {grams && (
                <td>{`${perServing(nutrient, grams)?.toLocaleString('en-IN')} ${words.label.units[unit]}`}</td>
              )}
              {hasShares && <td>{share !== null && `${share} %`}</td>}
            </tr>
          )
        })}
        {notMeasured.length > 0 && (
          <tr className={`${bodyRow} *:first:font-semibold`}>
            <th scope="row" colSpan={hasShares ? 2 : 1}>
              {notMeasured.map(({ name }) => name).join(', ')}
            </th>
            <td colSpan={grams ? 2 : 1}>{words.label.notMeasured}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
