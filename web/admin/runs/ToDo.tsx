import ChevronRight from 'lucide-react/icons/chevron-right'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useId } from 'react'
import useSWR from 'swr'
import { rememberToDo } from '#web/browser/signed-in.ts'
import type { ToDo as ToDoList } from '#worker/owner/contract.ts'
import { MAX_TO_DO } from '#worker/statistics/contract.ts'
import { dayInIndia, showClock, showCount, showPastDay } from '../format.ts'
import { partLink } from '../routing.ts'
import { type Shop, useShop } from '../shop.ts'
import { documentFaults, faultsOf } from './faults.ts'
import { toDo } from './queries.ts'

type Item = {
  /** A number of things; undefined for a fault. */
  count?: number
  name: string
  detail: string
  href: string | undefined
}

/** Above this many things the block shows `99+`. */
const showLimited = (count: number) => (count >= MAX_TO_DO ? `${MAX_TO_DO - 1}+` : showCount(count))

type Props = {
  isReady: boolean
  /** Whether the site has `/edit`. */
  canEdit: boolean
}

/** What the owner has to do tonight, faults first. Nothing else is here, so it is empty on most evenings. */
export function ToDo({ isReady, canEdit }: Props) {
  const id = useId()
  const { data } = useSWR(isReady ? toDo.key : null, toDo.fetch)
  const { documents } = useShop()
  const list = data?.data
  const items = list && itemsOf(list, documents, canEdit, Date.now())
  useEffect(() => {
    if (items) rememberToDo(items.length)
  }, [items])
  return (
    <section aria-labelledby={id} className="wide to-do">
      <h2 id={id} className="text-2xl max-lg:sr-only">
        To do
      </h2>
      {items?.length === 0 ? (
        <NothingToDo list={list} />
      ) : (
        <ul aria-busy={!items}>
          {items?.map((item) => (
            <li key={item.name} className={item.count === undefined ? 'bad' : ''}>
              {item.href ? (
                <a href={item.href} className="row">
                  <ItemText item={item} />
                  <ChevronRight aria-hidden strokeWidth={1.75} className="chevron size-4.5" />
                </a>
              ) : (
                <p className="row">
                  <ItemText item={item} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ItemText({ item: { count, name, detail } }: { item: Item }) {
  return (
    <>
      <span className="figure">
        {count === undefined ? (
          <TriangleAlert aria-hidden strokeWidth={2} className="size-6.5 lg:size-9" />
        ) : (
          showLimited(count)
        )}
      </span>{' '}
      <b>{name}</b> <small>{detail}</small>
    </>
  )
}

/** Shown when there is nothing to do, with the last sale and the last backup. */
function NothingToDo({ list }: { list: ToDoList | undefined }) {
  const lastSold = list?.orders.lastSold
  const backup = list?.runs.backup.lastSucceeded
  const showWhen = (iso: string) => {
    const day = showPastDay(dayInIndia(Date.parse(iso)), Date.now())
    return `${day === 'today' ? '' : `${day}, `}${showClock(Date.parse(iso))}`
  }
  return (
    <p className="nothing">
      <b>Nothing to do.</b>{' '}
      <span>
        {[
          lastSold?.sold_at &&
            `Last marked: ${lastSold.reference ?? 'a sale without a reference'}, ${showWhen(lastSold.sold_at)}.`,
          backup &&
            `Backup made ${showPastDay(dayInIndia(Date.parse(backup.created_at)), Date.now())}, ${showClock(Date.parse(backup.created_at))}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </p>
  )
}

function itemsOf(
  { runs, orders, inquiries }: ToDoList,
  documents: Shop['documents'],
  canEdit: boolean,
  now: number,
): Item[] {
  const faults = [...faultsOf(runs, now), ...documentFaults(documents, now, canEdit)]
  const [first, ...others] = faults
  const { toMark, toSend } = orders
  return [
    ...(first
      ? [
          others.length === 0
            ? first
            : {
                name: `${faults.length} faults`,
                detail: faults.map(({ name }) => name).join(', '),
                href: faults.find(({ href }) => href)?.href,
              },
        ]
      : []),
    ...(toMark.count > 0
      ? [
          {
            count: toMark.count,
            name: toMark.count === 1 ? 'Order to mark' : 'Orders to mark',
            detail: toMark.old > 0 ? `${showLimited(toMark.old)} older than 7 days` : 'of the last 7 days',
            href: '#orders',
          },
        ]
      : []),
    ...(toSend.orders > 0
      ? [
          {
            count: toSend.jars,
            name: toSend.jars === 1 ? 'Jar to send' : 'Jars to send',
            detail: `in ${showLimited(toSend.orders)} ${toSend.orders === 1 ? 'order' : 'orders'}`,
            href: partLink('orders', 'to-send'),
          },
        ]
      : []),
    ...(inquiries.count > 0
      ? [
          {
            count: inquiries.count,
            name: inquiries.count === 1 ? 'Enquiry to answer' : 'Enquiries to answer',
            detail: inquiries.oldest
              ? `oldest: ${showPastDay(dayInIndia(Date.parse(inquiries.oldest)), now)}`
              : '',
            href: '#enquiries',
          },
        ]
      : []),
  ]
}
