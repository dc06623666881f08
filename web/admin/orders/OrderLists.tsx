import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { CLOSE_AFTER_DAYS, isToSend, type Order, readReference } from '#worker/orders/contract.ts'
import { PagedList } from '../controls/PagedList.tsx'
import { Fault, LoadingNote, Part, QueryResult, useQuery } from '../controls/Panel.tsx'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import {
  addDays,
  dayInIndia,
  rupees,
  showCount,
  showDate,
  showJars,
  showOrders,
  showRefunds,
  showToDo,
} from '../format.ts'
import { NO_LOT_NAME, OTHER_PACK_NAME } from '../names.ts'
import { toDo } from '../runs/queries.ts'
import { isRecalled, useShop } from '../shop.ts'
import { useMarks } from './marks.ts'
import { ORDER_COLUMNS, OrderRow } from './OrderRow.tsx'
import { describeItems, matches, type OrderTab, tabOf } from './order-tabs.ts'
import { type ListDays, queryOrderList, queryReferences, querySoldTotals, queryWholeList } from './queries.ts'

type Props = { tab: OrderTab; days: ListDays }

/** A list of orders, a page at a time. */
export function PagedOrders({ tab, days }: Props) {
  return (
    <PagedList query={(before) => queryOrderList(tab.list, days, before)}>
      {(data) => (
        <>
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

/** Orders of a list and its dates that have the text; a whole reference is found wherever it is. */
export function SearchedOrders({ tab, days, search }: Props & { search: string }) {
  const reference = readReference(search)
  const { data: elsewhere = [] } = useQuery(reference ? queryReferences([reference]) : undefined)
  return (
    <QueryResult query={queryWholeList(tab.list, days)}>
      {({ data, isCut }) => {
        const found = data.filter((order) => matches(order, search))
        const ids = new Set(found.map(({ id }) => id))
        const rows = [...found, ...elsewhere.filter(({ id }) => !ids.has(id))]
        // An order of another list is shown as that list has it.
        const tabShown = (order: Order) => (ids.has(order.id) ? tab : tabOf(order))
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
  const marks = useMarks()
  const { data } = useQuery(toDo)
  const [problem, setProblem] = useState<string>()
  const [busy, close] = useAction(async () => {
    const failed = await marks.closeBefore(addDays(dayInIndia(Date.now()), -CLOSE_AFTER_DAYS))
    setProblem(failed?.text)
  })
  if (!data) return <LoadingNote />
  const { old } = data.data.orders.toMark
  if (old === 0) return null
  return (
    <div className="border-moss/60 border-b py-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1.5">
        <p className="text-[0.9375rem] text-moss">
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
  const { changed } = useMarks()
  const next = rows.find(({ id }) => !changed.has(id))?.id
  return (
    <>
      <div
        aria-hidden
        className={`hidden border-current/50 border-b pt-3 pr-28 pb-1 text-[0.875rem] text-moss md:grid print:pr-0 print:group-has-[.printed]/page:hidden ${ORDER_COLUMNS}`}
      >
        <span>Reference</span>
        <span>Order</span>
        <span className="text-right">Rupees</span>
        <span>{tab.when}</span>
        {tab.columns.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul
        tabIndex={-1}
        className="mt-2.5 border-jam/35 border-t -outline-offset-3 md:mt-0 md:border-t-0 print:group-has-[.printed]/page:hidden"
      >
        {rows.map((order) => (
          <OrderRow
            key={order.id}
            tab={tab}
            order={order}
            isDone={(now) => hasLeft(tab, order, now)}
            isNext={order.id === next}
            isOpenAtFirst={isOpen}
          />
        ))}
      </ul>
    </>
  )
}

/** Whether a change took an order out of a list. */
function hasLeft({ list }: OrderTab, before: Order, after: Order): boolean {
  if (list === 'to_send') return !isToSend(after)
  return before.status !== after.status
}

/** What is to be packed: jars by pack, of which lots, and a list for the table that the browser prints. */
function PackList() {
  const shop = useShop()
  const marks = useMarks()
  // Sizes that the shop no longer has come before what has no size.
  const sizes = shop.packs.list.map(({ id }) => id)
  const placeOf = (pack: string) =>
    sizes.includes(pack) ? sizes.indexOf(pack) : sizes.length + Number(pack === OTHER_PACK_NAME)
  return (
    <QueryResult query={queryWholeList('to_send', {})}>
      {({ data: loaded }) => {
        const waiting = loaded.map((order) => marks.changed.get(order.id) ?? order).filter(isToSend)
        const [recalled = [], data = []] = [true, false].map((isBad) =>
          waiting.filter(({ lot }) => isRecalled(shop, lot) === isBad),
        )
        const lots = jarsBy(data, ({ lot }) => (lot === null ? NO_LOT_NAME : `lot ${lot}`))
        const jars = data.reduce((sum, { quantity }) => sum + quantity, 0)
        return (
          <div className="mt-2.5 grid grid-cols-1 items-center gap-x-4 gap-y-0.5 border-jam/35 border-t pt-2.5 pb-3 min-[24rem]:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[auto_auto_minmax(0,1fr)_auto] md:gap-x-7 print:border-0">
            <h3 className="col-span-full font-semibold md:col-auto md:row-start-1 font-text text-[0.9375rem] text-jam">
              To pack
            </h3>
            <dl className="flex flex-wrap gap-x-5.5 gap-y-1">
              {[...jarsBy(data, ({ pack }) => pack ?? OTHER_PACK_NAME)]
                .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
                .map(([pack, count]) => (
                  <div key={pack} className="flex flex-row-reverse items-baseline gap-1.25 whitespace-nowrap">
                    <dt>× {pack}</dt>
                    <dd className="figure text-[2.5rem] text-leaf">{showCount(count)}</dd>
                  </div>
                ))}
            </dl>
            <SmallButton onClick={() => print()} className="md:col-start-4 md:row-start-1">
              <Printer aria-hidden strokeWidth={1.75} className="size-4.5" />
              Print the list
            </SmallButton>
            <p className="text-moss text-sm max-md:col-span-full md:col-start-3 md:row-start-1">
              {data.length === 0
                ? 'Nothing to pack'
                : `${showJars(jars)} in ${showOrders(data.length)}${
                    lots.size === 1
                      ? `, all of ${[...lots.keys()].join()}`
                      : `: ${[...lots].map(([lot, count]) => `${showCount(count)} of ${lot}`).join(', ')}`
                  }`}
            </p>
            <div className="col-span-full empty:hidden">
              {[...jarsBy(recalled, ({ lot }) => lot ?? '')].map(([lot, count]) => (
                <Fault key={lot} title={`Do not send ${showJars(count)} of lot ${lot}:`}>
                  it is recalled.
                </Fault>
              ))}
            </div>
            <table className="printed">
              <caption>{`To send, ${showDate(dayInIndia(Date.now()))}`}</caption>
              <thead>
                <tr>
                  {['Packed', 'Reference', 'Jars', 'Lot', 'Note'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map((order) => (
                  <tr key={order.id}>
                    <td>☐</td>
                    <th scope="row">{order.reference ?? '–'}</th>
                    <td>{describeItems(order)}</td>
                    <td>{order.lot}</td>
                    <td>{order.note}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }}
    </QueryResult>
  )
}

/** Sums jars by key, in the order of the keys' first appearance. */
function jarsBy(orders: readonly Order[], keyOf: (order: Order) => string): Map<string, number> {
  const jars = new Map<string, number>()
  for (const order of orders) jars.set(keyOf(order), (jars.get(keyOf(order)) ?? 0) + order.quantity)
  return jars
}
