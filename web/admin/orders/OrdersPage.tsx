import Search from 'lucide-react/icons/search'
import { useDeferredValue, useId, useState } from 'react'
import useSWR from 'swr'
import { readReference } from '#worker/orders/contract.ts'
import { field, TextField } from '../controls/fields.tsx'
import { LoadingNote, Part } from '../controls/Panel.tsx'
import { Select } from '../controls/Select.tsx'
import { addDays, dayInIndia, showCount } from '../format.ts'
import { pageLinks, partLink, usePart } from '../routing.ts'
import { toDo } from '../runs/queries.ts'
import { useSession } from '../session/session.ts'
import { isRecalled, useShop } from '../shop.ts'
import { Accountant } from './Accountant.tsx'
import { DATE_NAMES, DATES, type Dates, listDays } from './list-days.ts'
import type { OrderMarks } from './marks.ts'
import { ORDER_TABS, type OrderTab } from './order-tabs.ts'
import { PagedOrders } from './PagedOrders.tsx'
import { SearchedOrders } from './SearchedOrders.tsx'

const MAX_COUNT = 99

/** All orders, by what is still to be done with them. */
export function OrdersPage({ marks }: { marks: OrderMarks }) {
  const id = useId()
  const part = usePart() ?? ''
  const isOpen = useSession().state === 'open'
  const shop = useShop()
  const { lots } = shop
  const named = ORDER_TABS.find((candidate) => candidate.part === part)
  // Another part of the address is a lot, whose sales are shown, or a reference.
  const reference = named || lots.some(({ lot }) => lot === part) ? undefined : readReference(part)
  const lot = named || reference ? undefined : part || undefined
  const tab = named ?? ORDER_TABS[lot ? 2 : 0]
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim() || (reference ?? ''))
  const [dates, setDates] = useState<Dates>('all')
  const today = dayInIndia(Date.now())
  const [from, setFrom] = useState(() => addDays(today, -30))
  const [to, setTo] = useState(today)
  const days = { ...listDays(dates, from, to), ...(lot && { lot }) }
  if (!tab) return null
  const key = `${tab.list} ${JSON.stringify(days)} ${search}`

  return (
    <div className="orders-page">
      <section aria-labelledby={id} className="wide pt-2.5 lg:pt-4.5">
        <div className="orders-head">
          <h2 id={id} className="text-2xl max-md:sr-only">
            Orders
          </h2>
          <Part keys={['to-do']}>
            <Chips current={tab} isLot={lot !== undefined} />
          </Part>
          <div className="tools">
            <label className="relative block min-w-0">
              <Search
                aria-hidden
                strokeWidth={1.75}
                className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-moss"
              />
              <input
                type="search"
                aria-label="Reference, note or amount"
                placeholder="Reference, note, ₹"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className={`${field} pl-10`}
              />
            </label>
            <Select
              aria-label="Dates"
              value={dates}
              onChange={({ target }) => setDates(target.value as Dates)}
            >
              {DATES.map((value) => (
                <option key={value} value={value}>
                  {DATE_NAMES[value]}
                </option>
              ))}
            </Select>
          </div>
          {dates === 'between' && (
            <div className="between">
              {[
                { label: 'From', value: from, set: setFrom },
                { label: 'To', value: to, set: setTo },
              ].map(({ label, value, set }) => (
                <TextField
                  key={label}
                  label={label}
                  type="date"
                  max={today}
                  value={value}
                  onChange={({ target }) => target.value && set(target.value)}
                />
              ))}
            </div>
          )}
        </div>
        {lot && (
          <p className="flex flex-wrap items-center gap-x-3 pt-1 text-[0.9375rem]">
            <span>
              {`Sales of lot ${lot}.`}
              {isRecalled(shop, lot) && ' It is recalled: open each, copy the reply, send it, tick it off.'}
            </span>{' '}
            <a
              href={`/api/stats/lot.csv?${new URLSearchParams({ lot })}`}
              download
              className="inline-flex min-h-11 items-center underline"
            >
              As a file
            </a>
            <a href={partLink('orders', 'sold')} className="inline-flex min-h-11 items-center underline">
              All sales
            </a>
          </p>
        )}
        {!isOpen ? (
          <LoadingNote className="py-4" />
        ) : search ? (
          <SearchedOrders key={key} tab={tab} days={days} search={search} marks={marks} />
        ) : (
          <PagedOrders key={key} tab={tab} days={days} marks={marks} />
        )}
      </section>
      {isOpen && (
        <Part keys={['totals']}>
          <Accountant />
        </Part>
      )}
    </div>
  )
}

/** The lists, with how many orders wait in the first two. */
function Chips({ current, isLot }: { current: OrderTab; isLot: boolean }) {
  const isOpen = useSession().state === 'open'
  const { data } = useSWR(isOpen ? toDo.key : null, toDo.fetch)
  const counts: Partial<Record<OrderTab['list'], number>> = data
    ? { open: data.data.orders.toMark.count, to_send: data.data.orders.toSend.orders }
    : {}
  return (
    <nav aria-label="Orders shown" className="chips">
      {ORDER_TABS.map(({ list, name, part }) => {
        const count = counts[list]
        return (
          <a
            key={list}
            href={list === 'open' ? pageLinks.orders : partLink('orders', part)}
            aria-current={!isLot && list === current.list ? 'true' : undefined}
          >
            {name} {count !== undefined && <i>{count > MAX_COUNT ? `${MAX_COUNT}+` : showCount(count)}</i>}
          </a>
        )
      })}
    </nav>
  )
}
