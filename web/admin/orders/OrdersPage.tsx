import Search from 'lucide-react/icons/search'
import { useDeferredValue, useId, useState } from 'react'
import { currentDay, useToday } from '#web/browser/api/clock.ts'
import { readReference } from '#worker/orders/contract.ts'
import { ADDRESS_LABELS, AddressLabels } from '../address-labels/AddressLabels.tsx'
import { field, Select } from '../controls/fields.tsx'
import { Part, useQuery } from '../controls/Panel.tsx'
import { buttonStyle, DownloadLink } from '../controls/SmallButton.tsx'
import { financialYearOf, showDate, showFinancialYear, showToDo } from '../format.ts'
import { pageLinks, partLink, usePart } from '../routing.ts'
import { isRecalled, useShop } from '../shop.ts'
import { spanQuery } from '../statistics/range.ts'
import { toDo } from '../to-do/queries.ts'
import { useKeptMessages } from './kept-messages.ts'
import { PagedOrders, SearchedOrders } from './OrderLists.tsx'
import type { OrderTab } from './open-tab.ts'
import { ORDER_TABS, partOf, tabFor } from './order-tabs.ts'
import { DATES, type Dates } from './queries.ts'

/** The page of orders, or that of their address labels. */
export function OrdersPage() {
  const part = usePart() ?? ''
  // Drops what is kept too long.
  useKeptMessages()
  if (part === ADDRESS_LABELS) return <AddressLabels />
  // A link to a lot or an order shows it whatever was searched before; the lists keep their search and dates.
  const isList = part === '' || ORDER_TABS.some(({ list }) => partOf(list) === part)
  return <AllOrders key={isList ? '' : part} part={part} />
}

/** All orders, by what is still to be done with them. */
function AllOrders({ part }: { part: string }) {
  const id = useId()
  const shop = useShop()
  const { lots } = shop
  const named = ORDER_TABS.find(({ list }) => partOf(list) === part)
  // Another part of the address is a lot, whose sales are shown, or a reference.
  const reference = named || lots.some(({ lot }) => lot === part) ? undefined : readReference(part)
  const lot = named || reference ? undefined : part || undefined
  const tab = named ?? tabFor(lot ? 'sold' : 'open')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim() || (reference ?? ''))
  const [dates, setDates] = useState<Dates>('all')
  const today = useToday()
  const span = dates === 'all' ? {} : spanQuery({ range: dates, compare: 'before' }, today)
  const days = { ...span, ...(lot && { lot }) }
  // Without the days: at midnight a new key would discard what is typed in a row.
  const key = `${tab.list} ${dates} ${lot} ${search}`

  return (
    <div className="group/page in-order">
      <section aria-labelledby={id} className="in-order wide pt-2.5 lg:pt-4.5">
        <div className="grid gap-2 lg:grid-cols-[2fr_6fr_4fr] lg:items-center lg:gap-x-gap print:group-has-[.printed]/page:hidden">
          <h2 id={id} className="text-2xl max-md:sr-only print:hidden">
            Orders
          </h2>
          <Part>
            <Chips current={tab} isLot={lot !== undefined} />
          </Part>
          <div className="grid grid-cols-1 gap-2 min-[22.5rem]:grid-cols-[minmax(0,1fr)_8.25rem] print:hidden">
            <label className="relative block min-w-0">
              <Search
                aria-hidden
                strokeWidth={1.75}
                className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-moss max-[24rem]:hidden"
              />
              <input
                type="search"
                aria-label="Reference, note, parcel or amount"
                placeholder="Reference, note, ₹"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className={`${field} min-[24rem]:pl-9`}
              />
            </label>
            <Select aria-label="Dates" value={dates} onChoose={setDates} options={DATES} />
          </div>
        </div>
        {lot && (
          <p className="flex flex-wrap items-center gap-x-3 pt-1 text-label">
            <span>
              {`Sales of lot ${lot}.`}
              {isRecalled(shop, lot) &&
                ' It is recalled: open each that was sent, copy the reply, send it, tick it off.'}
            </span>{' '}
            <a
              href={`/api/stats/lot.csv?${new URLSearchParams({ lot })}`}
              download
              className={buttonStyle.text}
            >
              As a file
            </a>
            <a href={partLink('orders', 'sold')} className={buttonStyle.text}>
              All sales
            </a>
          </p>
        )}
        <Part key={key}>
          {search ? (
            <SearchedOrders tab={tab} days={days} search={search} />
          ) : (
            <PagedOrders tab={tab} days={days} />
          )}
        </Part>
      </section>
      <Accountant />
    </div>
  )
}

const CHIP =
  'flex min-h-11 items-center gap-1.25 whitespace-nowrap rounded-lg border px-2.75 font-semibold text-label md:px-4'
/** In print, it is the heading of the list. */
const CURRENT_CHIP =
  'border-leaf bg-leaf text-paper print:min-h-0 print:border-0 print:bg-transparent print:px-0 print:text-[1.5rem] print:text-inherit forced-colors:border-3 forced-colors:border-[Highlight]'

/** The lists, with how many orders wait in the first three. */
function Chips({ current, isLot }: { current: OrderTab; isLot: boolean }) {
  const { data } = useQuery(toDo)
  const counts: Partial<Record<OrderTab['list'], number>> = data
    ? {
        open: data.data.orders.toMark.count,
        to_send: data.data.orders.toSend.orders,
        owed: data.data.orders.owed.orders,
      }
    : {}
  return (
    <nav aria-label="Orders shown" className="flex flex-wrap gap-1.5">
      {ORDER_TABS.map(({ list, name }) => {
        const count = counts[list]
        const isCurrent = !isLot && list === current.list
        return (
          <a
            key={list}
            href={list === 'open' ? pageLinks.orders : partLink('orders', partOf(list))}
            aria-current={isCurrent ? 'true' : undefined}
            className={`${CHIP} ${isCurrent ? CURRENT_CHIP : 'border-moss/75 text-leaf print:hidden'}`}
          >
            {name}{' '}
            {count !== undefined && (
              <i className={`font-normal not-italic ${isCurrent ? '' : 'text-moss'}`}>{showToDo(count)}</i>
            )}
          </a>
        )
      })}
    </nav>
  )
}

/** Financial years that are offered, this one first. */
const YEARS = 3

/** The accountant's file: the sales of a financial year, as of today. */
function Accountant() {
  const id = useId()
  const today = useToday() ?? currentDay()
  const hasBills = useShop().bills !== null
  const current = financialYearOf(today)
  const [year, setYear] = useState(current)
  const days = { from: `${year}-04-01`, to: year === current ? today : `${year + 1}-03-31` }
  const file = `sales-${showFinancialYear(year).replace('–', '-')}.csv`
  return (
    <section
      aria-labelledby={id}
      className="wide mt-9 pb-10 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-x-6 print:hidden"
    >
      <h2 id={id} className="col-span-full text-2xl">
        For the accountant
      </h2>
      <div className="mt-1 mb-2.5 text-label text-moss md:mb-0">
        <p>
          Sold orders of the year, as of today: day, reference, pack, jars, rupees, of these delivery,
          refunded, net, received and how, lot, note, and a total.
          {hasBills && ' Bills and notes: number, place of supply, HSN, rate, taxable value and taxes.'}
        </p>
        <p>{`From ${showDate(days.from)} to ${showDate(days.to)}.`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Year"
          value={String(year)}
          onChoose={(value) => setYear(Number(value))}
          options={Array.from({ length: YEARS }, (_, index) => current - index).map(
            (each) => [String(each), showFinancialYear(each)] as const,
          )}
          frame="w-30"
        />
        <DownloadLink href={`/api/stats/sales.csv?${new URLSearchParams(days)}`} download={file}>
          {file}
        </DownloadLink>
      </div>
    </section>
  )
}
