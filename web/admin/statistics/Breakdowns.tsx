import { useState } from 'react'
import { type BreakdownRow, DIMENSIONS, type Dimension } from '#worker/tracking/contract.ts'
import { QueryResult } from '../controls/Panel.tsx'
import { showCount } from '../format.ts'
import { pageName, placementName, sourceName } from '../names.ts'
import { useShop } from '../shop.ts'
import { BarTable, total } from './BarTable.tsx'
import { queryBreakdowns } from './queries.ts'
import type { Chosen } from './range.ts'
import { TableSwitch } from './TableSwitch.tsx'

const NAMES: Record<Dimension, { heading: string; name: string }> = {
  placement: { heading: 'Place', name: 'By the place on the page' },
  page: { heading: 'Page', name: 'By page' },
  source: { heading: 'Source', name: 'By where the visitor came from' },
  lot: { heading: 'Code', name: 'Codes on jars, by lot' },
}

/** Where interactions come from: one table a dimension, folded until it is opened. */
export function Breakdowns({ chosen }: { chosen: Chosen }) {
  const [isOpened, setOpened] = useState(false)
  const { articles } = useShop()
  const nameOf: Record<Dimension, (key: string) => string> = {
    placement: placementName,
    page: (key) => pageName(key, articles),
    source: sourceName,
    lot: placementName,
  }
  return (
    <section aria-labelledby="where-from">
      <details onToggle={() => setOpened(true)} className="dashboard-fold border-moss/40 border-y">
        <summary>
          <hgroup>
            <h2 id="where-from" className="text-h4 lg:text-2xl">
              Where it comes from
            </h2>
            <p>
              <span className="text-moss text-sm">Interactions by place, page, source and code</span>
            </p>
          </hgroup>
        </summary>
        {isOpened && (
          <QueryResult query={queryBreakdowns(chosen)}>
            {({ data }) => (
              <div className="pb-5">
                <TableSwitch
                  name="Interactions by"
                  tables={DIMENSIONS.map((dimension) => ({
                    value: NAMES[dimension].heading,
                    className: 'lg:col-span-6',
                    table: (
                      <CountTable
                        {...NAMES[dimension]}
                        rows={data[dimension]}
                        keyName={nameOf[dimension]}
                        isYear={chosen.compare === 'year'}
                      />
                    ),
                  }))}
                />
              </div>
            )}
          </QueryResult>
        )}
      </details>
    </section>
  )
}

type CountProps = {
  name: string
  heading: string
  rows: readonly BreakdownRow[]
  keyName: (key: string) => string
  /** Whether they are compared with a year ago. */
  isYear: boolean
}

/** The counts of a range and of the one that it is compared with. */
export function CountTable({ name, heading, rows, keyName, isYear }: CountProps) {
  return (
    <BarTable
      name={name}
      heading={heading}
      rows={rows}
      keyName={keyName}
      columns={[
        {
          name: 'Before',
          more: isYear ? ', a year ago' : ', in as many days before',
          show: ({ previous }) => showCount(previous),
          sum: (all) => showCount(total(all, ({ previous }) => previous)),
        },
      ]}
      bar={{
        name: 'Count',
        show: ({ count }) => showCount(count),
        sum: (all) => showCount(total(all, ({ count }) => count)),
        value: ({ count }) => count,
      }}
    />
  )
}
