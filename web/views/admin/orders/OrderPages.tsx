import { Pager, usePages } from '../controls/Pager.tsx'
import { Part, QueryResult } from '../controls/Panel.tsx'
import { CloseOld } from './CloseOld.tsx'
import type { OrderList } from './lists.ts'
import type { OrderMarks } from './marks.ts'
import { NoOrders } from './NoOrders.tsx'
import { OrderRows } from './OrderRows.tsx'
import { PackList } from './PackList.tsx'
import { type ListDays, queryOrderList } from './queries.ts'
import { SoldTotal } from './SoldTotal.tsx'

type Props = { list: OrderList; days: ListDays; marks: OrderMarks }

/** A list of orders, a page at a time. */
export function OrderPages({ list, days, marks }: Props) {
  const pages = usePages()
  return (
    <QueryResult
      query={queryOrderList(list.list, days, pages.before)}
      loading={<p className="py-4 text-moss">Loading...</p>}
    >
      {({ data, next, totals }) => (
        <>
          {list.list === 'to_send' && data.length > 0 && <PackList marks={marks} />}
          {data.length === 0 ? (
            <NoOrders list={list} marks={marks} />
          ) : (
            <OrderRows list={list} rows={data} marks={marks} />
          )}
          {list.list === 'open' && (
            <Part keys={['to-do']}>
              <CloseOld marks={marks} />
            </Part>
          )}
          {totals && <SoldTotal days={days} loaded={totals} />}
          <Pager pages={pages} next={next} />
        </>
      )}
    </QueryResult>
  )
}
