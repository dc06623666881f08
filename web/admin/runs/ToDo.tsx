import ChevronRight from 'lucide-react/icons/chevron-right'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useId } from 'react'
import { rememberToDo } from '#web/browser/signed-in.ts'
import type { ToDo as ToDoList } from '#worker/owner/contract.ts'
import { useQuery } from '../controls/Panel.tsx'
import { dayInIndia, showClock, showPastDay, showToDo } from '../format.ts'
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

/**
 * What the owner has to do tonight, faults first. Nothing else is here, so it is empty on most evenings.
 *
 * @param canEdit whether the site has `/edit`
 */
export function ToDo({ canEdit }: { canEdit: boolean }) {
  const id = useId()
  const { data } = useQuery(toDo)
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
          {items?.map(({ count, name, detail, href }) => {
            const Row = href ? 'a' : 'p'
            return (
              <li key={name} className={count === undefined ? 'bad' : ''}>
                <Row href={href} className="row">
                  <span className="figure">
                    {count === undefined ? (
                      <TriangleAlert aria-hidden strokeWidth={2} className="size-6.5 lg:size-9" />
                    ) : (
                      showToDo(count)
                    )}
                  </span>{' '}
                  <b>{name}</b> <small>{detail}</small>
                  {href && <ChevronRight aria-hidden strokeWidth={1.75} className="chevron size-4.5" />}
                </Row>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Shown when there is nothing to do, with the last sale and the last backup. */
function NothingToDo({ list }: { list: ToDoList | undefined }) {
  const lastSold = list?.orders.lastSold
  const backup = list?.runs.backup.lastSucceeded
  const showWhen = (iso: string) =>
    `${showPastDay(dayInIndia(Date.parse(iso)), Date.now())}, ${showClock(Date.parse(iso))}`
  return (
    <p className="nothing">
      <b>Nothing to do.</b>{' '}
      <span>
        {[
          lastSold?.sold_at &&
            `Last marked: ${lastSold.reference ?? 'a sale without a reference'}, ${showWhen(lastSold.sold_at).replace(/^today, /, '')}.`,
          backup && `Backup made ${showWhen(backup.created_at)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </p>
  )
}

function itemsOf(
  { runs, orders: { toMark, toSend }, inquiries }: ToDoList,
  documents: Shop['documents'],
  canEdit: boolean,
  now: number,
): Item[] {
  const faults = [...faultsOf(runs, now), ...documentFaults(documents, now, canEdit)]
  const allFaults = {
    name: `${faults.length} faults`,
    detail: faults.map(({ name }) => name).join(', '),
    href: faults.find(({ href }) => href)?.href,
  }
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
      count: inquiries.count,
      name: inquiries.count === 1 ? 'Enquiry to answer' : 'Enquiries to answer',
      detail: inquiries.oldest ? `oldest: ${showPastDay(dayInIndia(Date.parse(inquiries.oldest)), now)}` : '',
      href: '#enquiries',
    },
  ]
  return [...(faults.length > 1 ? [allFaults] : faults), ...things.filter(({ count }) => count > 0)]
}
