import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { currentTime } from '#web/browser/api/clock.ts'
import type { Order } from '#worker/orders/contract.ts'
import { SmallButton, stateStyle } from '../controls/SmallButton.tsx'
import { rupees, showPastDay } from '../format.ts'
import { recalledOf, useShop } from '../shop.ts'
import { FormProblem } from './FormProblem.tsx'
import { hasKeptDraft } from './kept-draft.ts'
import { useMarks } from './marks.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { FACTS, OrderFacts } from './OrderFacts.tsx'
import { OrderFields } from './OrderFields.tsx'
import type { OrderTab } from './open-tab.ts'
import { describeLines } from './order-changes.ts'
import { PaidButton } from './PaidButton.tsx'
import type { Message } from './read-messages.ts'
import { type OrderForm, useOrderForm } from './use-order-form.ts'
import { WarnedBox } from './WarnedBox.tsx'

type Props = {
  tab: OrderTab
  /** Undefined for a message without an order. */
  order: Order | undefined
  /** The customer's message, where it was pasted. */
  message?: Message
  /** Whether there is nothing left to do with the order as it is now. */
  isDone: (order: Order) => boolean
  /** Whether its button is the next action on the screen. */
  isNext: boolean
  isOpenAtFirst: boolean
  /** Shown below the line. */
  children?: ReactNode
}

/** The columns of the page's lists, from 48rem up. */
export const ORDER_COLUMNS =
  'md:grid-cols-[5rem_5.75rem_6.5rem_5.25rem_minmax(0,3fr)_minmax(0,1fr)_1.125rem] md:items-center md:gap-x-2.5 lg:grid-cols-[5rem_5.75rem_6.5rem_6.5rem_minmax(0,2fr)_minmax(0,1fr)_1.125rem] lg:gap-x-4 xl:grid-cols-[6rem_minmax(6.5rem,0.6fr)_6.5rem_minmax(7rem,0.7fr)_minmax(0,1.4fr)_minmax(0,1fr)_1.125rem] xl:gap-x-7 md:print:grid-cols-[5rem_5.75rem_6.5rem_5.25rem_minmax(0,1fr)_minmax(0,1fr)]'

/** Reference, order with amount, and chevron in the first row, the rest in a second and a third below. */
const OPENER =
  'relative grid min-h-14 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_1.125rem] content-center items-baseline gap-x-1.5 py-1.5 text-left text-label/[1.35] min-[24rem]:grid-cols-[4rem_minmax(0,1fr)_1.125rem] forced-colors:border-0'
const LISTED = `md:**:row-[1] md:min-h-13 md:py-1 print:min-h-9 ${ORDER_COLUMNS}`
/** The amount is below the order where both do not fit beside each other. */
const PRICED = 'contents flex-wrap gap-x-1.5 min-[24rem]:flex'
const NOTE =
  'col-[1/3] row-start-3 truncate text-caption text-moss empty:hidden max-[24rem]:row-start-4 max-[24rem]:whitespace-normal print:whitespace-normal'

/**
 * One order: a line with the button that finishes it, what the customer wrote, and all its fields once it is opened.
 * Once marked, it keeps its place and height, and no control is where the button was.
 */
export function OrderRow({ tab, order: loaded, message, isDone, isOpenAtFirst, isNext, children }: Props) {
  const id = useId()
  const shop = useShop()
  const marks = useMarks()
  const row = useRef<HTMLLIElement>(null)
  const line = useRef<HTMLDivElement>(null)
  /** The height of the line while the row was closed and not done, in CSS pixels; 0 until it is measured. */
  const height = useRef(0)
  const [isOpen, setOpen] = useState(() => isOpenAtFirst || hasKeptDraft(loaded, message))
  const onDone = () => {
    // What the next row is scrolled to depends on the height of this one.
    flushSync(() => setOpen(false))
    focusNext(row.current)
  }
  const form = useOrderForm({
    order: loaded && (marks.changed.get(loaded.id) ?? loaded),
    message,
    onDone,
  })
  const { order } = form
  const reference = order?.reference ?? message?.reference
  const isFinished = order !== undefined && isDone(order)
  const isBad = order && !isOpen && recalledOf(shop, order)
  const isListed = message === undefined
  useLayoutEffect(() => {
    const { current: element } = line
    if (!element || isOpen) return
    // Once it is done, its text may take a line less.
    element.style.minHeight = isFinished && height.current > 0 ? `${height.current}px` : ''
    if (!isFinished) height.current = element.getBoundingClientRect().height
  })
  return (
    <li
      ref={row}
      className={`border-jam/35 border-b ${isListed && isOpen ? '-mx-gutter bg-linen px-gutter md:-mx-5 md:rounded-sm md:px-5' : ''} ${isFinished ? 'text-moss' : ''}`}
    >
      <div
        ref={line}
        className={`grid min-h-15 grid-cols-1 items-center gap-x-2 max-[24rem]:pb-1.5 min-[24rem]:grid-cols-[minmax(0,1fr)_auto] ${isListed ? 'md:min-h-13 md:grid-cols-[minmax(0,1fr)_6.5rem] print:min-h-0 print:grid-cols-1' : ''}`}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`${OPENER} ${isListed ? LISTED : ''}`}
        >
          <code>{reference ?? 'no ref.'}</code>
          <span className={`${PRICED} ${isListed ? 'md:contents' : ''}`}>
            <span className="grow basis-[min-content] max-[24rem]:col-start-1 max-[24rem]:row-start-2">
              {describeDraft(form)}
            </span>
            <span
              className={`whitespace-nowrap max-[24rem]:col-start-2 max-[24rem]:row-start-1 min-[24rem]:ml-auto min-[24rem]:text-right ${isFinished ? '' : 'font-semibold'}`}
            >
              <span>{form.rupees === undefined ? '' : rupees(form.rupees)}</span>
              {form.lacksDelivery && (
                <span className="-mt-0.5 mb-0.5 block font-normal text-xs leading-none"> + delivery</span>
              )}
            </span>
          </span>
          {order ? (
            <>
              <OrderFacts tab={tab} order={order} isListed={isListed} />
              <span className={`${NOTE} ${isListed ? 'md:col-auto' : ''}`}>{order.note}</span>
            </>
          ) : (
            <span className={FACTS}>
              {reference ? 'its click was not recorded' : 'its reference cannot be read'}
            </span>
          )}
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={`-col-start-2 row-[1/3] size-4.5 self-center text-moss print:hidden ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        {isFinished && !isOpen ? (
          <p className={`${stateStyle} min-w-27 ${isListed ? 'md:min-w-0' : ''}`}>
            <Check aria-hidden strokeWidth={2} className="size-4.5" />
            <span className="leading-tight">
              <span>{describeOutcome(order, tab)}</span>{' '}
              <small className="block font-normal text-sm">{showDayOfOutcome(order, tab)}</small>
            </span>
          </p>
        ) : isBad && order.sent_at && tab.list === 'sold' ? (
          <WarnedBox order={order} />
        ) : isBad && tab.list === 'to_send' ? (
          <p className="whitespace-nowrap font-semibold text-label text-fault">Do not send</p>
        ) : (
          <Action
            form={form}
            formId={isOpen ? `${id}-form` : undefined}
            list={tab.list}
            reference={reference}
            isNext={isNext}
            onOpen={() => setOpen(true)}
            className={`min-w-27 whitespace-nowrap ${isListed ? 'md:w-26 md:min-w-0' : ''}`}
          />
        )}
      </div>
      <FormProblem form={form} reference={reference} />
      {children}
      {message && message.lines.length > 0 && (
        <p
          className={`wrap-anywhere mb-2.5 whitespace-pre-line text-sm/[1.35] ${isOpen ? '' : 'line-clamp-12'}`}
        >
          {message.lines.join('\n')}
        </p>
      )}
      {isOpen && (
        <div
          id={id}
          className="pt-0.5 pb-4 lg:grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-gap"
        >
          <OrderFields form={form} id={`${id}-form`} />
          {order && <OrderDetails order={order} form={form} onDone={onDone} />}
        </div>
      )}
    </li>
  )
}

function describeDraft({ order, draft }: OrderForm): string {
  if (draft.pack === undefined) return order ? 'no pack' : ''
  return describeLines([{ jars: draft.jars || '?', pack: draft.pack }, ...draft.others])
}

function describeOutcome({ status, sent_at }: Order, { list }: OrderTab): string {
  if (status === 'sold' && list === 'owed') return 'Paid'
  if (status === 'sold') return sent_at ? 'Sent' : 'Sold'
  return status === 'clicked' ? 'Open' : 'Not sold'
}

/** The day on which an order was marked: `today`, `yesterday`, `Sunday`, `20 Nov`. */
function showDayOfOutcome(order: Order, { list }: OrderTab): string {
  const { status, sold_at, sent_at, cancelled_at, received_at } = order
  const soldAt = list === 'owed' ? received_at : (sent_at ?? sold_at)
  const at = status === 'sold' ? soldAt : cancelled_at
  return at ? showPastDay(at, currentTime()) : ''
}

type ActionProps = Pick<Props, 'isNext'> & {
  form: OrderForm
  /** The id of the form, where it is open. */
  formId: string | undefined
  list: OrderTab['list']
  reference: string | undefined
  onOpen: () => void
  className: string
}

/** The one button that finishes a row. */
function Action({ form, formId, list, reference, isNext, onOpen, className }: ActionProps) {
  if (!formId && (list === 'sold' || list === 'not_sold')) return null
  if (!formId && list === 'owed')
    return <PaidButton form={form} as={isNext ? 'filled' : 'finish'} className={className} />
  const isToSend = !formId && list === 'to_send'
  const isKnown = form.amount !== '' && form.jars !== undefined
  const press = isToSend ? () => form.change({ sent: true }) : isKnown ? form.submit : onOpen
  return (
    <SmallButton
      as={isNext || formId ? 'filled' : 'finish'}
      busy={form.busy}
      className={className}
      data-mark={form.isSold && !isToSend ? undefined : ''}
      {...(formId ? { type: 'submit', form: formId } : { onClick: () => void press() })}
    >
      <span>
        {isToSend ? 'Mark sent' : form.isSold ? 'Save' : formId || isKnown ? 'Mark sold' : 'Mark sold…'}
      </span>
      <span className="sr-only"> {reference}</span>
    </SmallButton>
  )
}

/** Moves the focus from a row that was marked to the next one that waits, or one above it, or else to their list. */
function focusNext(row: Element | null): void {
  const list = row?.parentElement
  const waiting = [...(list?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])].filter(
    (button) => !row?.contains(button),
  )
  const isBelow = (button: Element) =>
    Boolean(row && row.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  const next = waiting.find(isBelow) ?? waiting[0]
  // The page does not scroll under a finger: a second tap of the same would mark another row.
  const focused = next ?? list
  focused?.focus({ preventScroll: true })
  if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' })
}
