import { useState } from 'react'
import { currentDay, useToday } from '#web/browser/api/clock.ts'
import { CLOSE_AFTER_DAYS } from '#worker/orders/constants.ts'
import { type Order, readReference } from '#worker/orders/contract.ts'
import { isToSend, owedOf } from '#worker/orders/rules.ts'
import { PagedList } from '../controls/PagedList.tsx'
import { Fault, LoadingNote, Part, QueryResult, useQuery } from '../controls/Panel.tsx'
import { RowList } from '../controls/RowList.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import {
  addDays,
  rupees,
  showClock,
  showCount,
  showJars,
  showOrders,
  showOwed,
  showRefunds,
  showToDo,
} from '../format.ts'
import { recalledOf, useShop } from '../shop.ts'
import { toDo } from '../to-do/queries.ts'
import { useBulkMarks } from './bulk-marks.ts'
import { OrderMessage } from './KeptMessages.tsx'
import { useKeptMessages } from './kept-messages.ts'
import { useMarks } from './marks.ts'
import { ORDER_COLUMNS, OrderRow } from './OrderRow.tsx'
import type { OrderTab } from './open-tab.ts'
import { matches, tabOf } from './order-tabs.ts'
import { PackList } from './PackList.tsx'
import { type ListDays, queryOrderList, queryReferences, querySoldTotals, queryWholeList } from './queries.ts'

type Props = { tab: OrderTab; days: ListDays }

/** A list of orders, a page at a time. */
export function PagedOrders({ tab, days }: Props) {
  return (
    <PagedList query={(before) => queryOrderList(tab.list, days, before)}>
      {(data, loadedAt) => (
        <>
          <AsOf time={loadedAt} />
          {tab.list === 'to_send' && data.length > 0 && <PackList />}
          {data.length === 0 ? (
            <p className="py-4 text-moss">{tab.empty}</p>
          ) : (
            <OrderTable tab={tab} rows={data} />
          )}
          {tab.list === 'open' && (
            <Part>
              <OldOrders />
            </Part>
          )}
          {tab.list === 'sold' && !days.lot && data.length > 0 && (
            <Part>
              <SoldTotal days={days} />
            </Part>
          )}
        </>
      )}
    </PagedList>
  )
}

/** When a list was loaded, and the way to load it again. */
function AsOf({ time = 0 }: { time: number | undefined }) {
  const { refresh } = useMarks()
  const [busy, reload] = useAction(refresh)
  return (
    <div className="flex items-center justify-end gap-3 text-moss text-sm print:hidden">
      <p>{`As of ${showClock(time)}`}</p>
      <SmallButton as="text" busy={busy} onClick={reload}>
        Refresh
      </SmallButton>
    </div>
  )
}

/** Searches a list within its dates; a complete reference is found in every list. */
export function SearchedOrders({ tab, days, search }: Props & { search: string }) {
  const reference = readReference(search)
  const { data: found } = useQuery(reference ? queryReferences([reference]) : undefined)
  const elsewhere = found?.orders ?? []
  return (
    <QueryResult query={queryWholeList(tab.list, days)}>
      {({ data, isCut, loadedAt }) => {
        const listed = data.filter((order) => matches(order, search))
        const ids = new Set(listed.map(({ id }) => id))
        const rows = [...listed, ...elsewhere.filter(({ id }) => !ids.has(id))]
        // An order of another list is shown as that list has it.
        const tabShown = (order: Order) => (ids.has(order.id) ? tab : tabOf(order))
        return (
          <>
            <AsOf time={loadedAt} />
            <p role="status" className="pb-2.5 text-moss text-sm">
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
            {[...new Set(rows.map(tabShown))].map((each) => (
              <div key={each.list}>
                {each !== tab && <h3 className="pb-1 text-h4">{each.name}</h3>}
                <OrderTable
                  tab={each}
                  rows={rows.filter((order) => tabShown(order) === each)}
                  isOpen={rows.length === 1}
                />
              </div>
            ))}
          </>
        )
      }}
    </QueryResult>
  )
}

/** Closes all orders as not sold that have been open for long. */
function OldOrders() {
  const { closeBefore } = useBulkMarks()
  const { data, error } = useQuery(toDo)
  const today = useToday() ?? currentDay()
  const [problem, setProblem] = useState<string>()
  const [busy, close] = useAction(async () => {
    const failed = await closeBefore(addDays(today, -CLOSE_AFTER_DAYS))
    setProblem(failed?.text)
  })
  if (!data) return error ? null : <LoadingNote />
  const { old } = data.data.orders.toMark
  if (old === 0) return null
  return (
    <div className="border-moss/60 border-b py-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1.5">
        <p className="text-label text-moss">
          <b className="font-semibold text-jam">{`${showToDo(old)} older than ${CLOSE_AFTER_DAYS} days.`}</b>{' '}
          Not every click becomes a message.
        </p>
        <SmallButton busy={busy} onClick={close}>
          Close as not sold
        </SmallButton>
      </div>
      {problem && <Fault title={problem} />}
    </div>
  )
}

/** What all sales of the dates come to, on whatever page. */
function SoldTotal({ days }: { days: ListDays }) {
  return (
    <QueryResult query={querySoldTotals(days)}>
      {({ data: totals }) => (
        <p className="flex flex-wrap justify-end gap-x-4.5 border-moss/60 border-b py-2.5 font-semibold">
          <span>{showOrders(totals.orders)}</span>
          <span>{showJars(totals.jars)}</span>
          <span>{rupees(totals.rupees)}</span>
          {totals.owed > 0 && <span>{showOwed(totals.owed)}</span>}
          {totals.refunded > 0 && <span className="font-normal">{showRefunds(totals)}</span>}
        </p>
      )}
    </QueryResult>
  )
}

type TableProps = {
  tab: OrderTab
  rows: readonly Order[]
  /** Whether the form of the only row is open. */
  isOpen?: boolean
}

/** Orders in rows below their column headings. Each row opens to all its fields. */
function OrderTable({ tab, rows, isOpen = false }: TableProps) {
  const shop = useShop()
  const { changed } = useMarks()
  const { find } = useKeptMessages()
  const next = rows.find((order) => {
    const now = changed.get(order.id) ?? order
    return !hasLeft(tab, order, now) && !(tab.list === 'to_send' && recalledOf(shop, now))
  })?.id
  return (
    <>
      <div
        aria-hidden
        className={`hidden border-current/50 border-b pt-3 pr-28 pb-1 text-caption text-moss md:grid print:pr-0 print:group-has-[.printed]/page:hidden ${ORDER_COLUMNS}`}
      >
        <span>Reference</span>
        <span>Order</span>
        <span className="text-right">Rupees</span>
        <span>{tab.when}</span>
        <span>{tab.facts.name}</span>
        <span>Note</span>
      </div>
      <RowList className="mt-2.5 border-jam/35 border-t md:mt-0 md:border-t-0 print:group-has-[.printed]/page:hidden">
        {rows.map((order) => (
          <OrderRow
            key={order.id}
            tab={tab}
            order={order}
            isDone={(now) => hasLeft(tab, order, now)}
            isNext={order.id === next}
            isOpenAtFirst={isOpen}
          >
            {tab.list === 'to_send' && find(order) && <OrderMessage order={order} kept={find(order)} />}
          </OrderRow>
        ))}
      </RowList>
    </>
  )
}

/** Whether a change took an order out of a list. */
function hasLeft({ list }: OrderTab, before: Order, after: Order): boolean {
  if (list === 'to_send') return !isToSend(after)
  if (list === 'owed') return owedOf(after) === 0
  return before.status !== after.status
}
