import { DIMENSIONS } from '#worker/tracking/constants.ts'
import { LazyDisclosure, Part, QueryResult } from '../controls/Panel.tsx'
import { pageName, placementName, sourceName } from '../names.ts'
import { useShop } from '../shop.ts'
import { countColumns, TableSwitch, tableOf } from './BarTable.tsx'
import { queryBreakdowns } from './queries.ts'
import { useNumbers } from './use-numbers.ts'

const SUMMARY =
  "flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 py-2.5 after:text-[1.75rem]/[1] after:text-leaf after:content-['+'_/_''] group-open/disclosure:after:content-['−'_/_''] [&::-webkit-details-marker]:hidden"

/** Where interactions come from: one table a dimension, closed until it is pressed. */
export function Breakdowns() {
  const { chosen, span } = useNumbers()
  const { articles } = useShop()
  const tables = {
    placement: { heading: 'Place', name: 'By the place on the page', keyName: placementName },
    page: { heading: 'Page', name: 'By page', keyName: (key: string) => pageName(key, articles) },
    source: { heading: 'Source', name: 'By where the visitor came from', keyName: sourceName },
    lot: { heading: 'Code', name: 'Codes on jars, by lot', keyName: placementName },
  }
  const heading = (
    <hgroup>
      <h2 id="where-from" className="text-h4 lg:text-2xl">
        Where interactions come from
      </h2>
      <p>
        <span className="text-moss text-sm">By place, page, source and code</span>
      </p>
    </hgroup>
  )
  return (
    <section aria-labelledby="where-from">
      <LazyDisclosure
        summary={heading}
        summaryClass={SUMMARY}
        className="group/disclosure border-moss/40 border-y"
      >
        <Part>
          <QueryResult query={queryBreakdowns(span)}>
            {({ data }) => (
              <div className="pb-5">
                <TableSwitch
                  name="Interactions by"
                  tables={DIMENSIONS.map((dimension) =>
                    tableOf('lg:col-span-6', {
                      ...tables[dimension],
                      rows: data[dimension],
                      columns: countColumns(chosen),
                    }),
                  )}
                />
              </div>
            )}
          </QueryResult>
        </Part>
      </LazyDisclosure>
    </section>
  )
}
