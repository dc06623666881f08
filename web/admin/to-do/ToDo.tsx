import ChevronRight from 'lucide-react/icons/chevron-right'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useId } from 'react'
import { currentTime } from '#web/browser/api/clock.ts'
import { rememberToDo } from '#web/browser/signed-in.ts'
import type { ToDo as ToDoList } from '#worker/owner/contract.ts'
import { PanelFailure, useQuery } from '../controls/Panel.tsx'
import { rupees, showPastDay, showToDo } from '../format.ts'
import { partLink } from '../routing.ts'
import { type Shop, useShop } from '../shop.ts'
import { documentFaults, faultsOf, recallFault } from './faults.ts'
import { toDo } from './queries.ts'

type Item = {
  /** A number of things; undefined for a fault. */
  count?: number
  name: string
  detail: string
  href: string | undefined
}

/** What the owner has to do tonight, recalls and faults first. Nothing else is here, so it is empty on most evenings. */
export function ToDo() {
  const id = useId()
  const { data, error, mutate } = useQuery(toDo)
  const { documents, launch } = useShop()
  const items = data && itemsOf(data.data, documents, launch?.canEdit ?? false, currentTime())
  useEffect(() => {
    if (items) rememberToDo(items.length)
  }, [items])
  return (
    <section aria-labelledby={id} className="wide">
      <h2 id={id} className="text-2xl max-lg:sr-only lg:mb-2 lg:pt-3.5">
        To do
      </h2>
      {error && !items ? (
        <PanelFailure onRetry={() => void mutate()} />
      ) : items?.length === 0 ? (
        <p className="min-h-[calc(var(--to-do-rows,0)*2.8125rem)] py-2.5 font-semibold lg:min-h-17">
          Nothing to do.
        </p>
      ) : (
        <ul
          aria-busy={!items}
          // The rows of the last visit keep their place while loading.
          className="min-h-[calc(var(--to-do-rows,3)*2.8125rem)] max-lg:divide-y max-lg:divide-jam/35 lg:flex lg:min-h-17 lg:flex-wrap lg:gap-x-gap"
        >
          {items?.map(({ count, name, detail, href }) => {
            const Row = href ? 'a' : 'p'
            const isFault = count === undefined
            const weight = isFault ? 'font-bold text-fault' : 'font-semibold'
            return (
              <li
                key={name}
                className={`lg:flex-[1_1_12rem] ${isFault ? 'max-lg:border-b-0 lg:border-fault lg:border-t-4' : 'lg:border-current/50 lg:border-t'}`}
              >
                <Row href={href} className={`${ROW} ${isFault ? FAULT_ROW : 'min-h-11 lg:min-h-16.75'}`}>
                  <span
                    className={`figure row-[1/3] text-[1.5rem] min-[24rem]:max-lg:row-auto lg:min-w-11 lg:text-[2.75rem] ${isFault ? weight : 'text-leaf'}`}
                  >
                    {count === undefined ? (
                      <TriangleAlert aria-hidden strokeWidth={2} className="size-6.5 lg:size-9" />
                    ) : (
                      showToDo(count)
                    )}
                  </span>{' '}
                  <b className={`leading-[1.2] ${weight}`}>{name}</b>{' '}
                  <small
                    className={`col-start-2 row-start-2 text-sm/[1.2] min-[24rem]:max-lg:col-auto min-[24rem]:max-lg:row-auto min-[24rem]:max-lg:text-right ${isFault ? 'text-jam' : 'text-moss'}`}
                  >
                    {detail}
                  </small>
                  {href && (
                    <ChevronRight
                      aria-hidden
                      strokeWidth={1.75}
                      className="-col-start-2 row-[1/3] size-4.5 justify-self-end text-moss min-[24rem]:max-lg:row-auto"
                    />
                  )}
                </Row>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** On a phone a row of a list, on a desk a part of a strip. From 24rem up the detail of the row is beside the name. */
const ROW =
  'grid grid-cols-[2rem_minmax(0,1fr)_1rem] items-center gap-x-2 py-1 min-[24rem]:grid-cols-[2.5rem_minmax(0,1fr)_auto_1rem] min-[24rem]:py-0 lg:h-full lg:grid-cols-[auto_minmax(0,1fr)_1.125rem] lg:grid-rows-[auto_auto] lg:content-center lg:gap-x-3 lg:py-2.5'
const FAULT_ROW =
  'min-h-12 bg-clay/14 max-lg:-mx-gutter max-lg:border-fault max-lg:border-l-6 max-lg:px-gutter lg:pr-3 lg:pl-3.5'

function itemsOf(all: ToDoList, documents: Shop['documents'], canEdit: boolean, now: number): Item[] {
  const { orders, inquiries } = all
  const { toMark, toSend, owed, recalled } = orders
  const things = [
    {
      count: toMark.count,
      name: toMark.count === 1 ? 'Order to mark' : 'Orders to mark',
      detail: toMark.old > 0 ? `${showToDo(toMark.old)} older than 7 days` : 'of the last 7 days',
      href: '#orders',
    },
    {
      count: toSend.jars,
      name: toSend.jars === 1 ? 'Jar to send' : 'Jars to send',
      detail: `in ${showToDo(toSend.orders)} ${toSend.orders === 1 ? 'order' : 'orders'}`,
      href: partLink('orders', 'to-send'),
    },
    {
      count: owed.orders,
      name: owed.orders === 1 ? 'Order not paid' : 'Orders not paid',
      detail: `${rupees(owed.rupees)} owed`,
      href: partLink('orders', 'owed'),
    },
    {
      count: inquiries.count,
      name: inquiries.count === 1 ? 'Enquiry to answer' : 'Enquiries to answer',
      detail: inquiries.oldest ? `oldest: ${showPastDay(inquiries.oldest, now)}` : '',
      href: '#enquiries',
    },
  ]
  return [
    ...recalled.map(recallFault),
    ...faultsOf(all, now),
    ...documentFaults(documents, now, canEdit),
    ...things.filter(({ count }) => count > 0),
  ]
}
