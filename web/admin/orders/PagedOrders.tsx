import { Pager, usePages } from '../controls/Pager.tsx'
import { LoadingNote, Part, QueryResult } from '../controls/Panel.tsx'
import type { OrderMarks } from './marks.ts'
import { OldOrders } from './OldOrders.tsx'
import { OrderTable } from './OrderTable.tsx'
import type { OrderTab } from './order-tabs.ts'
import { PackList } from './PackList.tsx'
import { type ListDays, queryOrderList } from './queries.ts'
import { SoldTotal } from './SoldTotal.tsx'

type Props = { tab: OrderTab; days: ListDays; marks: OrderMarks }

/** A list of orders, a page at a time. */
export function PagedOrders({ tab, days, marks }: Props) {
  const pages = usePages()
  return (
    <QueryResult
      query={queryOrderList(tab.list, days, pages.before)}
      loading={<LoadingNote className="py-4" />}
    >
      {({ data, next }) => (
        <>
          {tab.list === 'to_send' && data.length > 0 && <PackList marks={marks} />}
          {data.length === 0 ? (
            <p className="py-4 text-moss">{tab.empty}</p>
          ) : (
            <OrderTable tab={tab} rows={data} marks={marks} />
          )}
          {tab.list === 'open' && (
            <Part keys={['to-do']}>
              <OldOrders marks={marks} />
            </Part>
          )}
          {tab.list === 'sold' && !days.lot && data.length > 0 && (
            <Part keys={['totals']}>
              <SoldTotal days={days} />
            </Part>
          )}
          <Pager pages={pages} next={next} />
        </>
      )}
    </QueryResult>
  )
}
