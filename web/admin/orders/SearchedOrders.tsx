import useSWR from 'swr'
import { readReference } from '#worker/orders/contract.ts'
import { QueryResult } from '../controls/Panel.tsx'
import { showCount } from '../format.ts'
import type { OrderMarks } from './marks.ts'
import { OrderTable } from './OrderTable.tsx'
import { matches, type OrderTab, tabOf } from './order-tabs.ts'
import { type ListDays, queryReferences, queryWholeList } from './queries.ts'

type Props = { tab: OrderTab; days: ListDays; search: string; marks: OrderMarks }

/** Orders of a list and its dates that have the text; a whole reference is found wherever it is. */
export function SearchedOrders({ tab, days, search, marks }: Props) {
  const reference = readReference(search)
  const anywhere = reference ? queryReferences([reference]) : undefined
  const { data: elsewhere = [] } = useSWR(anywhere?.key ?? null, anywhere?.fetch ?? null)
  return (
    <QueryResult
      query={queryWholeList(tab.list, days)}
      loading={<p className="py-4 text-moss">Searching...</p>}
    >
      {({ data, isCut }) => {
        const found = data.filter((order) => matches(order, search))
        const ids = new Set(found.map(({ id }) => id))
        const rows = [...found, ...elsewhere.filter(({ id }) => !ids.has(id))]
        // An order of another list is shown as that list has it.
        const tabs = Map.groupBy(rows, (order) => (ids.has(order.id) ? tab : tabOf(order)))
        return (
          <>
            <p role="status" className="py-2.5 text-moss text-sm">
              <span>
                {rows.length === 0
                  ? `No order of this list and these dates has “${search}”.`
                  : `${showCount(rows.length)} found${elsewhere.length > 0 ? ', of any list and date' : ''}.`}
              </span>
              <span>
                {isCut &&
                  ` Searched were the first ${showCount(data.length)} orders: choose fewer dates for the others.`}
              </span>
            </p>
            {[...tabs].map(([each, ofTab]) => (
              <div key={each.list}>
                {each !== tab && <h3 className="pb-1 text-h4">{each.name}</h3>}
                <OrderTable tab={each} rows={ofTab} marks={marks} isOpen={rows.length === 1} />
              </div>
            ))}
          </>
        )
      }}
    </QueryResult>
  )
}
