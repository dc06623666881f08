import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, useState } from 'react'
import type { Order } from '#worker/orders/contract.ts'
import { OnceButton } from '../controls/SmallButton.tsx'
import { rupees } from '../format.ts'
import { OTHER_PACK_NAME } from '../names.ts'
import { isRecalled, useShop } from '../shop.ts'
import { FormProblem } from './FormProblem.tsx'
import { focusNext } from './focus-next.ts'
import type { OrderMarks } from './marks.ts'
import { OrderDetails } from './OrderDetails.tsx'
import type { OrderTab } from './order-tabs.ts'
import type { Message } from './read-messages.ts'
import { type OrderForm, useOrderForm } from './use-order-form.ts'
import { WarnedBox } from './WarnedBox.tsx'

type Props = {
  tab: OrderTab
  /** Undefined for a message without an order. */
  order: Order | undefined
  /** The customer's message, where it was pasted. */
  message?: Message
  marks: OrderMarks
  /** Whether there is nothing left to do with the order as it is now. */
  isDone: (order: Order) => boolean
  /** Whether its button is the next tap of all. */
  isNext: boolean
  isOpenAtFirst: boolean
  onToggle?: (isOpen: boolean) => void
}

/**
 * One order: a line with the button that finishes it, what the customer wrote, and all its fields once it is opened.
 * Marked, it keeps its place and height without a control under the finger.
 */
export function OrderRow({
  tab,
  order: loaded,
  message,
  marks,
  isDone,
  isOpenAtFirst,
  onToggle,
  isNext,
}: Props) {
  const id = useId()
  const shop = useShop()
  const row = useRef<HTMLLIElement>(null)
  const [isOpen, open] = useState(isOpenAtFirst)
  const setOpen = (opened: boolean) => {
    open(opened)
    onToggle?.(opened)
  }
  const onDone = () => {
    setOpen(false)
    focusNext(row.current)
  }
  const form = useOrderForm({
    order: loaded && (marks.changed.get(loaded.id) ?? loaded),
    reference: message?.reference,
    isEmpty: message !== undefined,
    marks,
    onDone,
  })
  const { order } = form
  const reference = order?.reference ?? message?.reference
  const isFinished = order !== undefined && isDone(order)
  const now = Date.now()
  return (
    <li ref={row} className={`${isOpen ? 'open' : ''} ${isFinished ? 'text-moss' : ''}`}>
      <div className="line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="opener"
        >
          <code>{reference ?? 'no ref.'}</code>
          <span className="ordered">{describeDraft(form)}</span>
          <span className="amount">{form.rupees === undefined ? '' : rupees(form.rupees)}</span>
          {order ? (
            <>
              <span className="when">{tab.whenOf(order, now)}</span>
              {tab.columns.map(({ name, show }) => (
                <span key={name} className="extra">
                  {show(order, now, shop)}
                </span>
              ))}
            </>
          ) : (
            <span className="unrecorded">
              {reference ? 'its click was not recorded' : 'its reference cannot be read'}
            </span>
          )}
          <ChevronDown aria-hidden strokeWidth={1.75} className="chevron" />
        </button>
        {isFinished && !isOpen ? (
          <p className="state">
            <Check aria-hidden strokeWidth={2} className="size-4.5" />
            <span>{describeOutcome(order)}</span>
          </p>
        ) : order && !isOpen && tab.list === 'sold' && isRecalled(shop, order.lot) ? (
          <WarnedBox order={order} marks={marks} />
        ) : (
          <Action
            form={form}
            formId={isOpen ? `${id}-form` : undefined}
            list={tab.list}
            reference={reference}
            isNext={isNext}
            onOpen={() => setOpen(true)}
          />
        )}
      </div>
      <FormProblem form={form} reference={reference} />
      {message && message.lines.length > 0 && <p className="message">{message.lines.join('\n')}</p>}
      {isOpen && (
        <div id={id} className="form">
          <OrderDetails form={form} formId={`${id}-form`} marks={marks} onDone={onDone} />
        </div>
      )}
    </li>
  )
}

function describeDraft({ order, draft }: OrderForm): string {
  if (draft.pack === undefined) return order ? 'no pack' : ''
  return `${draft.jars || '?'} × ${draft.pack ?? OTHER_PACK_NAME}`
}

function describeOutcome({ status, sent_at }: Order): string {
  if (status === 'sold') return sent_at ? 'Sent' : 'Sold'
  return status === 'clicked' ? 'Open' : 'Not sold'
}

type ActionProps = Pick<Props, 'isNext'> & {
  form: OrderForm
  /** The id of the form, where it is open. */
  formId: string | undefined
  list: OrderTab['list']
  reference: string | undefined
  onOpen: () => void
}

/** The one button that finishes a row. */
function Action({ form, formId, list, reference, isNext, onOpen }: ActionProps) {
  if (!formId && (list === 'sold' || list === 'not_sold')) return null
  const isToSend = !formId && list === 'to_send'
  const isKnown = form.amount !== '' && form.jars !== undefined
  const press = isToSend ? () => form.change({ sent: true }) : isKnown ? form.submit : onOpen
  return (
    <OnceButton
      as={isNext && !form.doubt ? 'filled' : 'finish'}
      busy={form.busy}
      data-mark={form.isSold && !isToSend ? undefined : ''}
      {...(formId ? { type: 'submit', form: formId } : { onClick: () => void press() })}
    >
      <span>
        {isToSend ? 'Mark sent' : form.isSold ? 'Save' : formId || isKnown ? 'Mark sold' : 'Mark sold…'}
      </span>
      <span className="sr-only"> {reference}</span>
    </OnceButton>
  )
}
