import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef, useState } from 'react'
import type { Order } from '#worker/orders/contract.ts'
import { DeleteButton } from '../controls/DeleteButton.tsx'
import { OnceButton, SmallButton } from '../controls/SmallButton.tsx'
import { showFailure, useAction } from '../controls/use-action.ts'
import { rupees } from '../format.ts'
import { OTHER_PACK_NAME } from '../names.ts'
import { isRecalled, useShop } from '../shop.ts'
import { nameOf, useMarks } from './marks.ts'
import { FormProblem, OrderFields } from './OrderFields.tsx'
import type { OrderTab } from './order-tabs.ts'
import { Replies } from './Replies.tsx'
import type { Message } from './read-messages.ts'
import { type OrderForm, useOrderForm } from './use-order-form.ts'

type Props = {
  tab: OrderTab
  /** Undefined for a message without an order. */
  order: Order | undefined
  /** The customer's message, where it was pasted. */
  message?: Message
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
export function OrderRow({ tab, order: loaded, message, isDone, isOpenAtFirst, onToggle, isNext }: Props) {
  const id = useId()
  const shop = useShop()
  const marks = useMarks()
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
          <WarnedBox order={order} />
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
          <OrderFields form={form} id={`${id}-form`} />
          {order && <Details order={order} form={form} onDone={onDone} />}
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

const WHAT_REMAINS =
  'Day, pack, jars, rupees and lot of a sale stay in the accounts; its reference, note and source go.'

type DetailsProps = { order: Order; form: OrderForm; onDone: () => void }

/** What else can be done with an order, and the replies to its customer. */
function Details({ order, form, onDone }: DetailsProps) {
  const { erase } = useMarks()
  const status = order.status !== 'cancelled' ? 'cancelled' : order.clicked_at ? 'clicked' : undefined
  return (
    <>
      <div className="foot">
        {status && (
          <SmallButton busy={form.busy} onClick={() => void form.change({ status })}>
            <span>{status === 'clicked' ? 'Reopen' : form.isSold ? 'Cancel sale' : 'Mark not sold'}</span>
          </SmallButton>
        )}
        <div className="ml-auto">
          <DeleteButton
            name={`the order ${order.reference ?? ''}`}
            label="Erase for good"
            remove={() => erase(order)}
            remains={form.isSold && WHAT_REMAINS}
            onDone={onDone}
          />
        </div>
      </div>
      <Replies order={order} form={form} title={nameOf(order)} />
    </>
  )
}

/** Whether the owner has warned the customer of an order of a recalled lot. */
function WarnedBox({ order }: { order: Order }) {
  const marks = useMarks()
  const isWarned = order.warned_at !== null
  const [busy, change] = useAction(async () => {
    const problem = await marks.change(order, { warned: !isWarned })
    if (problem) showFailure('Not saved', problem.text)
  })
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2">
      <input type="checkbox" checked={busy !== isWarned} onChange={change} className="size-5.5 accent-leaf" />
      <span>
        Warned<span className="sr-only"> {order.reference}</span>
      </span>
    </label>
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
  if (next) next.focus()
  else list?.focus({ preventScroll: true })
}
